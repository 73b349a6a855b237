import { expect, it } from "vitest";
import { topology } from "./geometry/boards";
import { leavingOf } from "./leaving";
import type { Stage } from "./stage";
import { positionOf } from "./text/position";

const stage = {
  board: topology("star3"),
  turn: 0,
  position: positionOf("star3 1/2/3/10/9/4D3/2D1D2/2AD4/9/10/3/2/1 A 1"),
} as unknown as Stage;
const trail = { seat: "A", cells: ["f6", "h6", "h8"], captured: ["h7", "g6"] } as const;

it("takes each captured man off when the man is above him", () => {
  const leaving = leavingOf(stage, trail, false);
  expect(leaving.map(({ seat, after }) => [seat, after])).toEqual([
    ["D", 360],
    ["D", 120],
  ]);
});

it("takes them off at once when the man was set down by hand", () => {
  expect(leavingOf(stage, trail, true).map(({ after }) => after)).toEqual([0, 0]);
});
