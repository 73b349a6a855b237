import { type Cell, distance, P, type Point } from "./cell";
import type { Topology } from "./topology";

/** How far from a cell's middle a hand may land and still mean it. */
export const REACH = {
  /** A mouse means what it points at: this just covers the corners between three cells. */
  mouse: 0.58 * P,
  finger: 0.9 * P,
  drop: 0.7 * P,
} as const;

export interface Place {
  readonly board: Topology;
  readonly turn: number;
}

/** The cell nearest to a point, of all cells or of some, if one is within reach. */
export function nearest(
  { board, turn }: Place,
  point: Point,
  reach: number,
  among = board.cells,
): Cell | null {
  let best: Cell | null = null;
  let least = reach;
  for (const cell of among) {
    const away = distance(board.at(cell, turn), point);
    if (away <= least) [best, least] = [cell, away];
  }
  return best;
}
