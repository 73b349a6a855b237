import type { Cell, Point, Seat } from "../geometry/cell";
import type { Topology } from "../geometry/topology";
import { BOW, crest, type Leg } from "../motion/flight";
import type { Act } from "../text/acts";
import { isHop } from "../text/moves";
import { pair, seatClass, svg } from "./svg";

export interface Trail {
  readonly seat: Seat;
  readonly cells: readonly Cell[];
  /** The men that came off for it (R9.3). */
  readonly captured?: readonly Cell[];
  /** What the turn did besides walking, in a game with items; then the cells alone do not say it. */
  readonly acts?: readonly Act[];
}

/** The arc of a man who flies; who changes places with him bows the other way. */
export function arcOf(board: Topology, from: Cell, to: Cell, turn: number, bow = BOW): Leg {
  return { from: board.at(from, turn), to: board.at(to, turn), hop: false, bow };
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

/** A hop bows by 17 % of its length, towards the top of the screen; a flight in its own arc. */
function bow(leg: Leg): string {
  const by = leg.bow ?? (leg.hop ? 0.17 : 0);
  return by === 0 ? `L${pair(leg.to)}` : `Q${pair(crest(leg, by))} ${pair(leg.to)}`;
}

export function dot(name: string, { x, y }: Point, r: number): SVGCircleElement {
  return svg("circle", { class: name, cx: x, cy: y, r });
}
