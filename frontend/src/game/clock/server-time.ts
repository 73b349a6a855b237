/** What the browser's own clocks say; a test has its own. */
export interface Ticks {
  /** Runs evenly, but may stand still while the machine sleeps. */
  steady(): number;
  /** Goes on in sleep, but may be set. */
  wall(): number;
}

const BROWSER: Ticks = { steady: () => performance.now(), wall: () => Date.now() };

/** A difference between the browser's two clocks that only sleep, or a hand at the clock, explains. */
const SLEPT = 500;
/** A `Date` header leaves out the milliseconds. */
const SECOND = 1000;

/**
 * The server's time. Whatever it says was said before it is heard, so of all that was heard the latest time counts;
 * between two words the browser's steady clock goes on.
 */
export class ServerTime {
  readonly #ticks: Ticks;
  /** Server's time minus steady clock. */
  #ahead: number;
  #apart: number;

  constructor(said: string, at?: number, ticks: Ticks = BROWSER) {
    this.#ticks = ticks;
    this.#apart = ticks.wall() - ticks.steady();
    this.#ahead = Date.parse(said) - (at ?? ticks.steady());
  }

  now(): number {
    this.#wake();
    return this.#ahead + this.#ticks.steady();
  }

  /** The server has said what time it was there; more of it has gone by since. */
  heard(said: string | null | undefined): void {
    const time = said ? Date.parse(said) : Number.NaN;
    if (Number.isNaN(time)) return;
    this.#wake();
    this.#ahead = Math.max(this.#ahead, time - this.#ticks.steady());
  }

  /** A call's answer says its `Date`: it was that second at some moment between `sent` and now. */
  answered(date: string | null, sent: number): void {
    const time = date ? Date.parse(date) : Number.NaN;
    if (Number.isNaN(time)) return;
    this.#wake();
    const least = time - this.#ticks.steady();
    const most = time + SECOND - sent;
    if (this.#ahead < least || this.#ahead > most) this.#ahead = Math.max(least, Math.min(most, this.#ahead));
  }

  /** The steady clock, for measuring a call. */
  steady(): number {
    return this.#ticks.steady();
  }

  #wake(): void {
    const apart = this.#ticks.wall() - this.#ticks.steady();
    const slept = apart - this.#apart;
    this.#apart = apart;
    if (slept > SLEPT) this.#ahead += slept;
  }
}
