import { isBoardName, topology } from "../geometry/boards";
import { type BoardName, type Cell, isSeat, type Seat } from "../geometry/cell";

/** A roadblock or a road-mender lying on the board. */
export type Item = "x" | "o";

/** What a position text says (N2). */
export interface Position {
  readonly board: BoardName;
  readonly men: ReadonlyMap<Cell, Seat>;
  readonly items: ReadonlyMap<Cell, Item>;
  /** Nobody once the game is over. */
  readonly toMove: Seat | null;
  readonly round: number;
}

/** The field of a text that can't be read. */
export interface Unreadable {
  readonly unreadable: "fields" | "board" | "ranks" | "seat" | "round";
}

export const isReadable = (read: Position | Unreadable): read is Position => !("unreadable" in read);

/** The round's number as texts have it: 1 to 9999. */
export const isRound = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text);

export function readPosition(text: string): Position | Unreadable {
  const [name = "", ranks = "", seat = "", round = "", ...more] = text.split(" ");
  if (!round || more.length > 0) return { unreadable: "fields" };
  if (!isBoardName(name)) return { unreadable: "board" };
  const { seats } = topology(name);
  const contents = readRanks(name, ranks);
  if (!contents) return { unreadable: "ranks" };
  if (seat !== "-" && !(seats as readonly string[]).includes(seat)) return { unreadable: "seat" };
  if (!isRound(round)) return { unreadable: "round" };
  return { board: name, ...contents, toMove: isSeat(seat) ? seat : null, round: Number(round) };
}

/** For texts that come from the server: there an unreadable one is a fault of ours. */
export function positionOf(text: string): Position {
  const read = readPosition(text);
  if (isReadable(read)) return read;
  throw new Error(`position text: ${read.unreadable} in "${text}"`);
}

function readRanks(name: BoardName, text: string): Pick<Position, "men" | "items"> | null {
  const board = topology(name);
  const men = new Map<Cell, Seat>();
  const items = new Map<Cell, Item>();
  const ranks = text.split("/");
  if (ranks.length !== board.ranks.length) return null;
  for (const [i, cells] of board.ranks.entries()) {
    const signs = ranks[i]?.match(/[1-9]\d*|[A-Fxo]/g) ?? [];
    if (signs.join("") !== ranks[i]) return null;
    let at = 0;
    for (const sign of signs) {
      const cell = cells[at] ?? "";
      if (sign === "x" || sign === "o") items.set(cell, sign);
      else if (isSeat(sign)) {
        if (!board.seats.includes(sign)) return null;
        men.set(cell, sign);
      }
      at += /\d/.test(sign) ? Number(sign) : 1;
    }
    if (at !== cells.length) return null;
  }
  return { men, items };
}

export function writePosition(position: Position): string {
  const ranks = topology(position.board).ranks.map((cells) =>
    cells
      .map((cell) => position.men.get(cell) ?? position.items.get(cell) ?? ".")
      .join("")
      .replace(/\.+/g, (empty) => `${empty.length}`),
  );
  return `${position.board} ${ranks.join("/")} ${position.toMove ?? "-"} ${position.round}`;
}

/** The position with one man carried along a trail and the captured gone, whoever's turn it is then. */
export function carried(
  position: Position,
  trail: readonly Cell[],
  captured: readonly Cell[] = [],
): Position {
  const [from, to] = [trail[0], trail.at(-1)];
  const men = new Map(position.men);
  const seat = from === undefined ? undefined : men.get(from);
  if (from === undefined || to === undefined || !seat) return position;
  men.delete(from);
  men.set(to, seat);
  for (const cell of captured) men.delete(cell);
  return { ...position, men };
}
