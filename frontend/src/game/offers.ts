import { button, el } from "./dom";
import { type Question, type Questioners, questionsOf } from "./questions";
import type { Part, View } from "./view";

/** Questions of the others, or of the game itself; they have a place of their own and cover nothing. */
export class Offers implements Part {
  readonly #element: HTMLElement;
  readonly #askers: Questioners;
  #drawn = "";
  #asked: readonly string[] = [];
  #before: Element | null = null;

  constructor(element: HTMLElement, askers: Questioners) {
    this.#element = element;
    this.#askers = askers;
  }

  show(view: View): void {
    const questions = questionsOf(view, this.#askers);
    const drawn = JSON.stringify(questions);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const held = this.#element.contains(document.activeElement);
    this.#element.hidden = questions.length === 0;
    this.#element.replaceChildren(...questions.map(row));
    this.#focus(questions, held);
  }

  /** A question that holds up the hand takes the focus, and gives it back. */
  #focus(questions: readonly Question[], held: boolean): void {
    const urgent = questions.find(({ takesFocus }) => takesFocus);
    const before = this.#asked;
    this.#asked = questions.map(({ key }) => key);
    if (urgent && !before.includes(urgent.key)) {
      this.#before = document.activeElement;
      this.#element.querySelector<HTMLElement>(`[data-question="${urgent.key}"] .main`)?.focus();
    } else if (held && this.#before instanceof HTMLElement) this.#before.focus();
    else if (held && this.#before instanceof SVGElement) this.#before.focus();
  }
}

function row({ key, words, answers }: Question): HTMLElement {
  const buttons = answers.map(({ words: label, main, give }) =>
    button({ words: label, look: main ? "press main" : "press", press: give }),
  );
  return el(
    "div",
    { class: "question", role: "group", "aria-label": words, "data-question": key },
    ...[el("p", {}, words), ...buttons],
  );
}
