import { short, svg } from "./svg";

const CURVES = 8;

/** The growth lines of one plank, the same every time. Lines of one weight share an element. */
export function grain(width: number, height: number, plank: number): SVGGElement {
  const chance = dice(9 * plank);
  const ways = Array.from({ length: CURVES }, () => "");
  for (let y = -height / 2 - 60; y < height / 2 + 60; y += 5 + chance() * 9) {
    const weight = Math.floor(chance() * CURVES);
    ways[weight] += growthLine(y, width, height, chance() * 0.5);
  }
  const paths = ways.map((d, i) =>
    svg("path", { d, "stroke-width": 0.5 + ((i * 5) % CURVES) / 5, opacity: 0.1 + i * 0.03 }),
  );
  return svg("g", { class: "grain" }, ...paths);
}

function growthLine(y: number, width: number, height: number, phase: number): string {
  let way = "";
  let last: [number, number] | undefined;
  for (let x = -width / 2 - 40; x <= width / 2 + 80; x += 40) {
    const u = x / width;
    const knot = 46 * Math.exp(-((u + 0.12) ** 2) / 0.05) * Math.sin((y / height) * 2.4 + 0.4);
    const wave = 7 * Math.sin(u * 9 + y * 0.012 + phase) + 3 * Math.sin(u * 23 + y * 0.05);
    const next: [number, number] = [Math.round(x), short(y + knot + wave)];
    way += last
      ? `Q${last[0]} ${last[1]} ${short((last[0] + next[0]) / 2)} ${short((last[1] + next[1]) / 2)}`
      : `M${next[0]} ${next[1]}`;
    last = next;
  }
  return way;
}

/** A small generator with a fixed seed: every board is cut from the same tree. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
