import type { Told } from "../config";
import type { Trail } from "../draw/trail";
import type { Cell, Seat } from "../geometry/cell";
import type { Topology } from "../geometry/topology";
import type { Act } from "../text/acts";
import { hopsOf, type LegalMove } from "../text/moves";
import type { Position } from "../text/position";
import { WORDS, type Words } from "./words";

/** What a sentence about the board may draw on. */
export interface Sight {
  readonly board: Topology;
  readonly told: Told;
  readonly position: Position;
  readonly picked: Cell | null;
  readonly landing: (cell: Cell) => LegalMove | undefined;
  readonly barred: (cell: Cell) => boolean;
}

export const wordsOf = (told: Told): Words => WORDS[told.lang];

/** Whose man it is; null is the one who listens. */
export function ownerOf(told: Told, seat: Seat): string | null {
  return seat === told.viewer ? null : (told.names[seat] ?? wordsOf(told).colours[seat]);
}

export function describe(cell: Cell, { board, told, position, picked, landing, barred }: Sight): string {
  const seat = position.men.get(cell) ?? null;
  const move = landing(cell);
  const block = told.blocks.find((each) => each.cell === cell);
  const owner = seat ?? block?.owner ?? null;
  return wordsOf(told).cell({
    cell,
    seat,
    owner: owner && ownerOf(told, owner),
    item: position.items.get(cell) ?? null,
    turnsLeft: block?.turnsLeft,
    landing: move ? (move.by ?? hopsOf(board, move.trail)) : null,
    captures: move?.captured?.length ?? 0,
    aim: told.aim?.cells.includes(cell) ? told.aim.item : null,
    barred: barred(cell),
    marked: seat !== null && told.marked.includes(cell) ? told.markWords : "",
    picked: cell === picked,
  });
}

/** A turn with items in words; of one's own only what one has not done oneself. */
export function describeActs(board: Topology, told: Told, seat: Seat, acts: readonly Act[]): string {
  const own = seat === told.viewer;
  const news = acts.filter(
    ({ kind }) => kind !== "stirs" && (!own || kind === "dealt" || kind === "expired"),
  );
  const hops = (act: Act) => (act.kind === "walked" ? hopsOf(board, act.trail) : 0);
  const words = wordsOf(told);
  return news.length === 0
    ? ""
    : words.acted(
        ownerOf(told, seat),
        news.map((act) => words.thing(act, hops(act))),
      );
}

export function describeMove(board: Topology, told: Told, { seat, cells, captured = [] }: Trail): string {
  const [from = "", to = ""] = [cells[0], cells.at(-1)];
  const who = ownerOf(told, seat);
  return wordsOf(told).moved({ who, from, to, hops: hopsOf(board, cells), captures: captured.length });
}
