import { describe, expect, it, vi } from "vitest";
import { Frames } from "./frames";
import { Replay, roundAway } from "./replay";
import { game, OPENING, SECOND, turn } from "./samples";

const turns = [
  turn(0, "A", ["l3", "j5"]),
  turn(1, "D", ["f15", "h13"]),
  turn(2, "A", ["j4", "j5"], { move: "--", trail: [] }),
  turn(3, "D", ["h13", "h12"], { move: "h13-h12" }),
];
const men = (text: string) => text.split(" ")[1];

describe("frames", () => {
  const frames = new Frames(OPENING);
  const now = game({ ply: 4, turns, position: "star4 now - 3" });

  it("are the positions after each turn; the last is the server's own", () => {
    expect(frames.at(now, 0)).toBe(OPENING);
    expect(men(frames.at(now, 1))).toBe(men(SECOND));
    expect(men(frames.at(now, 3))).toBe(men(frames.at(now, 2)));
    expect([1, 2, 3].map((ply) => frames.at(now, ply).split(" ").slice(2).join(" "))).toEqual([
      "D 1",
      "A 2",
      "D 2",
    ]);
    expect(frames.at(now, 4)).toBe("star4 now - 3");
  });

  it("are those of the turns that stand, after as many were taken back and others played", () => {
    const twice = new Frames(OPENING);
    const other = [
      ...turns.slice(0, 2),
      turn(2, "A", ["k4", "k5"], { version: 12 }),
      turn(3, "D", [], { version: 13 }),
    ];
    twice.at(now, 3);
    expect(men(twice.at({ ...now, turns: other }, 3))).not.toBe(men(frames.at(now, 3)));
  });

  it("show the last way a man went, over passes", () => {
    expect(frames.trailBefore(now, 3)).toEqual({ seat: "D", cells: ["f15", "h13"] });
    expect(frames.trailBefore(now, 0)).toBeNull();
  });

  it("lift the men of one who left, where he left", () => {
    const left = game({ ...now, events: [{ version: 6, ply: 2, seat: "D", kind: "resigned" }] });
    const three = new Frames(OPENING);
    expect(men(three.at(left, 1))).toContain("D");
    expect(men(three.at(left, 2))).not.toContain("D");
  });
});

describe("going through the game", () => {
  const at = (ply = 4) => {
    const changed = vi.fn();
    const replay = new Replay(() => game({ ply, turns: turns.slice(0, ply) }), changed);
    return { replay, changed };
  };

  it("stops at both ends; the end is the present", () => {
    const { replay } = at();
    replay.step(-1);
    expect([replay.at, replay.ply]).toEqual([3, 3]);
    replay.to(-5);
    expect(replay.at).toBe(0);
    replay.step(9);
    expect([replay.at, replay.ply]).toEqual([null, 4]);
  });

  it("goes by rounds of the same seat", () => {
    expect(roundAway(turns, 4, -1)).toBe(2);
    expect(roundAway(turns, 2, 1)).toBe(4);
    expect(roundAway(turns, 1, -1)).toBe(0);
    expect(roundAway(turns, 4, 1)).toBe(4);
    expect(roundAway([], 0, 1)).toBe(0);
  });

  it("plays by itself from the start to the end, and stops there", async () => {
    vi.useFakeTimers();
    const { replay } = at();
    replay.toggle();
    expect([replay.playing, replay.ply]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([replay.playing, replay.at]).toEqual([false, null]);
    vi.useRealTimers();
  });

  it("goes on at the same pace when it was stopped and set going again while a man flew", async () => {
    vi.useFakeTimers();
    const { replay } = at();
    replay.settled = () => new Promise((resolve) => setTimeout(resolve, 500));
    replay.toggle();
    await vi.advanceTimersByTimeAsync(700);
    replay.toggle();
    replay.toggle();
    await vi.advanceTimersByTimeAsync(1000);
    expect(replay.ply).toBe(2);
    await vi.advanceTimersByTimeAsync(1100);
    expect(replay.ply).toBe(3);
    vi.useRealTimers();
  });
});

it("is the present again when turns are taken back to where one looks", () => {
  let now = game({ ply: 4, turns });
  const replay = new Replay(
    () => now,
    () => undefined,
  );
  replay.to(2);
  now = game({ ply: 3, turns: turns.slice(0, 3) });
  expect([replay.at, replay.ply]).toEqual([2, 2]);
  now = game({ ply: 2, turns: turns.slice(0, 2) });
  expect([replay.at, replay.ply]).toEqual([null, 2]);
  now = game({ ply: 4, turns });
  expect(replay.at).toBeNull();
});
