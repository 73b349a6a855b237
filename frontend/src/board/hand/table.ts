import type { Told } from "../config";
import type { Cell, Seat } from "../geometry/cell";
import type { Topology } from "../geometry/topology";
import type { LegalMove, Offers } from "../text/moves";
import type { Position } from "../text/position";
import type { Table } from "./selection";

/** What lies on the table, and what the page said of it. */
export interface Lies {
  readonly told: Told;
  readonly position: Position;
  readonly board: Topology;
}

/** What the hand may take up there, and where it may go. */
export function tableOf({ told, position }: Lies, offers: Offers): Table {
  const { aim, free, movable, pickable, lookFirst } = told;
  const owns = (cell: Cell) =>
    aim === null &&
    movable !== null &&
    position.men.get(cell) === movable &&
    pickable?.includes(cell) !== false;
  return {
    owns: free ? (cell) => position.men.has(cell) : owns,
    move: (from, to) => (free ? freely(from, to) : offers.get(from)?.get(to)),
    lookFirst,
    aims: (cell) => aim?.cells.includes(cell) === true,
    free,
  };
}

/** The cells that keys go round while no man is held. */
export function goneRound({ told, position, board }: Lies, offers: Offers): readonly Cell[] {
  if (told.free) return board.cells.filter((cell) => position.men.has(cell));
  return told.aim?.cells ?? told.pickable ?? [...offers.keys()];
}

/** Whose man the hand holds. */
export function holder({ told, position }: Lies, picked: Cell | null): Seat | null {
  return told.free && picked ? (position.men.get(picked) ?? null) : told.movable;
}

/** By no rule at all. */
const freely = (from: Cell, to: Cell): LegalMove | undefined =>
  from === to ? undefined : { from, to, text: "", trail: [from, to] };
