import type { Seat } from "../../board";
import { still } from "../../board/motion/tween";
import { isMine } from "../names";
import type { Part, View } from "../view";
import type { SeatClock } from "../wire";
import type { Texts } from "../words";
import { clockDigits, clockOf, daysOf, LATE, leftAt, measureOf, runningSeat, untilNext } from "./reckon";

/** So long before the end it is said once more. */
const LAST = 5000;

/** What a clock shows. */
export interface ClockShown {
  readonly words: string;
  readonly label: string;
  /** How much of the whole is left, 0 to 1. */
  readonly share: number;
  readonly runs: boolean;
  readonly late: boolean;
}

export interface ClockFaces {
  clock(seat: Seat, shown: ClockShown | null): void;
}

export interface ClockEars {
  /** The reader's own last ten seconds have begun, or his last five: each once a turn. */
  late(words: string): void;
  /** One more of them has gone by. */
  tick(): void;
}

/** Shows every clock, again whenever its figure changes, by the server's time. */
export class Clockwork implements Part {
  readonly #faces: ClockFaces;
  readonly #now: () => number;
  readonly #ears: ClockEars;
  #view: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #warned = "";
  #second = 0;

  constructor(faces: ClockFaces, now: () => number, ears: ClockEars) {
    this.#faces = faces;
    this.#now = now;
    this.#ears = ears;
  }

  show(view: View): void {
    this.#view = view;
    this.#tick();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const view = this.#view;
    if (!view) return;
    const now = this.#now();
    const { game, texts } = view;
    const running = runningSeat(game);
    for (const { seat, state } of game.seats) {
      const clock = clockOf(game.clocks, seat);
      const counts = clock && game.status === "running" && state === "playing";
      this.#faces.clock(seat, counts ? this.#shown(clock, now, view, clock === running) : null);
    }
    if (!running) return;
    const left = leftAt(running, now);
    if (isMine(game, running.seat)) this.#mind(running, left, texts);
    const next = untilNext(left, !still());
    if (next < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.#tick(), Math.max(20, next + 2));
  }

  #shown(clock: SeatClock, now: number, { game, texts }: View, runs: boolean): ClockShown {
    const left = leftAt(clock, now);
    const late = runs && left <= LATE;
    const days = daysOf(left);
    const words = days ? texts.say("clock.days", { ...days }) : clockDigits(left, late && !still());
    const measure = Math.max(measureOf(game), left, 1);
    const label = texts.say(runs ? "clock.runs" : "clock.left", { time: words });
    return { words, label, share: Math.round((left / measure) * 200) / 200, runs, late };
  }

  #mind({ runsOutAt }: SeatClock, left: number, texts: Texts): void {
    const second = Math.ceil(left / 1000);
    const isLate = left > 0 && left <= LATE;
    const warned = `${runsOutAt} ${left <= LAST}`;
    if (isLate && this.#warned !== warned) {
      this.#warned = warned;
      this.#ears.late(texts.say("clock.late", { seconds: second }));
    }
    if (isLate && second !== this.#second) this.#ears.tick();
    this.#second = second;
  }
}
