import { describe, expect, it } from "vitest";
import { positionOf, writePosition } from "../board/text/position";
import { editorAt, pictureAt } from "../shared/addresses";
import { History } from "./history";
import { carry, cleared, companyOf, companySaid, countOf, fits, present, put, type Tool } from "./setup";

const OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";
const SEATINGS = {
  star4: {
    2: { seats: ["A", "D"], men: [10, 15, 19] },
    3: { seats: ["A", "C", "E"], men: [10, 15] },
    4: { seats: ["A", "B", "D", "E"], men: [10, 13] },
    6: { seats: ["A", "B", "C", "D", "E", "F"], men: [10] },
  },
  square16: { 2: { seats: ["A", "C"], men: [19] }, 4: { seats: ["A", "B", "C", "D"], men: [13] } },
} as const;

const after = (...deeds: readonly (readonly [string, Tool])[]) =>
  writePosition(deeds.reduce((position, [cell, tool]) => put(position, cell, tool), positionOf(OPENING)));

describe("a position being set up", () => {
  it.each([
    [[["i9", "A"]], "D/DD/DDD/DDDD/13/12/11/10/4A4/10/11/12/13/AAAA/AAA/AA/A"],
    [
      [
        ["i9", "A"],
        ["i9", "A"],
      ],
      "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A",
    ],
    [[["m1", "D"]], "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/D"],
    [[["m1", "rubber"]], "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/1"],
    [[["i9", "rubber"]], "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A"],
  ] as const)("has men put down and taken away: %j", (deeds, ranks) => {
    expect(after(...deeds)).toBe(`star4 ${ranks} A 1`);
  });

  it("has men carried about, who push others off the board", () => {
    const far = carry(positionOf(OPENING), "m1", "e17");
    expect([far.men.get("e17"), far.men.has("m1"), countOf(far, "D")]).toEqual(["A", false, 9]);
    const still = positionOf(OPENING);
    expect(carry(still, "i9", "i10")).toBe(still);
    expect(carry(still, "m1", "m1")).toBe(still);
  });

  it("loses roadblocks where men come, and by the rubber", () => {
    const read = positionOf("star4 1/2/3/4/13/12/11/10/4x4/10/11/12/13/4/3/2/o A 1");
    expect(writePosition(put(put(read, "i9", "A"), "m1", "rubber"))).toBe(
      "star4 1/2/3/4/13/12/11/10/4A4/10/11/12/13/4/3/2/1 A 1",
    );
    expect(present(cleared(read))).toEqual([]);
  });

  it.each([
    ["D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A", 2, 10],
    ["1/2/3/4/13/12/11/10/ACE6/10/11/12/13/4/3/2/1", 3, 10],
    ["1/2/3/4/13/12/11/10/ABE6/10/11/12/13/4/3/2/1", 4, 10],
    ["1/2/3/4/13/12/11/10/ACD6/10/11/12/13/4/3/2/1", 6, 10],
    ["1/2/3/4/AAAAAAAAAAA2/12/11/10/9/10/11/12/13/4/3/2/1", 2, 15],
    ["1/2/3/4/BBBBBBBBBBB2/12/11/10/9/10/11/12/13/4/3/2/1", 4, 13],
    ["1/2/3/4/BBBBBBBBBBB2/C11/11/10/9/10/11/12/13/4/3/2/1", 6, 10],
  ])("tells how many play: %s", (ranks, players, men) => {
    const position = positionOf(`star4 ${ranks} A 1`);
    expect(companyOf(position, SEATINGS, { players: 2, men: 10 })).toEqual({ players, men });
  });

  it.each([
    ["star4 1/2/3/4/AAAAAAAAAAA2/12/11/10/9/10/11/12/13/4/3/2/1 A 1", { men: 10 }, 2, 10],
    ["star4 1/2/3/4/ACE10/12/11/10/9/10/11/12/13/4/3/2/1 A 1", { men: 10 }, 3, 10],
    ["star4 1/2/3/4/ACE10/12/11/10/9/10/11/12/13/4/3/2/1 A 1", { players: 2, men: 10 }, 2, 10],
    ["star4 1/2/3/4/AAAAAAAAAAA2/12/11/10/9/10/11/12/13/4/3/2/1 A 1", { men: 6 }, 2, 15],
    ["square16 16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/16 A 1", { men: 10 }, 2, 19],
  ])("keeps what was said of them, fitting or not: %s %j", (text, said, players, men) => {
    expect(companyOf(positionOf(text), SEATINGS, { players: 2, men: 10 }, said)).toEqual({ players, men });
  });

  it("knows what an address says", () => {
    const now = { players: 2, men: 6 };
    const said = (pathname: string, search: string) => companySaid({ pathname, search }, now);
    expect(said("/editor", "?players=&men=6")).toEqual({ men: 6 });
    expect(said("/editor", "?players=2&men=none")).toEqual({ players: 2 });
    expect(said("/editor", "")).toEqual({});
    expect(said("/", "")).toEqual(now);
  });

  it("leaves those who play as they are when that can be", () => {
    const four = { players: 4, men: 13 };
    const position = positionOf(OPENING);
    expect(companyOf(position, SEATINGS, four)).toBe(four);
    expect(fits(position, SEATINGS, { players: 3, men: 10 })).toBe(false);
    expect(fits(position, SEATINGS, { players: 5, men: 10 })).toBe(false);
  });
});

describe("what was done", () => {
  it("is undone and done again, and something new forgets what was undone", () => {
    const history = new History("a", (one, other) => one === other);
    expect(history.add("a")).toBe(false);
    for (const step of ["b", "c", "d"]) history.add(step);
    expect([history.undo(), history.undo(), history.now]).toEqual(["c", "b", "b"]);
    expect([history.redo(), history.canUndo, history.canRedo]).toEqual(["c", true, true]);
    history.add("e");
    expect([history.canRedo, history.redo(), history.undo(), history.undo(), history.undo()]).toEqual([
      ...[false, null, "c", "b", "a"],
    ]);
    expect(history.undo()).toBe(null);
  });
});

describe("the addresses of a position", () => {
  it("can be read, and lead back to it", () => {
    const link = editorAt(OPENING, { players: 2, men: 10 }, "classic");
    expect(link).toBe(
      "/editor?position=star4%20D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A%20A%201&players=2&men=10",
    );
    expect(new URL(link, "http://x").searchParams.get("position")).toBe(OPENING);
    expect(editorAt(OPENING, { players: 2, men: 10 }, "halma")).toContain("&men=10&new=halma");
    expect(pictureAt(OPENING, "png")).toMatch(/^\/positions\/board\.png\?position=star4%20D/);
  });
});
