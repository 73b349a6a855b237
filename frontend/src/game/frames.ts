import { type Act, actedAll, readPosition, type Seat, type Trail, writePosition } from "../board";
import { hasItems, lyingAt } from "./items/held";
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
    // After turns were taken back as many others may stand.
    const key = `${game.turns?.length} ${game.turns?.at(-1)?.version} ${departures(game).length}`;
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
      const trail = trailOf(turn);
      // What only came off the board is no move to be marked.
      const isMove = trail?.acts?.some(({ kind }) => kind !== "expired") ?? true;
      if (trail && isMove) return trail;
    }
    return null;
  }
}

/** What a turn showed: a way, or with items one thing after the other; null for a pass that changed nothing. */
export function trailOf({ seat, trail, effects = [], captured = [] }: Turn): Trail | null {
  const plain = effects.length === 0 || (effects.length === 1 && effects[0]?.kind === "walked");
  if (!plain) return { seat, cells: trail, acts: effects };
  return trail.length > 1 ? walkOf(seat, trail, captured) : null;
}

/** The way of a man, and who came off for it. */
export const walkOf = (seat: Seat, cells: readonly string[], captured: readonly string[] = []): Trail => ({
  ...{ seat, cells },
  ...(captured.length > 0 ? { captured } : {}),
});

/** What a trail did, thing by thing. */
export const actsOfTrail = ({ cells, acts }: Trail): readonly Act[] =>
  acts ?? (cells.length > 1 ? [{ kind: "walked", trail: cells }] : []);

/** The position after these things. */
export function actedOn(text: string, acts: readonly Act[]): string {
  const position = readPosition(text);
  return "unreadable" in position || acts.length === 0 ? text : writePosition(actedAll(position, acts));
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

/** Without what those who left had laid on the board (R8). */
function cleared(text: string, game: Game, ply: number): string {
  const position = readPosition(text);
  if ("unreadable" in position) return text;
  const lying = new Set(lyingAt(game, ply).map(({ cell }) => cell));
  return writePosition({
    ...position,
    items: new Map([...position.items].filter(([cell]) => lying.has(cell))),
  });
}

function run(start: string, game: Game): string[] {
  const gone = departures(game);
  let now = start;
  const texts: string[] = [];
  for (let ply = 0; ply <= game.ply; ply++) {
    for (const event of gone) if (event.ply === ply) now = lifted(now, event.seat);
    if (gone.length > 0 && hasItems(game)) now = cleared(now, game, ply);
    const turn = turnAt(game, ply);
    texts.push(turn ? withTurn(now, turn) : now);
    const acts = turn && trailOf(turn)?.acts;
    now = acts ? actedOn(now, acts) : moved(now, turn?.trail ?? [], turn?.captured);
  }
  return texts;
}
