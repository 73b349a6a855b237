import type { Cell } from "../geometry/cell";
import type { Topology } from "../geometry/topology";

/** A legal move as the server lists it. The board knows no rules: it offers what it was given. */
export interface LegalMove {
  readonly from: Cell;
  readonly to: Cell;
  readonly text: string;
  readonly trail: readonly Cell[];
  /** An item takes the man there, not his feet. */
  readonly by?: "wing" | "swap";
  /** The men that come off for it (R9.3). */
  readonly captured?: readonly Cell[];
}

/** A move that a rule forbids, and the code of that rule's refusal. */
export interface Barred {
  readonly from: Cell;
  readonly to: Cell;
  readonly code: string;
}

/** The moves of each man by the cell they end on. A move is its start and its end (R2.4). */
export type Offers = ReadonlyMap<Cell, ReadonlyMap<Cell, LegalMove>>;

export function offersOf(moves: readonly LegalMove[]): Offers {
  const offers = new Map<Cell, Map<Cell, LegalMove>>();
  for (const move of moves) {
    const ofMan = offers.get(move.from) ?? new Map<Cell, LegalMove>();
    offers.set(move.from, ofMan);
    if (!ofMan.has(move.to)) ofMan.set(move.to, move);
  }
  return offers;
}

/** Whether a leg of a trail is a hop: a step ends next to where it began. */
export const isHop = (board: Topology, from: Cell, to: Cell): boolean => !board.areNeighbours(from, to);

/** The hops of a trail; a single step has none. */
export function hopsOf(board: Topology, trail: readonly Cell[]): number {
  return trail.slice(1).filter((to, i) => isHop(board, trail[i] ?? to, to)).length;
}
