import type { BoardName, Seat } from "../board";
import type { Game, Result, SeatInfo } from "../game/wire";

/** What a right record comes to, and the game that it tells. */
export interface Checked {
  readonly position: string;
  readonly plies: number;
  readonly result: Result | null;
  readonly game: {
    readonly board: BoardName;
    readonly players: number;
    readonly men: number;
    readonly options: Readonly<Record<string, unknown>>;
    readonly first: Seat;
    readonly start: string;
    readonly round: number;
    readonly seats: readonly Pick<SeatInfo, "seat" | "name" | "team" | "menHome" | "state" | "rank">[];
    readonly turns: readonly {
      readonly ply: number;
      readonly round: number;
      readonly seat: Seat;
      readonly move: string;
      readonly trail: readonly string[];
    }[];
    readonly departures: readonly { readonly ply: number; readonly seat: Seat; readonly kind: string }[];
  };
}

/** Where a record is wrong: a line and a column, from 1, and how many turns were right before. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly ply: number;
  readonly reason: string;
}

/** The most that the server reads. */
export const LARGEST = 1024 * 1024;

export type Verdict =
  | { readonly kind: "right"; readonly checked: Checked }
  | { readonly kind: "wrong"; readonly fault: Fault }
  | { readonly kind: "large" | "unreachable" };

/** Has the server play a record through. It keeps nothing of it. */
export async function check(text: string): Promise<Verdict> {
  if (new Blob([text]).size > LARGEST) return { kind: "large" };
  try {
    const answer = await fetch("/api/v1/records", {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "text/plain" },
      body: text,
    });
    const said = await answer.json();
    if (answer.ok) return { kind: "right", checked: said as Checked };
    if (said.code === "illegalRecord") return { kind: "wrong", fault: said as Fault };
    return { kind: answer.status === 413 ? "large" : "unreachable" };
  } catch {
    return { kind: "unreachable" };
  }
}

/** The game as the parts of the page of a game know it: one that is over. */
export function gameOf({ position, plies, result, game }: Checked): Game {
  const { board, players, men, options, first, round, seats, turns, departures } = game;
  return {
    ...{ id: "", version: plies, status: "ended", board, players, men, options, position, first, round },
    ...{ ply: plies, toMove: null, offers: [], result, rematch: null, inviteUrl: null },
    seats: seats.map((seat) => ({ ...seat, kind: "named", present: true })),
    turns: turns.map((turn) => ({ ...turn, version: turn.ply + 1 })),
    events: departures.map((left) => ({ ...left, version: left.ply + 1 })),
  };
}

/** Where in a text a line and a column are, and where the word there ends. */
export function placeOf(text: string, { line, column }: Fault): { start: number; end: number } {
  const before = text.split("\n").slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  const word = /^\S+/.exec(text.slice(start))?.[0].length ?? 0;
  return { start: Math.min(start, text.length), end: Math.min(start + word, text.length) };
}
