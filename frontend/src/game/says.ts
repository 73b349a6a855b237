import { dueOf } from "./clock/deadlines";
import { say, set } from "./dom";
import { planWords } from "./items/says";
import { isMine, isOver, mine, nameAt, seatOf, stillIn } from "./names";
import { ending } from "./outcome";
import { movesNow } from "./state";
import type { Part, View } from "./view";

/** The line that speaks: what holds now, what went wrong and what to do. */
export class Says implements Part {
  readonly #line: HTMLElement;
  readonly #alert: HTMLElement;
  #notice: { words: string; warn: boolean; version: number } | null = null;
  #view: View | null = null;

  constructor(line: HTMLElement, alert: HTMLElement) {
    this.#line = line;
    this.#alert = alert;
  }

  /** Says something until the game goes on. What is urgent interrupts a screen reader. */
  notice(words: string, warn: boolean): void {
    this.#notice = { words, warn, version: this.#view?.game.version ?? 0 };
    if (warn) {
      // Said twice, the same words are news again.
      this.#alert.textContent = "";
      setTimeout(() => say(this.#alert, words), 50);
    }
    if (this.#view) this.show(this.#view);
  }

  /** The hand went on: what was said is over. */
  quiet(): void {
    this.#notice = null;
    if (this.#view) this.show(this.#view);
  }

  show(view: View): void {
    this.#view = view;
    if (this.#notice && this.#notice.version < view.game.version && !this.#notice.warn) this.#notice = null;
    const unsent = unsentWords(view);
    const words = this.#notice?.words ?? (unsent || standingWords(view));
    const warn = this.#notice?.warn ?? (unsent !== "" || dueWords(view) !== "");
    set(this.#line, { class: warn ? "says warn" : "says" });
    say(this.#line, words);
  }
}

function unsentWords({ state, texts }: View): string {
  const stage = state.pending?.stage;
  return stage === "held" || stage === "slow" ? texts.say(`says.${stage}`) : "";
}

function standingWords(view: View): string {
  const { game, replay, texts } = view;
  if (game.status === "open") return openWords(view);
  if (isOver(game)) return ending(view);
  if (replay.at !== null) return texts.say("says.lookingBack", { ply: replay.ply });
  const planned = planWords(view);
  if (planned) return planned;
  return [turnWords(view), dueWords(view)].filter((words) => words !== "").join(texts.say("says.joint"));
}

/** What the own seat owes, before it bites (R4.1). */
function dueWords({ game, replay, acting, texts }: View): string {
  const info = acting && seatOf(game, acting);
  const due = info && replay.at === null ? dueOf(game, info) : null;
  if (!due) return "";
  return texts.say(due.turns === 1 ? "says.due.now" : "says.due", { ...due });
}

function openWords({ game, texts }: View): string {
  const count = game.seats.filter(({ kind }) => kind === "open").length;
  return texts.say(game.you?.host ? "says.open.host" : "says.open.guest", { count });
}

function turnWords({ game, state, texts }: View): string {
  const { toMove, round } = game;
  if (!toMove) return "";
  const info = seatOf(game, toMove);
  const name = nameAt(game, toMove, texts);
  const own = mine(game);
  const moves = movesNow(state);
  if (moves && moves.moves.length === 0 && moves.mayPass) return texts.say("says.stuck");
  if (isMine(game, toMove) && info?.inCare) return texts.say("says.care");
  const watching = own.length === 0 ? `${texts.say("says.watching")} · ` : "";
  const out = own.length > 0 && !own.some((seat) => stillIn(game, seat)) ? `${texts.say("act.out")} · ` : "";
  if (isMine(game, toMove) && own.length === 1) return texts.say("says.mine", { round });
  const key = info?.kind === "bot" ? "says.computer" : "says.named";
  return `${watching}${out}${texts.say(key, { name, round })}`;
}
