// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { Texts } from "../game/words";
import { ended, toldTurn } from "./says";

const texts = new Texts(
  {
    passed: "passed",
    captured: "captured: {cells}",
    separator: ", ",
    actions: "{from} to {to} in {count} actions",
  },
  "en",
);

describe("a turn in words", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
  });

  it.each([
    ["a step", { move: "i9-i10", trail: ["i9", "i10"] }, "Red: i9 to i10, one step."],
    ["two hops", { move: "e9:g9:i9", trail: ["e9", "g9", "i9"] }, "Red: e9 to i9, two hops."],
    ["as a die has it", { move: "i7-i8:i10", trail: ["i7", "i8", "i10"] }, "Red: i7 to i10 in 2 actions."],
    [
      "with captures",
      { move: "e9:g9", trail: ["e9", "g9"], captured: ["f9"] },
      "Red: e9 to g9, one hop, captured: f9.",
    ],
    ["a pass", { move: "--#stuck", trail: [] }, "Red: passed."],
    [
      "what goes when the next turn begins",
      {
        move: "i9-i10",
        trail: ["i9", "i10"],
        effects: [
          { kind: "walked", trail: ["i9", "i10"] },
          { kind: "expired", item: "roadblock", cell: "g9" },
        ],
      },
      "Red: i9 to i10, one step. Roadblock on g9 is gone.",
    ],
  ] as const)("%s", (_, turn, words) => {
    expect(toldTurn({ seat: "A", ...turn }, texts)).toBe(words);
  });

  it("is a sentence in either language", () => {
    expect(ended("red to move")).toBe("Red to move.");
    expect(ended("Done!")).toBe("Done!");
    document.documentElement.lang = "zh-CN";
    expect(ended("轮到红方")).toBe("轮到红方。");
    expect(ended("好。")).toBe("好。");
  });
});
