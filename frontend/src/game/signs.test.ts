// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { ending, headline } from "./outcome";
import { Replay } from "./replay";
import { seatInfo, turn } from "./samples";
import { textsIn, viewOf } from "./shown";
import { deadNow, SignsPart, soonWords } from "./signs";
import type { DeadGame, Game, Result } from "./wire";

const near = (rounds: number): DeadGame => ({
  rounds,
  of: 10,
  dead: false,
  since: null,
  turnsLeft: { A: 5, D: 5 },
  lastMen: { A: ["m1"], D: ["e17"] },
  distance: { A: 31, D: 30 },
});
const dead: DeadGame = { ...near(10), dead: true, since: 24, turnsLeft: { A: 4, D: 5 } };

function shown(more: Partial<Game>): HTMLElement {
  const element = document.createElement("div");
  new SignsPart(element).show(viewOf(more));
  return element;
}

describe("the signs of a dead game", () => {
  it("counts aloud from the seventh round without progress on", () => {
    expect(shown({ deadGame: near(6) }).hidden).toBe(true);
    const seven = shown({ deadGame: near(7) });
    expect(seven.textContent).toContain("7 rounds without progress");
    expect(seven.querySelectorAll(".count i")).toHaveLength(10);
    expect(seven.querySelectorAll(".count .in")).toHaveLength(7);
  });

  it("calls it, with each side's turns and distance", () => {
    const called = shown({ deadGame: dead, round: 25, toMove: "D" });
    expect(called.querySelector(".call")?.textContent).toContain("Dead game");
    const lines = [...called.querySelectorAll("li")];
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringContaining("4 left"),
      expect.stringContaining("5 left"),
    ]);
    expect(lines[0]?.textContent).toContain("rows to go: 31");
  });

  it("shows in a replay what was to be seen then", () => {
    const turns = Array.from({ length: 54 }, (_, ply) => turn(ply, ply % 2 ? "D" : "A", ["l3", "j5"]));
    const over = { ...dead, turnsLeft: {}, lastMen: {}, distance: {} };
    const at = (ply: number) => {
      const view = viewOf({ status: "ended", ply: 54, turns, deadGame: over, toMove: null });
      const replay = new Replay(
        () => view.game,
        () => undefined,
      );
      replay.to(ply);
      return deadNow({ ...view, replay });
    };
    expect(at(40)).toBeNull(); // round 21: six rounds
    expect(at(42)).toMatchObject({ rounds: 7, dead: false });
    expect(at(47)).toMatchObject({ rounds: 9, dead: false });
    expect(at(48)).toMatchObject({ dead: true, turnsLeft: { A: 5, D: 5 } });
    expect(at(51)).toMatchObject({ turnsLeft: { A: 3, D: 4 } });
  });

  it.each<[string, Result["score"], string, string]>([
    ["a superior dead game", { A: 0.75, D: 0.25 }, "superior, 0.75 : 0.25", "A superior dead game for you"],
    ["a win", { A: 1, D: 0 }, "is nearer, 1 : 0", "You won"],
    ["both lost", { A: 0, D: 0 }, "both lose, 0 : 0", "Both lost"],
  ])("puts the verdict into words: %s", (_, score, why, head) => {
    const ranking: Result["ranking"] = score?.A === 0 ? [["A", "D"]] : [["A"], ["D"]];
    const result = { ranking, score: score ?? {}, round: 29, ply: 57, reason: "deadGame" };
    const view = viewOf({ status: "ended", toMove: null, result });
    expect(ending(view)).toContain(why);
    expect(headline(view)).toBe(head);
  });
});

describe("other signs", () => {
  it("says before and after that the first man in costs a turn", () => {
    expect(shown({ firstEntry: { open: true, loses: null } }).textContent).toContain("loses his next turn");
    expect(shown({ firstEntry: { open: false, loses: "A" } }).textContent).toContain(
      "you lose your next turn",
    );
    expect(shown({ firstEntry: { open: false, loses: "D" } }).textContent).toContain("guest D was first");
    expect(shown({ firstEntry: null }).hidden).toBe(true);
  });

  it("speaks of rounds of passes, of the last rounds, and of turns left in a dead game", () => {
    const words = (more: Partial<Game>) => soonWords(viewOf(more)).join("; ");
    expect(words({ passedRounds: 0 })).toBe("");
    expect(words({ passedRounds: 2 })).toContain("in which all passed: 2; after 1 more");
    expect(words({ passedRounds: 1 })).toContain("in which all passed: 1; after 2 more");
    expect(words({ options: { maxRounds: 300 }, round: 289 })).toBe("");
    expect(words({ options: { maxRounds: 300 }, round: 299 })).toContain("Rounds to go: 1; after round 300");
    expect(words({ options: { maxRounds: 300 }, round: 295 })).toContain("Rounds to go: 5; after round 300");
    expect(words({ options: { maxRounds: 300 }, round: 300 })).toContain("the last round");
    expect(words({ deadGame: dead })).toContain("you have 4 turns");
    expect(words({ deadGame: dead, seats: [seatInfo("A"), seatInfo("D")], toMove: "D" })).toBe("");
  });

  it("has a reason for what is barred in both languages", () => {
    for (const lang of ["zh", "en"] as const)
      expect(textsIn(lang).say("barred.repetition", { to: "k4" })).toContain("k4");
  });
});
