import { P } from "./cell";
import type { Plan, Spot } from "./topology";

/** Men in ranks 1, 2, 3 … of a corner (R1.6). */
const CORNERS: Record<number, readonly number[]> = { 13: [4, 4, 3, 2], 19: [5, 5, 4, 3, 2] };

/** The square board of Halma (R1.6). */
export function squarePlan(side: 16): Plan {
  const line = Array.from({ length: side }, (_, i) => i);
  const middle = (side - 1) / 2;
  return {
    name: `square${side}`,
    shape: { kind: "square", side },
    seats: ["A", "B", "C", "D"],
    spots: line.flatMap((r) => line.map((q) => ({ q, r }))),
    directions: [
      { q: 1, r: 0 },
      { q: 1, r: 1 },
      { q: 0, r: 1 },
      { q: -1, r: 1 },
      { q: -1, r: 0 },
      { q: -1, r: -1 },
      { q: 0, r: -1 },
      { q: 1, r: -1 },
    ],
    plane: ({ q, r }) => ({ x: (q - middle) * P, y: (middle - r) * P }),
    rise: ({ x, y }) => (x - y) / P,
    rim: line.flatMap((i) => [
      { text: `${i + 1}`, spot: { q: -0.85, r: i } },
      { text: String.fromCharCode(97 + i), spot: { q: i, r: -0.85 } },
    ]),
    homes: (seat, men) => corner(men).map((spot) => clockwise(spot, seat, side - 1)),
    usualMen: (players) => (players > 2 ? 13 : 19),
  };
}

function corner(men: number): Spot[] {
  const ranks = CORNERS[men] ?? [];
  return ranks.flatMap((count, r) => Array.from({ length: count }, (_, q) => ({ q, r })));
}

/** A quarter turn clockwise takes the south-west corner to the north-west, and so on. */
function clockwise({ q, r }: Spot, quarters: number, last: number): Spot {
  return quarters === 0 ? { q, r } : clockwise({ q: r, r: last - q }, quarters - 1, last);
}
