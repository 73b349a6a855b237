import { topology } from "../geometry/boards";
import { type Cell, distance, type Seat } from "../geometry/cell";
import type { Position } from "./position";

export interface Shift {
  readonly seat: Seat;
  readonly from: Cell;
  readonly to: Cell;
}

export function sameMen(a: Position, b: Position): boolean {
  return (
    a.board === b.board &&
    a.men.size === b.men.size &&
    [...a.men].every(([cell, seat]) => b.men.get(cell) === seat)
  );
}

/** Which men seem to have gone where between two positions: of each seat, the shortest ways first. */
export function shifts(before: Position, after: Position): Shift[] {
  if (before.board !== after.board) return [];
  const board = topology(before.board);
  const gone = [...before.men].filter(([cell, seat]) => after.men.get(cell) !== seat);
  const come = [...after.men].filter(([cell, seat]) => before.men.get(cell) !== seat);
  const pairs = gone.flatMap(([from, seat]) =>
    come
      .filter(([, other]) => other === seat)
      .map(([to]) => ({ seat, from, to, far: distance(board.at(from, 0), board.at(to, 0)) })),
  );
  const taken = new Set<Cell>();
  const left = new Set<Cell>();
  const found: Shift[] = [];
  for (const { seat, from, to } of pairs.sort((a, b) => a.far - b.far)) {
    if (left.has(from) || taken.has(to)) continue;
    left.add(from);
    taken.add(to);
    found.push({ seat, from, to });
  }
  return found;
}
