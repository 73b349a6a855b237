import { describe, expect, it } from "vitest";
import { type Act, acted, actedAll, dealings, shared } from "./acts";
import { positionOf, writePosition } from "./position";

const OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";
const opening = positionOf(OPENING);
const textAfter = (...acts: Act[]) => writePosition(actedAll(opening, acts));
const ranks = (text: string, n: number) => text.split(" ")[1]?.split("/")[17 - n];

describe("what a turn with items does to the board", () => {
  it("puts blocks down and takes them off", () => {
    const placed: Act = { kind: "placed", item: "roadblock", cell: "i9" };
    expect(ranks(textAfter(placed), 9)).toBe("4x4");
    expect(ranks(textAfter({ kind: "placed", item: "roadMender", cell: "i9" }), 9)).toBe("4o4");
    expect(textAfter(placed, { kind: "expired", item: "roadblock", cell: "i9" })).toBe(OPENING);
  });

  it("takes men along trails, by wing, and in each other's places", () => {
    expect(ranks(textAfter({ kind: "walked", trail: ["l3", "j5"] }), 5)).toBe("5A7");
    expect(ranks(textAfter({ kind: "wing", from: "l3", to: "i9" }), 9)).toBe("4A4");
    const swapped = acted(opening, { kind: "swap", from: "m1", to: "e17" });
    expect([swapped.men.get("m1"), swapped.men.get("e17")]).toEqual(["D", "A"]);
  });

  it("deals seven cells anew, blocks apart", () => {
    const cells = ["h10", "i10", "h9", "i9", "j9", "i8", "j8"];
    const dealt: Act = { kind: "dealt", cell: "i9", cells, before: "A.D.oA.", after: ".DA.o.A" };
    const stirred = actedAll(opening, [
      { kind: "placed", item: "roadMender", cell: "j9" },
      { kind: "wing", from: "m1", to: "h10" },
      { kind: "wing", from: "e17", to: "h9" },
      { kind: "wing", from: "l2", to: "i8" },
      dealt,
    ]);
    expect(cells.map((cell) => stirred.men.get(cell) ?? stirred.items.get(cell) ?? ".").join("")).toBe(
      ".DA.o.A",
    );
    expect(dealings(dealt).map(({ seat, from, to }) => `${seat} ${from} ${to}`)).toEqual([
      "A h10 j8",
      "D h9 i10",
      "A i8 h9",
    ]);
  });

  it("is known again by its beginning, whichever way a man was shown to go", () => {
    const walked: Act = { kind: "walked", trail: ["l3", "j5"] };
    const longer: Act = { kind: "walked", trail: ["l3", "k4", "j5"] };
    const placed: Act = { kind: "placed", item: "roadblock", cell: "i9" };
    expect(shared([placed, walked], [placed, longer, placed])).toBe(2);
    expect(shared([walked], [placed, walked])).toBe(0);
    expect(shared([], [placed])).toBe(0);
  });
});
