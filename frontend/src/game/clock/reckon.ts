import type { Seat } from "../../board";
import type { Clocks, Game, SeatClock } from "../wire";

/** From here on a clock is late: seen, and heard where sounds are on. */
export const LATE = 10_000;
/** So many timeouts in a row, and one has quit (R4.2). */
export const TIMEOUTS = 3;

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

export const clockOf = (clocks: Clocks | null | undefined, seat: Seat): SeatClock | undefined =>
  clocks?.seats.find((each) => each.seat === seat);

/** What is left to a seat at the server's time `now`: never less than nothing, never more than it was given. */
export function leftAt({ leftMillis, runsOutAt }: SeatClock, now: number): number {
  const left = runsOutAt ? Math.min(leftMillis, Date.parse(runsOutAt) - now) : leftMillis;
  return Math.max(0, left);
}

/** The seat whose clock runs, while the game does. */
export function runningSeat({ status, clocks }: Pick<Game, "status" | "clocks">): SeatClock | undefined {
  return status === "running" ? clocks?.seats.find(({ runsOutAt }) => runsOutAt) : undefined;
}

/** The full measure of a clock, of which its ring shows the share that is left. */
export function measureOf({ options }: Pick<Game, "options">): number {
  const clock = (options.clock ?? {}) as Partial<Record<"moveMillis" | "baseMillis", number>>;
  return clock.moveMillis ?? clock.baseMillis ?? 0;
}

/** In whole seconds, rounded up; tenths below ten seconds where they are wanted. */
export function clockDigits(millis: number, tenths: boolean): string {
  const tenth = Math.ceil(millis / 100);
  if (tenths && tenth > 0 && tenth < 100) return `${Math.floor(tenth / 10)}.${tenth % 10}`;
  const seconds = Math.ceil(millis / SECOND);
  const two = (n: number) => `${n % 60}`.padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Days and hours of a correspondence clock, the hours rounded up; null below a day. */
export function daysOf(millis: number): { readonly days: number; readonly hours: number } | null {
  if (millis < DAY) return null;
  const hours = Math.ceil(millis / HOUR);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** How long until what a clock shows changes. */
export function untilNext(millis: number, tenths: boolean): number {
  if (millis <= 0) return Number.POSITIVE_INFINITY;
  const step = tenths && millis < LATE ? 100 : SECOND;
  return millis % step || step;
}
