import type { Cell, Point, Seat } from "../geometry/cell";
import type { Topology } from "../geometry/topology";
import type { Leg } from "../motion/flight";
import { isHop } from "../text/moves";
import { pair, seatClass, svg } from "./svg";

export interface Trail {
  readonly seat: Seat;
  readonly cells: readonly Cell[];
}

export function legsOf(board: Topology, cells: readonly Cell[], turn: number): Leg[] {
  return cells.slice(1).map((to, i) => {
    const from = cells[i] ?? to;
    return { from: board.at(from, turn), to: board.at(to, turn), hop: isHop(board, from, to) };
  });
}

/** A trail as a line of glass: hops bow, steps are straight; landings are open dots, the start a dashed ring. */
export function trailOf(seat: Seat, legs: readonly Leg[]): SVGGElement {
  const [first] = legs;
  if (!first) return svg("g");
  const d = `M${pair(first.from)}${legs.map(bow).join("")}`;
  const landings = legs.slice(1).map(({ from }) => dot("landing", from, 4.6));
  return svg(
    "g",
    { class: `trail ${seatClass(seat)}` },
    ...["trail-halo", "trail-ink", "trail-glass"].map((name) => svg("path", { class: name, d })),
    ...landings,
    dot("start", first.from, 9.4),
  );
}

/** A hop bows by 17 % of its length, towards the top of the screen. */
function bow({ from, to, hop }: Leg): string {
  if (!hop) return `L${pair(to)}`;
  const across = { x: to.y - from.y, y: from.x - to.x };
  const by = across.y > 0.01 ? -0.17 : 0.17;
  const middle = { x: (from.x + to.x) / 2 + across.x * by, y: (from.y + to.y) / 2 + across.y * by };
  return `Q${pair(middle)} ${pair(to)}`;
}

export function dot(name: string, { x, y }: Point, r: number): SVGCircleElement {
  return svg("circle", { class: name, cx: x, cy: y, r });
}
