import { button, el, set } from "./dom";
import { redrawn } from "./focus";
import type { Answer, Question } from "./questions";
import type { Part, View } from "./view";

/** Questions of the others, or of the game itself; they have a place of their own and cover nothing. */
export class Offers implements Part {
  readonly #element: HTMLElement;
  readonly #questions: (view: View) => readonly Question[];
  readonly #tell: (words: string) => void;
  #drawn = "";
  #asked: readonly string[] = [];
  #before: Element | null = null;

  /** What takes no focus, which would tell of it, is told. */
  constructor(
    element: HTMLElement,
    questions: (view: View) => readonly Question[],
    tell: (words: string) => void = () => undefined,
  ) {
    this.#element = element;
    this.#questions = questions;
    this.#tell = tell;
  }

  show(view: View): void {
    const questions = this.#questions(view);
    const drawn = JSON.stringify(questions, (key, value) => (key === "looked" ? undefined : value));
    if (drawn !== this.#drawn) this.#draw(questions);
    this.#drawn = drawn;
    this.#mark(questions);
  }

  #draw(questions: readonly Question[]): void {
    const draw = () => {
      this.#element.hidden = questions.length === 0;
      this.#element.replaceChildren(...questions.map(row));
    };
    redrawn(this.#element, draw, this.#before);
    const news = questions.filter(({ key }) => !this.#asked.includes(key));
    this.#asked = questions.map(({ key }) => key);
    this.#focus(news.find(({ takesFocus }) => takesFocus));
    const quiet = news.filter(({ takesFocus }) => !takesFocus).map(({ words }) => words);
    if (quiet.length > 0) this.#tell(quiet.join(" "));
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
  #focus(urgent: Question | undefined): void {
    if (!urgent) return;
    this.#before = document.activeElement;
    this.#element.querySelector<HTMLElement>(`[data-question="${urgent.key}"] .main`)?.focus();
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
