import type { Cell } from "./cell";
import type { Topology } from "./topology";

/**
 * The directions of the screen an arrow key tries in turn, counted counter-clockwise from the east.
 * On the star ↑ is up-left and ↓ down-right, Shift the other one; at an edge the other one will do.
 */
const STAR: Record<string, readonly number[]> = {
  ArrowRight: [0],
  ArrowLeft: [3],
  ArrowUp: [2, 1],
  ArrowDown: [5, 4],
  "Shift+ArrowRight": [0],
  "Shift+ArrowLeft": [3],
  "Shift+ArrowUp": [1, 2],
  "Shift+ArrowDown": [4, 5],
};

/** On the square the plain arrows go straight, with Shift they lean the way the clock goes. */
const SQUARE: Record<string, readonly number[]> = {
  ArrowRight: [0],
  ArrowUp: [2],
  ArrowLeft: [4],
  ArrowDown: [6],
  "Shift+ArrowUp": [1],
  "Shift+ArrowLeft": [3],
  "Shift+ArrowDown": [5],
  "Shift+ArrowRight": [7],
};

export interface Arrow {
  readonly key: string;
  readonly shift: boolean;
}

export const isArrow = (key: string): boolean => key in STAR;

/** The cell an arrow key leads to, or the same one at the rim. */
export function walk(board: Topology, from: Cell, arrow: Arrow, turn: number): Cell {
  const keys = board.directions === 6 ? STAR : SQUARE;
  const tries = keys[`${arrow.shift ? "Shift+" : ""}${arrow.key}`] ?? [];
  for (const direction of tries) {
    const next = board.stepOnScreen(from, direction, turn);
    if (next) return next;
  }
  return from;
}
