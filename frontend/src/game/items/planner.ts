import type { Cell, ItemKind, LegalMove } from "../../board";
import { type Pending, phaseNow, type State, undrafted } from "../state";
import type { GameStore } from "../store";
import type { Asking, Refusal } from "./drafts";
import {
  actsOf,
  aimed,
  back,
  begun,
  isEmpty,
  moved,
  type Plan,
  passed,
  takeUp,
  triedWords,
  withEnds,
  wordsOf,
} from "./plan";

export interface PlannerParts {
  readonly store: GameStore;
  readonly asking: Asking;
  readonly send: (turn: Omit<Pending, "stage">) => void;
  /** Whether a turn waits until it is confirmed. */
  readonly confirms: () => boolean;
  /** The position has changed under the turn: it is dropped. */
  readonly dropped: () => void;
}

/** So long after a question without an answer it is put again. */
const AGAIN = 2000;

/** Puts a turn with items together, step by step; only the whole of it goes to the server. */
export class Planner {
  readonly #parts: PlannerParts;
  #asked = "";
  #sent: Plan | null = null;

  constructor(parts: PlannerParts) {
    this.#parts = parts;
    parts.store.listen((state) => this.#heard(state));
  }

  get plan(): Plan | null {
    return this.#parts.store.state.plan ?? null;
  }

  take(item: ItemKind): void {
    const { game } = this.#parts.store;
    const plan = this.plan ?? (game.toMove ? begun(game.toMove, game.ply) : null);
    if (plan) this.#put(takeUp(plan, item));
  }

  moved(move: LegalMove): void {
    if (this.plan) this.#put(moved(this.plan, move));
  }

  /** A man was picked up: where can the item in use take him? */
  async picked(from: Cell): Promise<void> {
    const { store } = this.#parts;
    const { plan, game } = store.state;
    const phase = phaseNow(store.state);
    if (!plan || phase?.kind !== "fly" || phase.use.ends[from]) return;
    const words = wordsOf(plan);
    const uses = await this.#parts.asking.uses(words, from);
    if (!uses) return;
    const draft = store.state.drafts?.get(words);
    if (draft && store.game.ply === game.ply) store.drafted(words, withEnds(draft, from, uses));
  }

  /** A cell was chosen that is nothing to the item in hand: why not? */
  async missed(cell: Cell, held: Cell | null): Promise<Refusal | null> {
    const { store, asking } = this.#parts;
    const { plan } = this;
    const phase = phaseNow(store.state);
    const words = plan && phase && triedWords(plan, phase, held, cell);
    const refusal = words ? await asking.refusal(words) : null;
    return this.plan === plan ? refusal : null;
  }

  passed(): void {
    if (this.plan) this.#put(passed({ ...this.plan, using: null }));
  }

  aimed(cell: string): void {
    const phase = phaseNow(this.#parts.store.state);
    if (this.plan && phase?.kind === "aim")
      this.#put(aimed(this.plan, phase.use.item, cell, this.#parts.store.game.board));
  }

  /** The last thing done is undone. */
  back(): void {
    if (this.plan) this.#put(back(this.plan));
  }

  /** The turn goes out as it stands. */
  send(): void {
    const { plan } = this;
    if (!plan) return;
    this.#sent = plan;
    const { seat, ply } = plan;
    this.#parts.send({ seat, ply, move: wordsOf(plan), trail: [], acts: actsOf(plan) });
    this.#parts.store.plan(null);
  }

  /** The turn was refused: all of it but its last step is there again. */
  refused(ply: number): void {
    const sent = this.#sent;
    this.#sent = null;
    if (sent?.ply === ply && this.#parts.store.game.ply === ply) this.#put(back(sent));
  }

  /** After the line was cut, what was not answered is asked again. */
  again(): void {
    this.#asked = "";
    void this.#ask(this.#parts.store.state);
  }

  #put(plan: Plan): void {
    this.#parts.store.plan(isEmpty(plan) ? null : plan);
    this.#go();
  }

  /** A turn that can't go on is sent at once, like any move. */
  #go(): void {
    const { state } = this.#parts.store;
    if (phaseNow(state)?.kind === "done" && !this.#parts.confirms()) this.send();
  }

  #heard(state: State): void {
    const { plan, game, pending } = state;
    const stands = game.status === "running" && plan?.ply === game.ply && plan.seat === game.toMove;
    if (plan && !pending && !stands) {
      this.#parts.store.plan(null);
      this.#parts.dropped();
    } else void this.#ask(state);
  }

  async #ask(state: State): Promise<void> {
    const words = undrafted(state);
    if (words === null) return;
    const { ply, version } = state.game;
    const asked = `${ply} ${version} ${words}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    const draft = await this.#parts.asking.draft(words);
    if (this.#parts.store.game.ply !== ply) return;
    if (draft) {
      this.#parts.store.drafted(words, draft);
      this.#go();
      return;
    }
    // Asked again after a while, and by a later connection.
    this.#asked = "";
    if (state.link.kind === "on") setTimeout(() => void this.#ask(this.#parts.store.state), AGAIN);
  }
}
