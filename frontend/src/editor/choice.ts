import { glassIcon, isSeat } from "../board";
import { el, say } from "../game/dom";

/** One of few, for a row of buttons. */
export interface Choosable<T extends string> {
  readonly value: T;
  readonly words: string;
  /** Said behind the words: how many men. */
  readonly count?: string;
}

/** A row of which one thing is chosen. It is drawn anew only when other things are offered, so that the focus stays. */
export class Choice<T extends string> {
  readonly #element: HTMLElement;
  readonly #name: string;
  readonly #chosen: (value: T) => void;
  #offered = "";

  constructor(element: HTMLElement, name: string, chosen: (value: T) => void) {
    this.#element = element;
    this.#name = name;
    this.#chosen = chosen;
  }

  show(offered: readonly Choosable<T>[], now: T | null): void {
    const key = offered.map(({ value }) => value).join();
    if (key !== this.#offered) this.#element.replaceChildren(...offered.map((each) => this.#made(each)));
    this.#offered = key;
    for (const { value, count = "" } of offered) {
      const input = this.#element.querySelector<HTMLInputElement>(`input[value="${value}"]`);
      if (!input) continue;
      input.checked = value === now;
      const place = input.parentElement?.querySelector("small");
      if (place) say(place, count);
    }
  }

  #made({ value, words }: Choosable<T>): HTMLLabelElement {
    const input = el("input", { type: "radio", name: this.#name, value });
    input.addEventListener("change", () => this.#chosen(value));
    const glass = isSeat(value) ? [glassIcon(value)] : [];
    return el("label", {}, input, ...glass, el("span", {}, words), el("small"));
  }
}
