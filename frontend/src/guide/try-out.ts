import { type Board, createBoard, type LegalMove } from "../board";
import { optionsOf } from "../pictures";
import { told } from "./says";

/**
 * A little board one can try: a man is moved as in a game, then the board offers the way back.
 * Which moves there are came with the page; nothing is asked of the server.
 */
export class TryOut {
  readonly #element: HTMLElement;
  readonly #says: HTMLElement | null;
  readonly #back: HTMLButtonElement | null;
  #board: Board | null = null;
  #made: LegalMove | null = null;

  constructor(element: HTMLElement) {
    this.#element = element;
    const figure = element.closest("figure");
    this.#says = figure?.querySelector<HTMLElement>("[role=status]") ?? null;
    this.#back = figure?.querySelector("button") ?? null;
    this.#back?.addEventListener("click", () => void this.#takeBack());
  }

  draw(): void {
    const options = optionsOf(this.#element);
    if (!options) return;
    const picture = options.movable === undefined;
    this.#board = createBoard(this.#element, {
      ...options,
      picture,
      onMove: (move) => this.#moved(move),
      onMissed: (_, held) => held && this.#say(this.#says?.dataset.missed ?? ""),
    });
  }

  #moved(move: LegalMove): void {
    this.#made = move;
    this.#say(`${told(move)}${this.#verdict(move)}`);
    if (this.#back) this.#back.hidden = false;
  }

  /** Whether the move did what was asked, if anything was. */
  #verdict({ to }: LegalMove): string {
    const { goal } = this.#element.dataset;
    if (!goal) return "";
    const { right = "", other = "" } = this.#says?.dataset ?? {};
    return ` ${to === goal ? right : other}`;
  }

  async #takeBack(): Promise<void> {
    const made = this.#made;
    if (!made || !this.#back) return;
    this.#made = null;
    this.#say("");
    const byKey = document.activeElement === this.#back;
    this.#back.hidden = true;
    await this.#board?.takeBack(made.trail);
    if (byKey) this.#element.querySelector<HTMLElement>(`[data-cell="${made.from}"]`)?.focus();
  }

  #say(words: string): void {
    if (this.#says) this.#says.textContent = words;
  }
}
