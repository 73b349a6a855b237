import { type Cell, distance } from "../geometry/cell";
import { modulo } from "../geometry/topology";
import { isArrow, walk } from "../geometry/walk";
import type { Desk } from "./hand";
import { tap } from "./selection";

export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** What a key on the board asks for. */
export type KeyMeaning =
  | { readonly kind: "go"; readonly to: Cell }
  | { readonly kind: "press" }
  | { readonly kind: "putDown" };

/** `current` is the cell in focus, `home` the tip of the own camp, `movable` the men that can move. */
export interface KeyPlace {
  readonly desk: Pick<Desk, "place" | "selection" | "landings">;
  readonly current: Cell;
  readonly home: Cell | null;
  readonly movable: readonly Cell[];
}

export function meaningOf({ key, code, shiftKey }: Key, at: KeyPlace): KeyMeaning | null {
  const { board, turn } = at.desk.place;
  if (isArrow(key)) return { kind: "go", to: walk(board, at.current, { key, shift: shiftKey }, turn) };
  if (key === "Enter" || key === " ") return { kind: "press" };
  if (key === "Escape") return at.desk.selection.picked ? { kind: "putDown" } : null;
  if (key === "Home") return at.home ? { kind: "go", to: at.home } : null;
  // The code, too: a Chinese keyboard writes 【 and 】 on these keys.
  if (key === "]" || code === "BracketRight") return round(at, 1);
  if (key === "[" || code === "BracketLeft") return round(at, -1);
  return null;
}

/** Round the landings of the held man, nearest first; with none held, round the men that can move. */
function round({ desk, current, movable }: KeyPlace, by: 1 | -1): KeyMeaning | null {
  const { picked } = desk.selection;
  const cells = picked ? nearestFirst(desk, picked) : [...movable];
  if (cells.length === 0) return null;
  const now = cells.indexOf(current);
  const next = now < 0 ? (by > 0 ? 0 : cells.length - 1) : modulo(now + by, cells.length);
  return { kind: "go", to: cells[next] ?? current };
}

function nearestFirst({ place, landings }: KeyPlace["desk"], from: Cell): Cell[] {
  const far = (cell: Cell) => Math.round(distance(place.board.at(from, 0), place.board.at(cell, 0)));
  return [...landings].sort(
    (a, b) => far(a) - far(b) || place.board.cells.indexOf(a) - place.board.cells.indexOf(b),
  );
}

/** Enter on a cell: the path of a landing in focus is seen already, so it needs no second press. */
export const pressKey = (desk: Desk, cell: Cell) =>
  tap(desk.selection, cell, { ...desk.table, lookFirst: false });
