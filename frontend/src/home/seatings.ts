import type { Seat } from "../board";

/** So many players sit at these seats, with so many men each. */
export interface Seating {
  readonly seats: readonly Seat[];
  readonly men: readonly number[];
}

/** By board, then by number of players: what the server offers. */
export type Seatings = Readonly<Record<string, Readonly<Record<string, Seating>>>>;

/** The server wrote it into its own page. */
export const readSeatings = (text: string | undefined): Seatings => JSON.parse(text ?? "{}") as Seatings;

/** By preset, the value of each row that goes with it. */
export type Presets = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const readPresets = (text: string | undefined): Presets => JSON.parse(text ?? "{}") as Presets;

/** The number that comes nearest to the one wanted: a choice that went away is followed by its neighbour. */
export function nearest(wanted: number, possible: readonly number[]): number {
  const byDistance = [...possible].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return byDistance[0] ?? wanted;
}
