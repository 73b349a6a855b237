import type { ItemKind, LegalMove, Seat } from "../board";
import type { Api } from "./api";
import { draftOf } from "./items/drafts";
import type { Planner } from "./items/planner";
import { isOver } from "./names";
import type { Presenter } from "./presenter";
import type { Says } from "./says";
import type { Sender } from "./sender";
import { isUnknown, type Pending, phaseNow } from "./state";
import type { GameStore } from "./store";
import { type Game, type Legal, PASS, type Problem } from "./wire";
import type { Texts } from "./words";

export interface OwnTurnParts {
  readonly api: Api;
  readonly store: GameStore;
  readonly says: Says;
  readonly texts: Texts;
  readonly sender: () => Sender;
  readonly presenter: () => Presenter;
  /** Whether a move waits until it is confirmed. */
  readonly confirms: () => boolean;
  readonly planner: () => Planner;
}

/** The reader's own turn: what may be done, what was done, and what came of it. */
export class OwnTurn {
  readonly #parts: OwnTurnParts;
  #asked = "";

  constructor(parts: OwnTurnParts) {
    this.#parts = parts;
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (this.#draft) this.giveUp();
      else this.stepBack();
    });
  }

  /** The hand put a man down somewhere. */
  moved(seat: Seat, move: LegalMove): void {
    if (this.#parts.planner().plan) {
      this.#parts.says.quiet();
      this.#parts.planner().moved(move);
    } else this.#walked(seat, move);
  }

  /** The hand put a man down where several moves end: one of them is looked at until one is chosen (R9.3). */
  several(seat: Seat, ways: readonly LegalMove[]): void {
    const { store, says } = this.#parts;
    says.quiet();
    const [first] = ways;
    if (first) store.pending({ ...pendingOf(seat, first, store.game.ply), ways, stage: "draft" });
  }

  /** Another of the several ways is looked at. */
  look(way: LegalMove): void {
    const draft = this.#draft;
    if (!draft?.ways || draft.move === way.text) return;
    this.#parts.store.pending({ ...draft, ...pendingOf(draft.seat, way, draft.ply) });
  }

  #walked(seat: Seat, made: LegalMove): void {
    const { store, confirms } = this.#parts;
    const move = pendingOf(seat, made, store.game.ply);
    if (confirms()) store.pending({ ...move, stage: "draft" });
    else this.#send(move);
  }

  /** Of several ways to the same cell this one was meant. */
  choose(way: LegalMove): void {
    const draft = this.#draft;
    if (draft) this.#send(pendingOf(draft.seat, way, draft.ply));
  }

  pass(): void {
    const { game } = this.#parts.store;
    this.#parts.says.quiet();
    if (this.#parts.planner().plan) this.#parts.planner().passed();
    else if (game.toMove) this.#send({ seat: game.toMove, move: PASS, ply: game.ply, trail: [] });
  }

  take(item: ItemKind): void {
    this.#parts.says.quiet();
    this.#parts.planner().take(item);
  }

  picked(cell: string): void {
    this.#parts.says.quiet();
    void this.#parts.planner().picked(cell);
  }

  aimed(cell: string): void {
    this.#parts.says.quiet();
    this.#parts.planner().aimed(cell);
  }

  /** A cell was chosen that is nothing to the item in hand: the server says why. */
  async missed(cell: string, held: string | null): Promise<void> {
    const { planner, says, store, texts } = this.#parts;
    const phase = phaseNow(store.state);
    if (phase?.kind === "fly" && held === null) says.notice(texts.say(`items.ask.${phase.use.item}`), true);
    const refusal = await planner().missed(cell, held);
    if (refusal?.problem) this.#explain(refusal.problem);
    else if (refusal) says.notice(texts.say("says.unreachable"), true);
  }

  /** The last step of a turn with items is undone. */
  stepBack(): void {
    if (!this.#parts.planner().plan) return;
    this.#parts.says.quiet();
    this.#parts.planner().back();
  }

  /** The turn with items goes out as it stands. */
  sendPlan(): void {
    this.#parts.says.quiet();
    this.#parts.planner().send();
  }

  /** The move shown goes out. */
  confirm(): void {
    const draft = this.#draft;
    if (draft) this.#send(draft);
  }

  /** The move shown was not meant, or the one that failed is not to be sent again. */
  giveUp(): void {
    const pending = this.#parts.sender().giveUp();
    if (pending) this.#undo(pending);
  }

  again(): void {
    this.#parts.sender().now();
  }

  /** It was not to be; without a problem the position had changed before it was sent. */
  refused(pending: Pending, problem: Problem | null): void {
    const { says, store, texts } = this.#parts;
    this.#undo(pending);
    // What the end came to says enough.
    if (isOver(store.game)) return;
    if (!problem || problem.code === "stalePly" || problem.code === "notYourTurn")
      says.notice(texts.say("says.stale"), true);
    else this.#explain(problem);
  }

  #undo(pending: Pending): void {
    if (pending.acts) this.#parts.planner().refused(pending.ply);
    void this.#parts.presenter().takeBack(pending);
  }

  /** The server says what may be done; it is asked once for each turn of one's own. */
  async ask({ id, ply, version }: Game): Promise<void> {
    const { api, store } = this.#parts;
    const asked = `${ply} ${version}`;
    if (!isUnknown(store.state) || this.#asked === asked) return;
    this.#asked = asked;
    const reply = await api.get<Legal>(`/api/v1/games/${id}/legal-moves`);
    if (reply.ok) {
      store.legal(reply.value);
      const draft = draftOf(reply.value);
      if (draft && reply.value.ply === store.game.ply) store.drafted("", draft);
    }
    // A later connection asks again.
    else this.#asked = "";
  }

  connected(): void {
    this.#asked = "";
    this.#parts.planner().again();
    this.#parts.sender().now();
    void this.ask(this.#parts.store.game);
  }

  #explain(problem: Problem): void {
    const { says, texts } = this.#parts;
    const { status, detail, rule } = problem;
    if (status >= 500 || !detail) says.notice(texts.say("says.failed"), true);
    else says.notice(texts.say("says.refused", { reason: detail, help: helpOf(problem) }), true, rule);
  }

  get #draft(): Pending | null {
    const { pending } = this.#parts.store.state;
    return pending?.stage === "draft" ? pending : null;
  }

  #send(move: Omit<Pending, "stage">): void {
    this.#parts.says.quiet();
    this.#parts.sender().send(move);
  }
}

const pendingOf = (seat: Seat, { text, trail, captured = [] }: LegalMove, ply: number) => ({
  ...{ seat, move: text, ply, trail, captured },
});

/** What to do stands in the problem's own page; some problems say it themselves. */
export const helpOf = (problem: Problem | null): string => (problem as { help?: string } | null)?.help ?? "";
