// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { distances } from "../game/distance";
import { Frames } from "../game/frames";
import { OPENING } from "../game/samples";
import { type Checked, check, gameOf, placeOf } from "./check";
import { markedLine } from "./replay-view";

const checked: Checked = {
  position: "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/5A7/AAAA/A1A/AA/A D 1",
  plies: 1,
  result: null,
  game: {
    ...{ board: "star4", players: 2, men: 10, options: {}, first: "A", start: OPENING, round: 1 },
    seats: [
      { seat: "A", name: "Ming", team: null, menHome: 0, state: "playing", rank: null },
      { seat: "D", name: "Lan", team: null, menHome: 0, state: "playing", rank: null },
    ],
    turns: [{ ply: 0, round: 1, seat: "A", move: "l3:j5", trail: ["l3", "j5"] }],
    departures: [],
  },
};
const text = '[Event "x"]\n\n1. l3:j5 f15:a13 *\n';
const fault = { line: 3, column: 10, ply: 1, reason: "unreachable" };

describe("a record", () => {
  it("is the game that it tells, over and nobody's", () => {
    const game = gameOf(checked);
    expect([game.status, game.toMove, game.ply, game.seats[1]?.name]).toEqual(["ended", null, 1, "Lan"]);
    expect(distances(game, new Frames(checked.game.start)).at(-1)?.left).toEqual({ A: 118, D: 120 });
  });

  it("is marked where it is wrong", () => {
    const { start, end } = placeOf(text, fault);
    expect(text.slice(start, end)).toBe("f15:a13");
    const line = document.createElement("pre");
    line.append(...markedLine(text, start, end));
    expect(line.textContent).toBe("1. l3:j5 f15:a13 *");
    expect(line.querySelector("mark")?.textContent).toBe("f15:a13");
    expect(placeOf("", { ...fault, line: 9 })).toEqual({ start: 0, end: 0 });
  });

  it.each([
    [200, checked, { kind: "right", checked }],
    [422, { code: "illegalRecord", ...fault }, { kind: "wrong", fault: { code: "illegalRecord", ...fault } }],
    [413, { code: "tooLarge" }, { kind: "large" }],
    [503, { code: "busy" }, { kind: "unreachable" }],
  ])("answered %i comes to its verdict", async (status, body, verdict) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));
    expect(await check(text)).toEqual(verdict);
    vi.unstubAllGlobals();
  });

  it("that is too large is not even sent", async () => {
    expect(await check("x".repeat(1024 * 1024 + 1))).toEqual({ kind: "large" });
  });
});
