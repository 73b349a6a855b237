import { button, el, set } from "./dom";
import type { Answer, Question } from "./questions";
import type { Part, View } from "./view";

/** Questions of the others, or of the game itself; they have a place of their own and cover nothing. */
export class Offers implements Part {
  readonly #element: HTMLElement;
  readonly #questions: (view: View) => readonly Question[];
  #drawn = "";
  #asked: readonly string[] = [];
  #before: Element | null = null;

  constructor(element: HTMLElement, questions: (view: View) => readonly Question[]) {
    this.#element = element;
    this.#questions = questions;
  }

  show(view: View): void {
    const questions = this.#questions(view);
    const drawn = JSON.stringify(questions, (key, value) => (key === "looked" ? undefined : value));
    if (drawn === this.#drawn) {
      this.#mark(questions);
      return;
    }
    this.#drawn = drawn;
    const held = this.#element.contains(document.activeElement);
    this.#element.hidden = questions.length === 0;
    this.#element.replaceChildren(...questions.map(row));
    this.#mark(questions);
    this.#focus(questions, held);
  }

  /** Of answers that show something on the board: which one does. */
  #mark(questions: readonly Question[]): void {
    for (const { key, answers } of questions) {
      const buttons = this.#element.querySelectorAll(`[data-question="${key}"] button`);
      for (const [i, { looked }] of answers.entries())
        if (looked !== undefined) set(buttons[i] as HTMLElement, { "aria-current": `${looked}` });
    }
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

function row({ key, words, hint, answers }: Question): HTMLElement {
  const buttons = answers.map(answerButton);
  return el(
    "div",
    { class: "question", role: "group", "aria-label": words, "data-question": key },
    el("p", {}, words),
    ...(hint ? [el("p", { class: "hint quiet" }, hint)] : []),
    ...buttons,
  );
}

/** A mouse over it or the focus shows what it would come to; a finger sees that first, and means it with a second tap. */
function answerButton({ words, main, give, look }: Answer): HTMLButtonElement {
  let first = false;
  const press = () => {
    if (!first) give();
    first = false;
  };
  const made = button({ words, look: main ? "press main" : "press", press });
  if (!look) return made;
  made.addEventListener("pointerdown", ({ pointerType }) => {
    first = pointerType !== "mouse" && made.getAttribute("aria-current") !== "true";
    look();
  });
  made.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && look());
  made.addEventListener("focus", () => look());
  return made;
}
