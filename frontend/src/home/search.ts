/** Waits with the one who looks for a game, and goes to it with him. */
export class Search {
  #waiting: boolean;

  constructor(
    readonly lists: HTMLElement,
    readonly go: (address: string) => void = (address) => location.assign(address),
  ) {
    this.#waiting = this.#element !== null && this.#game === null;
  }

  get waiting(): boolean {
    return this.#waiting;
  }

  /** A game was found: who waits for it on this page is taken there, once. */
  found(game: string): void {
    if (!this.#waiting) return;
    this.#waiting = false;
    this.go(`/games/${encodeURIComponent(game)}`);
  }

  /** The lists are new: they may show the game that was found, or that nobody waits any more. */
  renewed(): void {
    if (this.#game !== null) this.found(this.#game);
    else this.#waiting = this.#element !== null;
  }

  get #element(): HTMLElement | null {
    return this.lists.querySelector<HTMLElement>("#search");
  }

  get #game(): string | null {
    return this.#element?.dataset.game ?? null;
  }
}
