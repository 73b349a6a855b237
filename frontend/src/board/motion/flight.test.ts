import { describe, expect, it } from "vitest";
import { flightTime, type Leg, poseAt, settle } from "./flight";

const leg = (x: number, hop: boolean): Leg => ({ from: { x, y: 0 }, to: { x: x + 80, y: 0 }, hop });
const chain = (n: number) => Array.from({ length: n }, (_, i) => leg(80 * i, true));

describe("a flight", () => {
  it("takes 220 ms for a step, 240 ms a hop, and never above 1400 ms", () => {
    expect(flightTime([leg(0, false)])).toBe(220);
    expect(flightTime(chain(3))).toBe(720);
    expect(flightTime(chain(12))).toBe(1400);
  });

  it("begins and ends on the board", () => {
    expect(poseAt(chain(2), 0)).toMatchObject({ x: 0, lift: 0, scale: 1 });
    expect(poseAt(chain(2), 1)).toMatchObject({ x: 160, scale: 1 });
    expect(poseAt(chain(2), 1).lift).toBeCloseTo(0);
  });

  it("is highest in the middle of each hop and touches every landing", () => {
    expect(poseAt(chain(2), 0.25).lift).toBeCloseTo(22);
    expect(poseAt(chain(2), 0.25).scale).toBeCloseTo(1.147, 2);
    expect(poseAt(chain(2), 0.5)).toMatchObject({ x: 80, lift: 0 });
    expect(poseAt([leg(0, false)], 0.5).lift).toBeCloseTo(4);
  });

  it("starts from the hand that holds the man", () => {
    expect(poseAt(chain(1), 0, 12).lift).toBe(12);
    expect(poseAt(chain(1), 1, 12).lift).toBeCloseTo(0);
  });

  it("comes up a little past the end", () => {
    expect(settle(0)).toBeCloseTo(0);
    expect(settle(1)).toBe(1);
    expect(Math.max(...Array.from({ length: 20 }, (_, i) => settle(i / 20)))).toBeGreaterThan(1);
  });
});
