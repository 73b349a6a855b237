import { readPosition, type Trail, writePosition } from "../board";
import { departures, turnAt } from "./state";
import type { Game, Turn } from "./wire";

/** The positions a game went through, by the number of turns taken. */
export class Frames {
  readonly #start: string;
  #key = "";
  #texts: string[] = [];

  constructor(start: string) {
    this.#start = start;
  }

  at(game: Game, ply: number): string {
    if (ply >= game.ply) return game.position;
    const key = `${game.turns?.length} ${departures(game).length}`;
    if (key !== this.#key) {
      this.#key = key;
      this.#texts = run(this.#start, game);
    }
    return this.#texts[Math.max(0, ply)] ?? game.position;
  }

  /** The last way a man went before so many turns were over. */
  trailBefore(game: Game, ply: number): Trail | null {
    for (let before = ply - 1; before >= 0; before--) {
      const turn = turnAt(game, before);
      if (!turn) return null;
      if (turn.trail.length > 1) return { seat: turn.seat, cells: turn.trail };
    }
    return null;
  }
}

/** The position after a man went along a trail and the captured came off. */
export function moved(text: string, trail: readonly string[], captured: readonly string[] = []): string {
  const position = readPosition(text);
  const [from, to] = [trail[0], trail.at(-1)];
  if ("unreadable" in position || from === undefined || to === undefined) return text;
  const men = new Map(position.men);
  const seat = men.get(from);
  men.delete(from);
  if (seat) men.set(to, seat);
  for (const cell of captured) men.delete(cell);
  return writePosition({ ...position, men });
}

/** The position with the seat and the round of the turn that is taken in it. */
function withTurn(text: string, { seat, round }: Turn): string {
  return [...text.split(" ").slice(0, 2), seat, round].join(" ");
}

/** The position without the men of a seat: those who leave take theirs along (R3.3). */
function lifted(text: string, seat: string | null): string {
  const position = readPosition(text);
  if ("unreadable" in position) return text;
  return writePosition({ ...position, men: new Map([...position.men].filter(([, of]) => of !== seat)) });
}

function run(start: string, game: Game): string[] {
  const gone = departures(game);
  let now = start;
  const texts: string[] = [];
  for (let ply = 0; ply <= game.ply; ply++) {
    for (const event of gone) if (event.ply === ply) now = lifted(now, event.seat);
    const next = turnAt(game, ply);
    texts.push(next ? withTurn(now, next) : now);
    now = moved(now, next?.trail ?? [], next?.captured);
  }
  return texts;
}
