import { Api } from "../game/api";
import { button, set } from "../game/dom";
import type { Texts } from "../game/words";
import { byId } from "../shared/need";
import { check, type Verdict, type Wish } from "./check";
import { obstacleWords, verdictLines } from "./words";

const PAUSE = 200;

/** Asks the server whether a game can begin, whenever something changed, and lets nobody begin one that can't. */
export class Asking {
  readonly #api = new Api();
  readonly #texts: Texts;
  readonly #form: HTMLFormElement;
  readonly #place = byId("verdict");
  #wish: Wish | null = null;
  #verdict: Verdict | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #said = "";

  constructor(form: HTMLFormElement, texts: Texts) {
    this.#form = form;
    this.#texts = texts;
    set(this.#place, { tabindex: -1 });
    form.addEventListener("submit", (event) => {
      if (this.#verdict?.kind === "possible") return;
      event.preventDefault();
      this.#place.focus();
    });
  }

  /** What stands there now; the answer may take a moment. */
  about(wish: Wish): void {
    if (JSON.stringify(wish) === JSON.stringify(this.#wish)) return;
    this.#wish = wish;
    this.#verdict = null;
    this.#allow();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(wish), PAUSE);
  }

  /** What is wrong with a text. */
  async why(wish: Wish): Promise<string> {
    const verdict = await check(this.#api, wish);
    if (verdict.kind === "unreachable") return this.#texts.say("unreachable");
    const problems = verdict.kind === "impossible" ? verdict.problems : [];
    return problems.map((problem) => obstacleWords(problem, this.#texts)).join(this.#texts.say("stop"));
  }

  async #ask(wish: Wish): Promise<void> {
    const verdict = await check(this.#api, wish);
    if (wish !== this.#wish) return;
    this.#verdict = verdict;
    this.#allow();
    this.#say(verdict, wish.men);
  }

  #allow(): void {
    const possible = this.#verdict?.kind === "possible";
    for (const create of this.#form.querySelectorAll("[name=create]"))
      set(create, { "aria-disabled": possible ? false : "true" });
    set(this.#place, { "aria-busy": this.#verdict === null });
  }

  /** The same words are not said twice. */
  #say(verdict: Verdict, men: number): void {
    const said = JSON.stringify([
      verdict.kind === "possible"
        ? { ...verdict, seats: verdict.seats.map(({ seat, men: on, state }) => [seat, on, state]) }
        : verdict,
      men,
    ]);
    if (said === this.#said) return;
    this.#said = said;
    const again = button({ words: this.#texts.say("again"), press: () => this.#once() });
    const lines = verdictLines(verdict, this.#texts, men);
    this.#place.dataset.kind = verdict.kind;
    rewrite(this.#place, [...lines, ...(verdict.kind === "unreachable" ? [again] : [])]);
  }

  #once(): void {
    this.#said = "";
    if (this.#wish) void this.#ask(this.#wish);
  }
}

/** The focus stays: with the same link or button if that is still there, else with the place. */
export function rewrite(place: HTMLElement, children: readonly Node[]): void {
  const focused = document.activeElement;
  const held = focused && focused !== place && place.contains(focused) ? focused : null;
  place.replaceChildren(...children);
  if (!held) return;
  const others = [...place.querySelectorAll<HTMLElement>(held.tagName)].filter(
    (each) => each.getAttribute("href") === held.getAttribute("href"),
  );
  const line = (element: Element) => element.closest("li")?.textContent;
  (others.find((each) => line(each) === line(held)) ?? others[0] ?? place).focus();
}
