const FIRST = 1000;
const LONGEST = 30_000;

/** How long to wait before the next try: twice as long each time, and never all at the same moment. */
export class Backoff {
  #tries = 0;
  readonly #chance: () => number;

  constructor(chance: () => number = Math.random) {
    this.#chance = chance;
  }

  next(): number {
    const most = Math.min(LONGEST, FIRST * 2 ** this.#tries);
    this.#tries += 1;
    return Math.round(most * (0.5 + this.#chance() / 2));
  }

  reset(): void {
    this.#tries = 0;
  }
}
