import { describe, expect, it } from "vitest";
import { topology } from "../geometry/boards";
import { shifts } from "./difference";
import { hopsOf, offersOf } from "./moves";
import { carried, isReadable, positionOf, readPosition, writePosition } from "./position";

const OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";

describe("position text", () => {
  it("reads the opening of two players", () => {
    const position = positionOf(OPENING);
    expect(position.men.size).toBe(20);
    expect(position.men.get("m1")).toBe("A");
    expect(position.men.get("e17")).toBe("D");
    expect(position.toMove).toBe("A");
  });

  it.each([
    OPENING,
    "star4 D/D1/DxD/DDDD/13/5o6/11/10/4x4/10/11/12/13/AAAA/A1A/AA/A - 37",
    "star3 D/DD/DDD/10/9/8/7/8/9/10/AAA/AA/A D 2",
    "square16 16/16/16/16/16/16/16/16/16/16/16/AA14/AAA13/AAAA12/AAAAA11/AAAAA11 A 1",
  ])("writes what it has read: %s", (text) => {
    expect(writePosition(positionOf(text))).toBe(text);
  });

  it.each([
    ["", "fields"],
    [`${OPENING} `, "fields"],
    [OPENING.replace("star4", "star5"), "board"],
    [OPENING.replace("/13/", "/12/"), "ranks"],
    [OPENING.replace("/13/", "/013/"), "ranks"],
    [OPENING.replace("/13/", "/13/13/"), "ranks"],
    [OPENING.replace("DDDD", "DDGD"), "ranks"],
    ["square16 16/16/16/16/16/16/16/16/16/16/16/EE14/16/16/16/16 A 1", "ranks"],
    [OPENING.replace("A 1", "G 1"), "seat"],
    [OPENING.replace("A 1", "A 0"), "round"],
  ])("says which field of %j can't be read: %s", (text, field) => {
    expect(readPosition(text)).toEqual({ unreadable: field });
  });

  it("carries a man along a trail", () => {
    const after = carried(positionOf(OPENING), ["l3", "j5"]);
    expect(after.men.get("j5")).toBe("A");
    expect(after.men.has("l3")).toBe(false);
    expect(isReadable(after)).toBe(true);
  });
});

describe("what changed between two positions", () => {
  it("is the men that moved", () => {
    const before = positionOf(OPENING);
    const after = carried(carried(before, ["l3", "j5"]), ["f15", "h13"]);
    const found = shifts(before, after).map(({ seat, from, to }) => `${seat} ${from} ${to}`);
    expect(found.sort()).toEqual(["A l3 j5", "D f15 h13"]);
    expect(shifts(before, before)).toEqual([]);
  });
});

describe("moves", () => {
  const board = topology("star4");
  it("are found by start and end", () => {
    const offers = offersOf([{ from: "l3", to: "j5", text: "l3:j5", trail: ["l3", "j5"] }]);
    expect(offers.get("l3")?.get("j5")?.text).toBe("l3:j5");
    expect(offers.get("l3")?.get("k4")).toBeUndefined();
  });

  it("tell hops from steps", () => {
    expect(hopsOf(board, ["j4", "j5"])).toBe(0);
    expect(hopsOf(board, ["k3", "k5", "i7"])).toBe(2);
    expect(hopsOf(board, ["k3", "k4", "k6"])).toBe(1);
  });
});
