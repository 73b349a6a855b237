import type { Game, Turn } from "./wire";

/** Where in the game one looks: after so many turns, or null for the present. */
export class Replay {
  #at: number | null = null;
  #playing: ReturnType<typeof setTimeout> | undefined;
  readonly #game: () => Game;
  readonly #changed: () => void;
  /** Waits until what was asked for is seen. */
  settled: () => Promise<void> = () => Promise.resolve();

  constructor(game: () => Game, changed: () => void) {
    this.#game = game;
    this.#changed = changed;
  }

  /** Turns may be taken back to where one looks: that is the present then. */
  get at(): number | null {
    if (this.#at !== null && this.#at >= this.#game().ply) this.#at = null;
    return this.#at;
  }

  get ply(): number {
    return this.at ?? this.#game().ply;
  }

  get playing(): boolean {
    return this.#playing !== undefined;
  }

  /** Where one looks first, before anything is shown. */
  begin(ply: number): void {
    const last = this.#game().ply;
    this.#at = ply >= last ? null : Math.max(0, ply);
  }

  to(ply: number): void {
    this.pause();
    this.#go(ply);
  }

  step(by: number): void {
    this.to(this.ply + by);
  }

  /** To the same seat's turn a round earlier or later. */
  round(by: 1 | -1): void {
    this.to(roundAway(this.#game().turns ?? [], this.ply, by));
  }

  live(): void {
    this.to(this.#game().ply);
  }

  toggle(): void {
    if (this.playing) {
      this.pause();
      this.#changed();
      return;
    }
    if (this.ply >= this.#game().ply) this.#go(0);
    this.#schedule();
    this.#changed();
  }

  pause(): void {
    clearTimeout(this.#playing);
    this.#playing = undefined;
  }

  #schedule(): void {
    this.#playing = setTimeout(() => void this.#next(), 600);
  }

  /** Whoever stopped it while a man flew may have set it going again: that is another run. */
  async #next(): Promise<void> {
    const run = this.#playing;
    this.#go(this.ply + 1);
    await this.settled();
    if (this.#playing !== run) return;
    if (this.at === null) {
      this.pause();
      this.#changed();
    } else this.#schedule();
  }

  #go(ply: number): void {
    const last = this.#game().ply;
    this.#at = ply >= last ? null : Math.max(0, ply);
    this.#changed();
  }
}

/** So many turns were taken when the seat that took the last one had taken one more or fewer. */
export function roundAway(turns: readonly Turn[], ply: number, by: 1 | -1): number {
  const here = turns[ply - 1] ?? turns[0];
  if (!here) return 0;
  for (let at = ply + by; at > 0 && at <= turns.length; at += by) {
    const turn = turns[at - 1];
    if (turn?.seat === here.seat && turn.ply !== here.ply) return at;
    if (turn && Math.abs(turn.round - here.round) > 1) return at;
  }
  return by < 0 ? 0 : turns.length;
}
