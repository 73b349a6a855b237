import { describe, expect, it } from "vitest";
import { dieOf, SPOTS } from "./die";
import { moved } from "./frames";
import { goalOf } from "./goal";
import { questionsOf } from "./questions";
import { game } from "./samples";
import { viewOf } from "./shown";
import { after, isPlayed } from "./state";
import { askedIn, wayIn } from "./ways";

describe("a die", () => {
  it("has as many pips as its face says, none on another", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(new Set((SPOTS[face] ?? []).map(String)).size).toBe(face);
    }
  });

  it("lies with the seat to move, and with him whose turn is looked back at", () => {
    const view = viewOf({ die: 4, toMove: "A" });
    expect(dieOf(view, "A")).toBe(4);
    expect(dieOf(view, "D")).toBeNull();
  });

  it("goes with the turn: what an answer does not say is no more", () => {
    const before = game({ die: 4 });
    const { id: _, ...answer } = { ...before, version: before.version + 1, events: [], die: undefined };
    expect(after(before, answer).die).toBeUndefined();
  });
});

describe("a capture", () => {
  const RING = "star3 1/2/3/10/9/4D3/2D1D2/2AD4/9/9D/3/2/1 A 1";
  const up = { from: "f6", to: "h8", text: "f6:h6:h8", trail: ["f6", "h6", "h8"], captured: ["g6", "h7"] };
  const left = { from: "f6", to: "h8", text: "f6:f8:h8", trail: ["f6", "f8", "h8"], captured: ["f7", "g8"] };

  it("takes the men off the board", () => {
    expect(moved(RING, up.trail, up.captured)).toContain("star3 1/2/3/10/9/4DA2/2D4/8/");
  });

  const asking = (looked: typeof up) => {
    const view = viewOf({ position: RING });
    const pending = { seat: "A" as const, move: looked.text, ply: 0, trail: looked.trail };
    const draft = { ...pending, captured: looked.captured, ways: [up, left], stage: "draft" as const };
    return { ...view, state: { ...view.state, pending: draft } };
  };

  it("has several ways where other men come off", () => {
    const asked = questionsOf(asking(left), {
      commands: null as never,
      turn: null as never,
      elsewhere: { game: null } as never,
    });
    expect(asked[0]?.answers.map(({ looked }) => looked)).toEqual([false, true, undefined]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.answers.map(({ words }) => words)).toEqual([
      "By h6, taking g6, h7",
      "By f8, taking f7, g8",
      "Take it back",
    ]);
  });

  it("stays on the board as it was while it is asked about", () => {
    const goal = goalOf(asking(left));
    expect([goal.position, goal.trail]).toEqual([RING, null]);
    expect(askedIn(asking(left))?.looked).toBe(left);
  });

  it("names whose men come off where there are several opponents", () => {
    const view = viewOf({ position: RING, players: 3 });
    expect(wayIn({ ...up, trail: ["f6", "h8"] }, view)).toBe("Straight, taking g6 (guest D), h7 (guest D)");
  });

  it("is the same move only with the same men", () => {
    const turn = {
      ply: 0,
      version: 2,
      round: 1,
      seat: "A" as const,
      move: left.text,
      trail: left.trail,
      captured: left.captured,
    };
    const now = game({ ply: 1, turns: [turn] });
    const pending = { seat: "A" as const, move: up.text, ply: 0, trail: up.trail, stage: "sending" as const };
    expect(isPlayed(now, { ...pending, captured: up.captured })).toBe(false);
    expect(isPlayed(now, { ...pending, captured: ["g8", "f7"] })).toBe(true);
  });
});
