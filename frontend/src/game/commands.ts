import type { Seat } from "../board";
import type { Api, Reply } from "./api";
import { mine } from "./names";
import type { GameStore } from "./store";
import type { Answer, Game, Problem } from "./wire";

export interface CommandEars {
  /** It did not come off; null when the server gave no word. */
  trouble(problem: Problem | null): void;
  /** Ask for the whole game. */
  refresh(): Promise<void>;
  /** A browser that nobody knew has become a guest. */
  entered(): void;
}

/** Everything one can do in a game but move a man. */
export class Commands {
  readonly #api: Api;
  readonly #store: GameStore;
  readonly #ears: CommandEars;
  readonly #invite: string | null;
  readonly #wishes = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(api: Api, store: GameStore, ears: CommandEars, invite: string | null) {
    this.#api = api;
    this.#store = store;
    this.#ears = ears;
    this.#invite = invite;
  }

  async join(seat: Seat | null): Promise<void> {
    const body = { ...(seat ? { seat } : {}), ...(this.#invite ? { invite: this.#invite } : {}) };
    if (await this.#command("/seats", body)) this.#ears.entered();
  }

  leave(): Promise<boolean> {
    const [seat, ...more] = mine(this.#store.game);
    const query = more.length > 0 ? `?seat=${seat}` : "";
    return this.#command(`/seats/me${query}`);
  }

  start(): Promise<boolean> {
    return this.#command("/start", { fill: "bot:1" });
  }

  /** Asks somebody to the table; says whether he was asked. */
  async invite(name: string): Promise<boolean> {
    const reply = await this.#api.post<void>(this.#path("/invitations"), { name });
    if (!reply.ok) this.#ears.trouble(reply.problem);
    return reply.ok;
  }

  cancel(): Promise<boolean> {
    return this.#command("");
  }

  resign(seat: Seat): Promise<boolean> {
    return this.#command("/resignation", { seat });
  }

  /** The own seat leaves; or that of another has been empty for too long (R3.3). */
  depart(seat: Seat): Promise<boolean> {
    return this.#command("/departure", { seat });
  }

  offerDraw(seat: Seat): Promise<boolean> {
    return this.#command("/draw-offer", { seat });
  }

  answerDraw(seat: Seat, accept: boolean): Promise<boolean> {
    return this.#command("/draw-answer", { accept, seat });
  }

  /** Asks to take the own last turn back, and those after it. */
  takeBack(seat: Seat): Promise<boolean> {
    return this.#command("/take-back", { seat });
  }

  answerTakeBack(seat: Seat, accept: boolean): Promise<boolean> {
    return this.#command("/take-back-answer", { accept, seat });
  }

  /** 托管: a computer plays for the seat, until its owner takes it back. */
  handOver(seat: Seat): Promise<boolean> {
    return this.#command("/care", { seat });
  }

  takeOver(seat: Seat): Promise<boolean> {
    return this.#command(`/care?seat=${seat}`);
  }

  /** Says a phrase; what came of it is for the one who said it. */
  phrase(seat: Seat, phrase: string): Promise<Reply<unknown>> {
    return this.#api.post<unknown>(this.#path("/phrases"), { phrase, seat });
  }

  /** Once everybody wants it, the next game is there. */
  async rematch(): Promise<void> {
    const game = await this.#once<Game>("/rematch", {});
    if (game?.rematch) this.#store.rematch(game.rematch);
  }

  /** The record as a file (N4). */
  async download(): Promise<void> {
    const record = await fetch(this.#path(""), { headers: { Accept: "text/plain" } })
      .then((answer) => (answer.ok ? answer.text() : null))
      .catch(() => null);
    if (record === null) return this.#ears.trouble(null);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
    link.download = `tiaoqi-${this.#store.game.id}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  #path(rest: string): string {
    return `/api/v1/games/${this.#store.game.id}${rest}`;
  }

  async #command(rest: string, body?: object): Promise<boolean> {
    const answer = await this.#once<Answer>(rest, body);
    if (answer && this.#store.told(answer) !== "next") await this.#ears.refresh();
    return answer !== null;
  }

  /** One after the other, so that no wish is lost; what is under way already is not asked for twice. */
  async #once<T>(rest: string, body?: object): Promise<T | null> {
    const wish = JSON.stringify([rest, body]);
    if (this.#wishes.has(wish)) return null;
    this.#wishes.add(wish);
    const call = this.#last.then(() => this.#call<T>(rest, body)).finally(() => this.#wishes.delete(wish));
    this.#last = call.catch(() => null);
    return call;
  }

  /** The position comes first: what is said of the trouble holds for it. */
  async #call<T>(rest: string, body?: object): Promise<T | null> {
    const path = this.#path(rest);
    const reply = await (body ? this.#api.post<T>(path, body) : this.#api.delete<T>(path));
    if (reply.ok) return reply.value;
    if (reply.problem?.status === 409) await this.#ears.refresh();
    this.#ears.trouble(reply.problem);
    return null;
  }
}
