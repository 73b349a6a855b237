import { inTab, keep, kept } from "../shared/kept";
import type { Api, Reply } from "./api";
import { Backoff } from "./backoff";
import { isOpen, isPlayed, type Pending } from "./state";
import type { GameStore } from "./store";
import type { Answer, Game, Problem } from "./wire";

export interface SenderEars {
  /** The move was not to be; without a problem the position had changed. */
  refused(pending: Pending, problem: Problem | null): void;
}

/** A refusal that says that the page is behind, not that the move is against the rules. */
const BEHIND = new Set(["stalePly", "gameOver", "notYourTurn", "notStarted"]);

/**
 * Sends moves. One that is not answered is sent again with the same ply until it is: the server plays it once.
 * It survives a reload of the page, too.
 */
export class Sender {
  readonly #api: Api;
  readonly #store: GameStore;
  readonly #ears: SenderEars;
  readonly #backoff: Backoff;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  constructor(api: Api, store: GameStore, ears: SenderEars, backoff: Backoff = new Backoff()) {
    this.#api = api;
    this.#store = store;
    this.#ears = ears;
    this.#backoff = backoff;
    store.listen(() => this.#compare());
  }

  send(pending: Omit<Pending, "stage">): void {
    this.#backoff.reset();
    this.#put({ ...pending, stage: navigator.onLine ? "sending" : "held" });
    void this.#try();
  }

  /** The line is back: what waits goes out at once. */
  now(): void {
    this.#backoff.reset();
    void this.#try();
  }

  /** The move that is only shown, or that failed, is not to be sent; says which it was. */
  giveUp(): Pending | null {
    const { pending } = this.#store.state;
    if (pending?.stage !== "draft" && pending?.stage !== "failed") return null;
    this.#put(null);
    return pending;
  }

  /** A move that an earlier look at this page left unsent. */
  recover(): void {
    const pending = kept<Pending>(inTab, this.#key);
    if (!pending) return;
    if (isOpen(this.#store.game, pending)) this.send(pending);
    else this.#put(null);
  }

  async #try(): Promise<void> {
    clearTimeout(this.#timer);
    const { pending } = this.#store.state;
    if (!pending || pending.stage === "draft" || this.#busy) return;
    this.#busy = true;
    const { move, ply } = pending;
    const path = `/api/v1/games/${this.#store.game.id}`;
    const reply = await this.#api.post<Answer>(`${path}/moves`, { move, ply });
    this.#busy = false;
    const now = this.#store.state.pending;
    // It was settled by the stream meanwhile; the next one may wait already.
    if (now?.ply !== ply || now.move !== move) return this.#try();
    if (reply.ok) await this.#accepted(reply.value);
    else if (isPassing(reply)) this.#wait(reply.problem);
    else if (reply.problem?.status === 500) this.#put({ ...pending, stage: "failed" });
    else if (reply.problem && BEHIND.has(reply.problem.code)) await this.#catchUp(reply.problem);
    else this.#refuse(pending, reply.problem);
  }

  async #accepted(answer: Answer): Promise<void> {
    if (this.#store.told(answer) === "gap") await this.refresh();
    if (this.#store.state.pending) this.#put(null);
  }

  /** No answer, or one that says later: the move stays, and goes again. */
  #wait(problem: Problem | null): void {
    const { pending } = this.#store.state;
    if (!pending) return;
    this.#put({ ...pending, stage: problem ? "slow" : "held" });
    const wait = (problem?.retryAfterMillis ?? 0) + this.#backoff.next();
    this.#timer = setTimeout(() => void this.#try(), wait);
  }

  /** The game went on without us: perhaps this very move was played by a copy of it. */
  async #catchUp(problem: Problem): Promise<void> {
    await this.refresh();
    const { pending } = this.#store.state;
    if (pending) this.#refuse(pending, problem);
  }

  /** Asks for the whole game. */
  async refresh(): Promise<void> {
    const reply = await this.#api.get<Game>(`/api/v1/games/${this.#store.game.id}`);
    if (reply.ok) this.#store.whole(reply.value);
  }

  /** Whatever the game now says of the move that waits holds. */
  #compare(): void {
    const { game, pending } = this.#store.state;
    if (!pending || isOpen(game, pending)) return;
    if (isPlayed(game, pending)) this.#put(null);
    else if (!this.#busy) this.#refuse(pending, null);
  }

  #refuse(pending: Pending, problem: Problem | null): void {
    this.#put(null);
    this.#ears.refused(pending, problem);
  }

  #put(pending: Pending | null): void {
    keep(inTab, this.#key, pending);
    if (!pending) clearTimeout(this.#timer);
    this.#store.pending(pending);
  }

  get #key(): string {
    return `tiaoqi.move.${this.#store.game.id}`;
  }
}

/** Whether the trouble is the way or the hour, not the move. */
function isPassing(reply: Reply<unknown> & { ok: false }): boolean {
  const status = reply.problem?.status;
  return status === undefined || status === 429 || (status > 500 && status < 600);
}
