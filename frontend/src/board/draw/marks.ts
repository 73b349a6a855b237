import type { Point, Seat } from "../geometry/cell";
import type { Topology } from "../geometry/topology";
import { hopsOf, type LegalMove } from "../text/moves";
import { put, seatClass, svg } from "./svg";

/** Where the man in hand may go: a step is a full dot, a hop a ring with a pale eye; a wing points up, a swap goes round. */
export function destination(board: Topology, seat: Seat, move: LegalMove, turn: number): SVGElement {
  const form = move.by ?? (hopsOf(board, move.trail) > 0 ? "hop" : "step");
  const { x, y } = board.at(move.to, turn);
  return svg("use", { class: `destination ${seatClass(seat)}`, href: `#mark-${form}`, x, y });
}

/** Where a rule forbids him to go: a cross. */
export const barredAt = (at: Point, seat: Seat): SVGElement =>
  svg("use", { class: `destination barred ${seatClass(seat)}`, href: "#mark-barred", x: at.x, y: at.y });

/** Four corners round a man that is to be told from the others. */
export function corners(at: Point, seat: Seat): SVGElement {
  const form = "M-19-11V-19H-11M11-19H19V-11M19 11V19H11M-11 19H-19V11";
  const place = `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`;
  const lines = ["corners-halo", "corners-line"].map((name) => svg("path", { class: name, d: form }));
  return svg("g", { class: `corners ${seatClass(seat)}`, transform: place }, ...lines);
}

/** A cross on a man that would be captured. */
export function taken({ x, y }: Point): SVGElement {
  const d = `M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`;
  return svg(
    "g",
    { class: "taken" },
    svg("path", { class: "taken-halo", d }),
    svg("path", { class: "taken-ink", d }),
  );
}

/** The pair of rings round the cell in focus. There is one pair, and it moves. */
export class FocusRing {
  readonly element = svg(
    "g",
    { class: "focus-ring", visibility: "hidden" },
    svg("circle", { class: "focus-gap", r: 20.4 }),
    svg("circle", { class: "focus-line", r: 20.4 }),
  );

  show(at: Point | null): void {
    if (at) put(this.element, { transform: `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})` });
    put(this.element, { visibility: at ? "visible" : "hidden" });
  }
}
