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
    this.#back = button({ words: texts.say("try.back"), press: () => void variation.back() });
    this.#leave = button({
      words: texts.say("try.leave"),
      look: "press main",
      press: () => variation.leave(),
    });
    this.#edit = el("a", { class: "press" }, texts.say("try.edit"));
    element.append(this.#begin, this.#words, this.#back, this.#leave, this.#edit);
    element.addEventListener("keydown", (event) => event.key === "Escape" && variation.leave());
  }

  show(view: View): void {
    this.#view = view;
    const { line, possible } = this.#variation;
    // Who goes elsewhere in the game has done with trying.
    if (line && view.replay.ply !== line.from) {
      this.#variation.leave();
      return;
    }
    this.#element.hidden = !isOver(view.game) || (!line && this.#position().includes(" - "));
    set(this.#page, { "data-trying": line !== null });
    this.#begin.hidden = line !== null;
    for (const part of [this.#words, this.#back, this.#leave]) part.hidden = line === null;
    const now = this.#variation.now?.position ?? this.#position();
    set(this.#edit, { href: editorAt(now, view.game, view.game.preset) });
    if (line)
      say(this.#words, this.#said(possible?.seat ? nameAt(view.game, possible.seat, view.texts) : ""));
  }

  #start(): void {
    const { game, frames, replay } = this.#view;
    replay.pause();
    void this.#variation.begin(replay.ply, this.#position(), frames.trailBefore(game, replay.ply));
    this.#leave.focus();
  }

  #position(): string {
    const { game, frames, replay } = this.#view;
    return frames.at(game, replay.ply);
  }

  /** From where, what was tried, and whose turn it would be. */
  #said(name: string): string {
    const { texts } = this.#view;
    const { from = 0, steps = [] } = this.#variation.line ?? {};
    const moves = steps.flatMap(({ move }) => (move ? [move] : [])).join(" ");
    return texts.clauses([
      texts.say("try.from", { ply: from }),
      moves,
      name ? texts.say("turn.named", { name }) : texts.say("try.nothing"),
    ]);
  }
}
