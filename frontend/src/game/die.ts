import type { Seat } from "../board";
import { set } from "./dom";
import { turnAt } from "./state";
import type { View } from "./view";

const SVG = "http://www.w3.org/2000/svg";
const LOW = 6.5;
const MIDDLE = 12;
const HIGH = 17.5;
type Spot = readonly [number, number];
const CENTRE: readonly Spot[] = [[MIDDLE, MIDDLE]];
const RISING: readonly Spot[] = [
  [LOW, HIGH],
  [HIGH, LOW],
];
const FALLING: readonly Spot[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const SIDES: readonly Spot[] = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];

/** Where the pips of a face lie. */
export const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  1: CENTRE,
  2: RISING,
  3: [...CENTRE, ...RISING],
  4: [...RISING, ...FALLING],
  5: [...CENTRE, ...RISING, ...FALLING],
  6: [...RISING, ...FALLING, ...SIDES],
};

/** The die of a seat: of the turn under way, or of the one looked back at (R9.1). */
export function dieOf({ game, replay }: Pick<View, "game" | "replay">, seat: Seat): number | null {
  if (replay.at === null) return game.toMove === seat ? (game.die ?? null) : null;
  const turn = turnAt(game, replay.ply);
  return turn?.seat === seat ? (turn.die ?? null) : null;
}

/** A die that shows this face, drawn in 24 × 24; the single pip is red, as on Chinese dice. */
export function drawDie(face: number): SVGSVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  set(drawing, { viewBox: "0 0 24 24", "aria-hidden": "true", class: face === 1 ? "one" : "several" });
  drawing.append(shape("rect", { x: 1.5, y: 1.5, width: 21, height: 21, rx: 5 }));
  for (const [cx, cy] of SPOTS[face] ?? [])
    drawing.append(shape("circle", { cx, cy, r: face === 1 ? 3.2 : 2.3 }));
  return drawing;
}

function shape(name: string, attributes: Readonly<Record<string, number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  set(made, attributes);
  return made;
}
