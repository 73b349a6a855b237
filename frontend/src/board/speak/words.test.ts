import { describe, expect, it } from "vitest";
import { counted, english, han } from "./numerals";
import { type CellFacts, WORDS } from "./words";

const facts = (more: Partial<CellFacts>): CellFacts => ({
  cell: "i9",
  seat: null,
  owner: null,
  item: null,
  turnsLeft: undefined,
  landing: null,
  picked: false,
  barred: false,
  marked: "",
  ...more,
});

describe("what a cell is called", () => {
  it.each<[Partial<CellFacts>, string, string]>([
    [{}, "i9，空", "i9, empty"],
    [{ cell: "k5", seat: "A", owner: "听雨" }, "k5，听雨的子，圆点", "k5, man of 听雨, dot"],
    [{ cell: "k5", seat: "F" }, "k5，你的子，双杠", "k5, your man, two bars"],
    [{ cell: "n8", landing: 5 }, "n8，空，可落，五跳", "n8, empty, landing, five hops"],
    [{ cell: "n8", landing: 0 }, "n8，空，可落，一步", "n8, empty, landing, one step"],
    [{ cell: "j9", item: "x", turnsLeft: 2 }, "j9，路障，还有两回合", "j9, roadblock, two turns left"],
    [{ seat: "C", picked: true }, "i9，你的子，方块，已拿起", "i9, your man, square, picked up"],
  ])("%j", (more, zh, en) => {
    expect(WORDS.zh.cell(facts(more))).toBe(zh);
    expect(WORDS.en.cell(facts(more))).toBe(en);
  });
});

it("tells what the hand did and what others did", () => {
  expect(WORDS.zh.pickedUp("f12", 12)).toBe("已拿起 f12，十二处可落");
  expect(WORDS.en.pickedUp("f12", 12)).toBe("picked up f12, twelve landings");
  expect(WORDS.zh.moved({ who: "Magnus", from: "m8", to: "e8", hops: 8 })).toBe("Magnus：m8 到 e8，八跳");
});

it("counts as one says it", () => {
  expect([0, 2, 10, 11, 20, 35, 120].map(han)).toEqual(["零", "二", "十", "十一", "二十", "三十五", "120"]);
  expect(counted(2)).toBe("两");
  expect([english(0, "landing"), english(1, "hop"), english(31, "hop")]).toEqual([
    "no landings",
    "one hop",
    "31 hops",
  ]);
});
