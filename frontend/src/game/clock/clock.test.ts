import { describe, expect, it } from "vitest";
import { game, seatInfo } from "../samples";
import { dueOf } from "./deadlines";
import { clockDigits, daysOf, leftAt, untilNext } from "./reckon";
import { ServerTime, type Ticks } from "./server-time";

const TEN = "2026-11-30T10:00:00.000Z";
const ten = Date.parse(TEN);
const iso = (millis: number) => new Date(ten + millis).toISOString();

class Hand implements Ticks {
  even = 0;
  set = 5_000_000;
  steady = () => this.even;
  wall = () => this.set;
  pass(millis: number): void {
    this.even += millis;
    this.set += millis;
  }
  sleep(millis: number): void {
    this.set += millis;
  }
}

describe("the server's time", () => {
  it("goes on with the steady clock, whatever the browser's date is", () => {
    const hand = new Hand();
    const time = new ServerTime(TEN, 0, hand);
    hand.pass(1234);
    expect(time.now()).toBe(ten + 1234);
  });

  it("is at least what was heard, and old news changes nothing", () => {
    const hand = new Hand();
    const time = new ServerTime(TEN, 0, hand);
    hand.pass(1000);
    time.heard(iso(1080));
    time.heard(iso(-90_000));
    time.heard(null);
    expect(time.now()).toBe(ten + 1080);
  });

  it("goes on in sleep", () => {
    const hand = new Hand();
    const time = new ServerTime(TEN, 0, hand);
    hand.sleep(60_000);
    hand.pass(10);
    expect(time.now()).toBe(ten + 60_010);
  });

  it("is put right by a Date header where it can't be true", () => {
    const hand = new Hand();
    const time = new ServerTime(iso(30_000), 0, hand);
    hand.pass(200);
    time.answered(TEN, 100);
    expect(time.now()).toBe(ten + 1100);
    time.answered(iso(5000), 100);
    expect(time.now()).toBe(ten + 5000);
    time.answered(iso(5000), 100);
    expect(time.now()).toBe(ten + 5000);
  });
});

describe("a clock", () => {
  const clock = { seat: "A" as const, leftMillis: 23_850, runsOutAt: iso(23_850), timeouts: 0 };

  it("shows what is left, never less than nothing nor more than was given", () => {
    const at = (millis: number) => leftAt(clock, ten + millis);
    expect([at(-500), at(0), at(20_000), at(23_850), at(90_000)]).toEqual([23_850, 23_850, 3850, 0, 0]);
    expect(leftAt({ ...clock, runsOutAt: null }, ten + 90_000)).toBe(23_850);
  });

  it.each([
    [0, "0:00", "0:00"],
    [1, "0:01", "0.1"],
    [9_001, "0:10", "9.1"],
    [9_900, "0:10", "9.9"],
    [9_901, "0:10", "0:10"],
    [10_001, "0:11", "0:11"],
    [59_999, "1:00", "1:00"],
    [600_000, "10:00", "10:00"],
    [3_599_001, "1:00:00", "1:00:00"],
    [7_265_000, "2:01:05", "2:01:05"],
  ])("rounds %i ms up", (millis, whole, tenths) => {
    expect([clockDigits(millis, false), clockDigits(millis, true)]).toEqual([whole, tenths]);
  });

  it("counts days by correspondence", () => {
    expect(daysOf(86_399_999)).toBeNull();
    expect(daysOf(259_200_000)).toEqual({ days: 3, hours: 0 });
    expect(daysOf(259_200_000 - 1)).toEqual({ days: 3, hours: 0 });
    expect(daysOf(93_600_001)).toEqual({ days: 1, hours: 3 });
  });

  it("is drawn again when its figure changes, and rests when it has run out", () => {
    expect([untilNext(23_850, true), untilNext(23_000, true), untilNext(8_430, true)]).toEqual([
      850, 1000, 30,
    ]);
    expect(untilNext(8_430, false)).toBe(430);
    expect(untilNext(0, true)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("leaving home", () => {
  const deadline = { round: 20, men: 5, outside: 3, missing: 2 };
  const due = (round: number, toMove: "A" | "D", seat: "A" | "D", more: object = {}) =>
    dueOf(game({ round, toMove, first: "A" }), seatInfo(seat, { deadline, ...more }));

  it("counts the turns a seat still has, this one too", () => {
    expect(due(18, "A", "A")).toEqual({ turns: 3, round: 20, men: 5, missing: 2 });
    expect(due(18, "D", "A")?.turns).toBe(2);
    expect(due(18, "D", "D")?.turns).toBe(3);
    expect(due(20, "A", "A")?.turns).toBe(1);
    expect(due(20, "D", "A")).toBeNull();
  });

  it("is spoken of only near the end, and while men are missing", () => {
    expect(due(12, "A", "A")).toBeNull();
    expect(due(13, "A", "A")?.turns).toBe(8);
    expect(due(18, "A", "A", { deadline: { ...deadline, missing: 0 } })).toBeNull();
    expect(due(18, "A", "A", { state: "resigned" })).toBeNull();
    expect(due(18, "A", "A", { deadline: null })).toBeNull();
  });
});
