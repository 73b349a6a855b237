import { type LegalMove, readPosition, type Seat, type Trail } from "../board";
import type { Api } from "./api";
import { moved, walkOf } from "./frames";
import { turnOrder } from "./record";
import type { Game, Problem } from "./wire";

/** Moves that somebody tries out from a position of a finished game: nobody else sees them and nothing keeps them. */
export interface Line {
  /** The turns of the game before it. */
  readonly from: number;
  readonly steps: readonly Step[];
}

export interface Step {
  /** The move that led here; none at the beginning. */
  readonly move: string | null;
  readonly trail: Trail | null;
  readonly position: string;
}

/** What the server says may be done in a position. */
interface Possible {
  readonly seat: Seat | null;
  readonly moves: readonly LegalMove[];
}

/** What is known of the moves; a problem of null is that no word came from the server at all. */
type Answer =
  | { readonly kind: "asking" }
  | { readonly kind: "known"; readonly possible: Possible | null }
  | { readonly kind: "failed"; readonly problem: Problem | null };

const ASKING: Answer = { kind: "asking" };

/** Moves that only differ in whom they capture, and the one that is looked at (R9.3). */
export interface Asked {
  readonly ways: readonly LegalMove[];
  readonly looked: LegalMove;
}

/** A line that is tried out by hand. The server says what is legal; rules that need history don't apply. */
export class Variation {
  readonly #api: Pick<Api, "post">;
  readonly #game: () => Game;
  readonly #changed: () => void;
  #line: Line | null = null;
  #answer: Answer = ASKING;
  #choice: Asked | null = null;
  #asked = 0;

  constructor(api: Pick<Api, "post">, game: () => Game, changed: () => void) {
    this.#api = api;
    this.#game = game;
    this.#changed = changed;
  }

  get line(): Line | null {
    return this.#line;
  }

  /** Where the line stands now. */
  get now(): Step | null {
    return this.#line?.steps.at(-1) ?? null;
  }

  get answer(): Answer {
    return this.#answer;
  }

  /** The seat to move and its moves, once they are known and there are any. */
  get possible(): Possible | null {
    return this.#answer.kind === "known" ? this.#answer.possible : null;
  }

  begin(from: number, position: string, trail: Trail | null): Promise<void> {
    return this.#go({ from, steps: [{ move: null, trail, position }] });
  }

  async play(seat: Seat, { text, trail: cells, captured }: LegalMove): Promise<void> {
    const [line, now] = [this.#line, this.now];
    if (!line || !now) return;
    const position = withNext(moved(now.position, cells, captured), this.#game());
    const trail = walkOf(seat, cells, captured);
    await this.#go({ ...line, steps: [...line.steps, { move: text, trail, position }] });
  }

  /** Several moves end where a man was put down: which one is looked at, until one is chosen. */
  get asked(): Asked | null {
    return this.#choice;
  }

  ask(ways: readonly LegalMove[]): void {
    const [first] = ways;
    if (first) this.look({ ways, looked: first });
  }

  look(choice: Asked | null): void {
    this.#choice = choice;
    this.#changed();
  }

  /** Takes the last move back; at the beginning the line is left. */
  async back(): Promise<void> {
    const line = this.#line;
    if (!line) return;
    if (line.steps.length < 2) this.leave();
    else await this.#go({ ...line, steps: line.steps.slice(0, -1) });
  }

  leave(): void {
    this.#asked++;
    this.#line = null;
    this.#choice = null;
    this.#answer = ASKING;
    this.#changed();
  }

  /** After a failure the same is asked again. */
  async retry(): Promise<void> {
    if (this.#line) await this.#go(this.#line);
  }

  async #go(line: Line): Promise<void> {
    const number = ++this.#asked;
    this.#choice = null;
    this.#line = line;
    this.#answer = ASKING;
    this.#changed();
    const answer = await this.#ask(number);
    if (number !== this.#asked) return;
    this.#answer = answer;
    this.#changed();
  }

  /** Asks whose turn it is: who is home, out, or without a move is passed over. */
  async #ask(number: number): Promise<Answer> {
    const game = this.#game();
    for (let tried = 0; tried < game.seats.length; tried++) {
      const position = this.now?.position ?? "";
      const { first: _, rated: __, ...options } = game.options;
      const reply = await this.#api.post<Possible>("/api/v1/positions/legal-moves", {
        position,
        players: game.players,
        men: game.men,
        options,
      });
      if (number !== this.#asked) return ASKING;
      if (!reply.ok && reply.problem?.code !== "impossiblePosition")
        return { kind: "failed", problem: reply.problem };
      if (reply.ok && reply.value.moves.length > 0) return { kind: "known", possible: reply.value };
      this.#turnTo(withNext(position, game));
    }
    return { kind: "known", possible: null };
  }

  #turnTo(position: string): void {
    const [line, now] = [this.#line, this.now];
    if (line && now) this.#line = { ...line, steps: [...line.steps.slice(0, -1), { ...now, position }] };
  }
}

/** The position with the next seat to move that has men, and the next round where the first one's place was passed. */
export function withNext(text: string, game: Game): string {
  const position = readPosition(text);
  if ("unreadable" in position || !position.toMove) return text;
  const order = turnOrder(game);
  const present = new Set(position.men.values());
  let at = order.indexOf(position.toMove);
  let round = position.round;
  for (let tried = 0; tried < order.length; tried++) {
    at = (at + 1) % order.length;
    if (at === 0) round++;
    if (present.has(order[at] as Seat)) break;
  }
  return [...text.split(" ").slice(0, 2), order[at], round].join(" ");
}
