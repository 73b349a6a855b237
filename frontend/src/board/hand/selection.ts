import type { Free } from "../config";
import type { Cell } from "../geometry/cell";
import type { LegalMove } from "../text/moves";

/** What the hand holds. It knows cells only, so a redraw between two clicks changes nothing. */
export interface Selection {
  readonly picked: Cell | null;
  /** The landing whose path is shown and waits for a second tap ("look first, then go"). */
  readonly looked: Cell | null;
  /** Picked by the very press that still goes on: its release must not put the man down. */
  readonly fresh: boolean;
}

export const NOTHING_HELD: Selection = { picked: null, looked: null, fresh: false };

/** What the selection may ask about the board. */
export interface Table {
  readonly owns: (cell: Cell) => boolean;
  readonly move: (from: Cell, to: Cell) => LegalMove | undefined;
  readonly lookFirst: boolean;
  /** Whether a cell may be chosen for an item; then no man is picked up. */
  readonly aims?: (cell: Cell) => boolean;
  /** A position is being set up: every man is owned, and every cell a move. */
  readonly free?: Free | null;
}

export type Outcome =
  | { readonly kind: "nothing" }
  | { readonly kind: "picked"; readonly cell: Cell }
  | { readonly kind: "putDown"; readonly cell: Cell }
  | { readonly kind: "looked"; readonly cell: Cell }
  | { readonly kind: "aimed"; readonly cell: Cell }
  | { readonly kind: "off"; readonly cell: Cell }
  | { readonly kind: "moved"; readonly move: LegalMove }
  /** A cell that is nothing now: no landing, no man to pick up, not for the item. */
  | { readonly kind: "missed"; readonly cell: Cell };

export interface Answer {
  readonly selection: Selection;
  readonly outcome: Outcome;
}

const stay = (selection: Selection): Answer => ({ selection, outcome: { kind: "nothing" } });
const pick = (cell: Cell, fresh: boolean): Answer => ({
  selection: { picked: cell, looked: null, fresh },
  outcome: { kind: "picked", cell },
});
const aim = (cell: Cell): Answer => ({ selection: NOTHING_HELD, outcome: { kind: "aimed", cell } });
const go = (move: LegalMove): Answer => ({ selection: NOTHING_HELD, outcome: { kind: "moved", move } });

/** The mouse button goes down, or a drag begins: an own man comes up at once. */
export function press(held: Selection, cell: Cell | null, table: Table): Answer {
  const picks = cell !== null && cell !== held.picked && table.owns(cell);
  return picks ? pick(cell, true) : stay({ ...held, fresh: false });
}

/** A whole click, tap or Enter: pick, change, drop, put down. Elsewhere does nothing. */
export function tap(held: Selection, cell: Cell | null, table: Table): Answer {
  if (cell === null) return stay({ ...held, fresh: false });
  if (table.free === "place") return aim(cell);
  if (held.picked === null && table.aims?.(cell)) {
    return table.lookFirst && held.looked !== cell ? look(held, cell) : aim(cell);
  }
  if (cell === held.picked) return held.fresh ? stay({ ...held, fresh: false }) : putDown(held);
  if (table.free && table.owns(cell)) return pick(cell, false);
  const move = held.picked === null ? undefined : table.move(held.picked, cell);
  if (move) return table.lookFirst && held.looked !== cell ? look(held, move.to) : go(move);
  return table.owns(cell) ? pick(cell, false) : miss(held, cell);
}

/**
 * The end of a drag: back on its own cell the man stays in the hand, off the destinations he goes back; while a position is
 * set up, off the board he is gone.
 */
export function drop(held: Selection, cell: Cell | null, table: Table): Answer {
  if (held.picked === null) return stay(held);
  if (cell === held.picked) return table.free === "place" ? putDown(held) : stay({ ...held, fresh: false });
  if (cell === null && table.free)
    return { selection: NOTHING_HELD, outcome: { kind: "off", cell: held.picked } };
  const move = cell === null ? undefined : table.move(held.picked, cell);
  return move ? go(move) : putDown(held);
}

/** Esc, a right click, or the held man tapped again. */
export function putDown(held: Selection): Answer {
  if (held.picked === null) return stay(NOTHING_HELD);
  return { selection: NOTHING_HELD, outcome: { kind: "putDown", cell: held.picked } };
}

/** After anything changed on the board: what is held stays held as long as it is there to be held. */
export function renew(held: Selection, table: Table): Selection {
  const aims = held.picked === null && held.looked !== null && table.aims?.(held.looked);
  if (aims) return held;
  if (held.picked === null || !table.owns(held.picked)) return NOTHING_HELD;
  const looks = held.looked !== null && table.move(held.picked, held.looked);
  return looks ? held : { ...held, looked: null };
}

const miss = (selection: Selection, cell: Cell): Answer => ({
  selection,
  outcome: { kind: "missed", cell },
});

function look(held: Selection, cell: Cell): Answer {
  return { selection: { ...held, looked: cell, fresh: false }, outcome: { kind: "looked", cell } };
}
