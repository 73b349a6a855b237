import type { Cell } from "../board";
import { dueOf } from "./clock/deadlines";
import { announce, el, set } from "./dom";
import { planWords } from "./items/says";
import { isMine, isOver, mine, nameAt, seatOf, stillIn } from "./names";
import { ending } from "./outcome";
import { ruleLink } from "./rule";
import { soonWords } from "./signs";
import { movesNow } from "./state";
import type { Part, View } from "./view";

/** After the end no turn takes away what is said in place of the result: so long it stays. */
const AFTER_THE_END = 8000;
const FOR_A_WHILE = 15_000;

interface Notice {
  readonly words: string;
  readonly warn: boolean;
  readonly version: number;
  readonly rule: string | undefined;
}

/** The line that speaks: what holds now, what went wrong and what to do. */
export class Says implements Part {
  readonly #line: HTMLElement;
  readonly #alert: HTMLElement;
  readonly #version: () => number;
  #notice: Notice | null = null;
  #aside = "";
  /** What is aside was said at once, too. */
  #aloud = false;
  #looking: Cell | null = null;
  #view: View | null = null;

  /** The version is that of the game as it is known, which may be news to what is shown. */
  constructor(line: HTMLElement, alert: HTMLElement, version: () => number) {
    this.#line = line;
    this.#alert = alert;
    this.#version = version;
  }

  /**
   * Says something until the game goes on. What is urgent interrupts a screen reader; where a rule is behind it, its
   * paragraph stands beside it.
   */
  notice(words: string, warn: boolean, rule?: string): void {
    const notice = { words, warn, version: this.#version(), rule };
    this.#notice = notice;
    // Written anew the same words are news again.
    this.#line.replaceChildren();
    if (warn) this.alert(words);
    if (this.#view && isOver(this.#view.game))
      setTimeout(() => this.#notice === notice && this.quiet(), AFTER_THE_END);
    if (this.#view) this.show(this.#view);
  }

  /** Says something for a while, whether the game goes on or not. */
  passing(words: string): void {
    this.notice(words, false);
    const said = this.#notice;
    setTimeout(() => this.#notice === said && this.quiet(), FOR_A_WHILE);
  }

  /** Interrupts a screen reader. */
  alert(words: string): void {
    announce(this.#alert, words);
  }

  /** Says why the cell pointed at is barred, while it is pointed at; at once to who pressed it. */
  aside(words: string, pressed = false): void {
    if (pressed) this.alert(words);
    if (words === this.#aside) return;
    this.#aside = words;
    this.#aloud = pressed;
    if (this.#view) this.show(this.#view);
  }

  /** A cell waits for a second tap: the line of the turn says so. */
  looking(cell: Cell | null): void {
    this.#looking = cell;
    if (cell) this.#notice = null;
    if (this.#view) this.show(this.#view);
  }

  /** The hand went on: what was said is over. */
  quiet(): void {
    this.#notice = null;
    this.#aside = "";
    if (this.#view) this.show(this.#view);
  }

  show(view: View): void {
    const ended = isOver(view.game) && this.#view !== null && !isOver(this.#view.game);
    this.#view = view;
    if (this.#notice && (ended || this.#notice.version < view.game.version)) this.#notice = null;
    const unsent = unsentWords(view);
    const words = this.#aside || (this.#notice?.words ?? (unsent || standingWords(view, this.#looking)));
    const warn =
      this.#aside !== "" || (this.#notice?.warn ?? (unsent !== "" || soon(view).some((each) => each !== "")));
    set(this.#line, { class: warn ? "says warn" : "says" });
    const notice = words === this.#notice?.words ? this.#notice : null;
    this.#write(words, notice?.rule, this.#aside === "" ? notice?.warn === true : this.#aloud);
  }

  /** What was said aloud at once is not to be read once more. */
  #write(words: string, rule: string | undefined, aloud: boolean): void {
    const link = rule && this.#view ? ruleLink(rule, this.#view.texts) : null;
    if (this.#line.textContent === `${words}${link?.textContent ?? ""}`) return;
    const said = aloud ? el("span", { "aria-hidden": "true" }, words) : words;
    this.#line.replaceChildren(said, ...(link ? [link] : []));
  }
}

function unsentWords({ state, texts }: View): string {
  const stage = state.pending?.stage;
  return stage === "held" || stage === "slow" ? texts.say(`says.${stage}`) : "";
}

function standingWords(view: View, looking: Cell | null): string {
  const { game, replay, texts } = view;
  if (game.status === "open") return openWords(view);
  if (isOver(game)) return ending(view);
  if (replay.at !== null) return texts.say("says.lookingBack", { ply: replay.ply });
  const planned = planWords(view, looking);
  if (planned) return planned;
  return [turnWords(view), diceWords(view), ...soon(view)]
    .filter((words) => words !== "")
    .join(texts.say("says.joint"));
}

/** How many actions the die asks for (R9.1); of the others only what it shows. */
function diceWords({ game, state, texts }: View): string {
  if (game.die === undefined) return "";
  const actions = movesNow(state)?.actions;
  if (actions === undefined || actions === 0) return texts.say("die", { face: game.die });
  if (actions < game.die) return texts.say("says.actions.most", { actions, face: game.die });
  return texts.say(actions === 1 ? "says.actions.one" : "says.actions", { actions });
}

/** What bites soon: what the own seat owes, and what ends the game. */
const soon = (view: View): readonly string[] =>
  view.game.status === "running" ? [dueWords(view), ...soonWords(view)] : [];

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
