import { readPosition, type Seat, topology } from "../board";
import type { Frames } from "./frames";
import { departures } from "./state";
import type { Game, Turn } from "./wire";

/** How far everybody still had to go when a round was over; round 0 is the start. */
export interface Mark {
  readonly round: number;
  /** Turns taken until then. */
  readonly ply: number;
  /** Who has left has no distance any more. */
  readonly left: Readonly<Partial<Record<Seat, number>>>;
}

/** A chain of so many hops is a long one. */
const LONG = 6;

/** The remaining distance of each seat after every round (R5.1). */
export function distances(game: Game, frames: Frames): Mark[] {
  const turns = game.turns ?? [];
  const last = turns.at(-1)?.round ?? 0;
  const marks: Mark[] = [];
  let ply = 0;
  for (let round = (turns[0]?.round ?? 1) - 1; round <= last; round++) {
    while ((turns[ply]?.round ?? Number.POSITIVE_INFINITY) <= round) ply++;
    marks.push({ round, ply, left: leftAt(game, frames, ply) });
  }
  return marks;
}

/** The same after so many turns. */
export function leftAt(game: Game, frames: Frames, ply: number): Mark["left"] {
  const position = readPosition(frames.at(game, ply));
  if ("unreadable" in position) return {};
  const board = topology(game.board);
  const gone = new Set(departures(game).flatMap((event) => (event.ply <= ply ? [event.seat] : [])));
  return Object.fromEntries(
    game.seats
      .filter(({ seat }) => !gone.has(seat))
      .map(({ seat }) => {
        const own = [...position.men].filter(([, of]) => of === seat).map(([cell]) => cell);
        return [seat, board.remaining(seat, game.men, own)];
      }),
  );
}

/** The long chains of a game, by who made them and when. */
export const longHops = (game: Game): Turn[] =>
  (game.turns ?? []).filter(({ move, trail }) => move.includes(":") && trail.length > LONG);

/** Where in the rounds so many turns lie, by their number: 2.5 is halfway through round 3. */
export function places({ turns = [] }: Pick<Game, "turns">): number[] {
  const count = new Map<number, number>();
  for (const { round } of turns) count.set(round, (count.get(round) ?? 0) + 1);
  const taken = new Map<number, number>();
  const start = (turns[0]?.round ?? 1) - 1;
  return [
    start,
    ...turns.map(({ round }) => {
      const so = (taken.get(round) ?? 0) + 1;
      taken.set(round, so);
      return round - 1 + so / (count.get(round) ?? 1);
    }),
  ];
}

/** The number of turns that lie nearest to a place. */
export function nearestPly(all: readonly number[], place: number): number {
  let best = 0;
  for (const [ply, each] of all.entries())
    if (Math.abs(each - place) < Math.abs((all[best] ?? 0) - place)) best = ply;
  return best;
}
