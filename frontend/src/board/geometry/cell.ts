/** The name of a cell, a file letter and a rank number: `i9` (R1.2). */
export type Cell = string;

/** Seats are letters after their home camps, clockwise (N2). */
export const SEATS = ["A", "B", "C", "D", "E", "F"] as const;
export type Seat = (typeof SEATS)[number];

export type BoardName = "star4" | "star3" | "square16";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance of neighbouring cells in drawing units. Every measure of the look is a share of it. */
export const P = 40;

export const isSeat = (letter: string): letter is Seat => (SEATS as readonly string[]).includes(letter);

/** Where a point lies after the board has gone round by an angle, clockwise as the eye sees it. */
export function turned({ x, y }: Point, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
