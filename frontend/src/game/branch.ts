import { editorAt } from "../shared/addresses";
import { button, el, say, set } from "./dom";
import { isOver, nameAt } from "./names";
import type { Variation } from "./variation";
import type { Part, View } from "./view";

/** Branching off from a finished game: the line that is tried out, marked as such, and the way back. */
export class Branch implements Part {
  readonly #element: HTMLElement;
  readonly #page: HTMLElement;
  readonly #variation: Variation;
  readonly #begin: HTMLButtonElement;
  readonly #words = el("p", { role: "status" });
  readonly #again: HTMLButtonElement;
  readonly #back: HTMLButtonElement;
  readonly #leave: HTMLButtonElement;
  readonly #edit: HTMLAnchorElement;
  #view: View;

  constructor(element: HTMLElement, page: HTMLElement, variation: Variation, view: View) {
    this.#element = element;
    this.#page = page;
    this.#variation = variation;
    this.#view = view;
    const { texts } = view;
    this.#begin = button({ words: texts.say("try.begin"), press: () => this.#start() });
    this.#again = button({ words: texts.say("try.again"), press: () => this.#retry() });
    this.#back = button({ words: texts.say("try.back"), press: () => void variation.back() });
    this.#leave = button({
      words: texts.say("try.leave"),
      look: "press main",
      press: () => variation.leave(),
    });
    this.#edit = el("a", { class: "press" }, texts.say("try.edit"));
    element.append(this.#begin, this.#words, this.#again, this.#back, this.#leave, this.#edit);
    element.addEventListener("keydown", (event) => event.key === "Escape" && variation.leave());
  }

  show(view: View): void {
    this.#view = view;
    const { line, answer } = this.#variation;
    // Who goes elsewhere in the game has done with trying.
    if (line && view.replay.ply !== line.from) {
      this.#variation.leave();
      return;
    }
    this.#element.hidden = !isOver(view.game) || (!line && this.#position().includes(" - "));
    set(this.#page, { "data-trying": line !== null });
    const left = !line && this.#begin.hidden && this.#element.contains(document.activeElement);
    // Where dice are thrown none lies ready, and without one no man may move (R9.1).
    this.#begin.hidden = line !== null || view.game.options.dice === true;
    if (left) this.#begin.focus();
    for (const part of [this.#words, this.#back, this.#leave]) part.hidden = line === null;
    this.#again.hidden = answer.kind !== "failed";
    const now = this.#variation.now?.position ?? this.#position();
    set(this.#edit, { href: editorAt(now, view.game, view.game.preset) });
    // What was said last stands until there is news: each change is read out.
    if (line && answer.kind !== "asking") say(this.#words, this.#said());
  }

  #start(): void {
    const { game, frames, replay } = this.#view;
    replay.pause();
    void this.#variation.begin(replay.ply, this.#position(), frames.trailBefore(game, replay.ply));
    this.#wait();
  }

  #retry(): void {
    void this.#variation.retry();
    this.#wait();
  }

  /** What stands there is no answer to this, and would not be read out if it came again. */
  #wait(): void {
    say(this.#words, "");
    this.#leave.focus();
  }

  #position(): string {
    const { game, frames, replay } = this.#view;
    return frames.at(game, replay.ply);
  }

  /** Whose turn it would be, or why that is not known. */
  #outcome(): string {
    const { game, texts } = this.#view;
    const { answer, possible } = this.#variation;
    if (answer.kind === "failed") return answer.problem?.detail ?? texts.say("says.unreachable");
    return possible?.seat
      ? texts.say("turn.named", { name: nameAt(game, possible.seat, texts) })
      : texts.say("try.nothing");
  }

  /** From where, what was tried, and what comes next. */
  #said(): string {
    const { texts } = this.#view;
    const { from = 0, steps = [] } = this.#variation.line ?? {};
    const moves = steps.flatMap(({ move }) => (move ? [move] : [])).join(" ");
    return texts.clauses([texts.say("try.from", { ply: from }), moves, this.#outcome()]);
  }
}
