import type { Cell, Seat } from "../geometry/cell";
import { isSeat } from "../geometry/cell";
import { carried, type Item, type Position } from "./position";

/** The two items that lie on the board for a while. */
export type Block = "roadblock" | "roadMender";

/** One thing that a turn with items did on the board (R8). */
export type Act =
  | { readonly kind: "walked"; readonly trail: readonly Cell[] }
  | { readonly kind: "placed"; readonly item: Block; readonly cell: Cell }
  | { readonly kind: "wing"; readonly from: Cell; readonly to: Cell }
  | { readonly kind: "swap"; readonly from: Cell; readonly to: Cell }
  | {
      readonly kind: "dealt";
      readonly cell: Cell;
      readonly cells: readonly Cell[];
      /** What the cells held, a sign each (N3), and hold now. */
      readonly before: string;
      readonly after: string;
    }
  /** A whirlwind that is called, and has not dealt yet. */
  | { readonly kind: "stirs"; readonly cell: Cell; readonly cells: readonly Cell[] }
  | { readonly kind: "expired"; readonly item: Block; readonly cell: Cell };

export type ActOf<K extends Act["kind"]> = Extract<Act, { readonly kind: K }>;

export const signOf = (item: Block): Item => (item === "roadblock" ? "x" : "o");

/** The position after it. */
export function acted(position: Position, act: Act): Position {
  switch (act.kind) {
    case "walked":
      return carried(position, act.trail);
    case "wing":
      return carried(position, [act.from, act.to]);
    case "swap":
      return swapped(position, act);
    case "placed":
      return { ...position, items: new Map(position.items).set(act.cell, signOf(act.item)) };
    case "expired":
      return { ...position, items: without(position.items, act.cell) };
    case "dealt":
      return dealt(position, act);
    case "stirs":
      return position;
  }
}

export const actedAll = (position: Position, acts: readonly Act[]): Position => acts.reduce(acted, position);

/** How many acts at the beginning of both are the same: those that are shown already. */
export function shared(shown: readonly Act[], acts: readonly Act[]): number {
  let count = 0;
  for (const act of acts) {
    const other = shown[count];
    if (!other || keyOf(other) !== keyOf(act)) break;
    count += 1;
  }
  return count;
}

/** A move is its start and its end (R2.4), whichever way it was shown. */
function keyOf(act: Act): string {
  if (act.kind === "walked") return `walked ${act.trail[0]} ${act.trail.at(-1)}`;
  if (act.kind === "placed" || act.kind === "expired") return `${act.kind} ${act.item} ${act.cell}`;
  if (act.kind === "wing" || act.kind === "swap") return `${act.kind} ${act.from} ${act.to}`;
  return `${act.kind} ${act.cell}`;
}

function swapped(position: Position, { from, to }: { readonly from: Cell; readonly to: Cell }): Position {
  const [own, other] = [position.men.get(from), position.men.get(to)];
  if (!own || !other) return position;
  return { ...position, men: new Map(position.men).set(from, other).set(to, own) };
}

function dealt(position: Position, { cells, after }: ActOf<"dealt">): Position {
  const men = new Map(position.men);
  for (const [i, cell] of cells.entries()) {
    const sign = after[i] ?? ".";
    if (isSeat(sign)) men.set(cell, sign);
    else men.delete(cell);
  }
  return { ...position, men };
}

function without(items: ReadonlyMap<Cell, Item>, cell: Cell): ReadonlyMap<Cell, Item> {
  const left = new Map(items);
  left.delete(cell);
  return left;
}

/** The man of a whirlwind and where it takes him. Men of one seat are alike: each goes to one of the places of his seat. */
export interface Dealing {
  readonly seat: Seat;
  readonly from: Cell;
  readonly to: Cell;
}

export function dealings({ cells, before, after }: ActOf<"dealt">): Dealing[] {
  const places = new Map<Seat, Cell[]>();
  for (const [i, cell] of cells.entries()) {
    const sign = after[i] ?? ".";
    if (isSeat(sign)) places.set(sign, [...(places.get(sign) ?? []), cell]);
  }
  return cells.flatMap((from, i) => {
    const sign = before[i] ?? ".";
    const to = isSeat(sign) ? places.get(sign)?.pop() : undefined;
    return isSeat(sign) && to ? [{ seat: sign, from, to }] : [];
  });
}
