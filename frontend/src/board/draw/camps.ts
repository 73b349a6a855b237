import type { Seat } from "../geometry/cell";
import type { Topology } from "../geometry/topology";
import { hullOutline, stairOutline } from "./outline";
import { seatClass, svg } from "./svg";

export interface CampPlan {
  /** Seats in play. A camp nobody starts from is only hinted at. */
  readonly seats: readonly Seat[];
  readonly men: number;
  readonly viewer: Seat | null;
}

/** The stains of the homes, and the borders of the targets in the colour of the seat that must fill them. */
export function camps(board: Topology, { seats, men, viewer }: CampPlan, turn: number) {
  const stains: SVGElement[] = [];
  const borders: SVGElement[] = [];
  for (const seat of board.seats) {
    const outline = (beyond: number) => {
      const points = board.home(seat, men).map((cell) => board.at(cell, turn));
      return board.shape.kind === "star" ? hullOutline(points, beyond) : stairOutline(points);
    };
    const isHome = seats.includes(seat);
    if (isHome) {
      stains.push(svg("path", { class: `home ${seatClass(seat)}`, d: outline(20) }));
      stains.push(svg("path", { class: `home-line ${seatClass(seat)}`, d: outline(20) }));
    } else stains.push(svg("path", { class: "empty-camp", d: outline(20) }));
    const comer = board.opposite(seat);
    if (!seats.includes(comer)) continue;
    const mine = comer === viewer ? "target mine" : "target";
    borders.push(svg("path", { class: `${mine} ${seatClass(comer)}`, d: outline(isHome ? 17 : 20) }));
  }
  return { stains, borders };
}
