// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Seat } from "../board";
import { actingSeat, nameOf, rankOnLeaving, sideOf } from "./names";
import { placesOf } from "./places";
import { goneTooLong } from "./questions";
import { shortMove, turnOrder } from "./record";
import { game, seatInfo, turn } from "./samples";
import { Texts } from "./words";

const texts = new Texts(
  {
    "seat.A": "南席",
    "seat.square.A": "西南席",
    openSeat: "空席",
    computer: "电脑",
    "computer.level": "电脑 {level} 级",
    "record.pass": "让",
    "record.pass.time": "超时",
    "record.pass.stuck": "无着",
    "record.pass.lost": "停着",
    "record.hops": "×{count}",
  },
  "zh",
);
const seats = (letters: string) => [...letters].map((seat) => seatInfo(seat as Seat));

describe("words", () => {
  it("put facts in as they are", () => {
    expect(texts.say("computer.level", { level: "{level}$&" })).toBe("电脑 {level}$& 级");
    expect(() => texts.say("nothing")).toThrow("nothing");
    expect(texts.either(["nothing", "computer"])).toBe("电脑");
  });

  it("set off names that are written from right to left, one by one", () => {
    const said = new Texts({ turn: "{name} to move, round {round}", separator: ", " }, "en");
    expect(said.say("turn", { name: "דנה", round: 3 })).toBe("\u2068דנה\u2069 to move, round 3");
    expect(said.say("turn", { name: "兰 Lan", round: 3 })).toBe("兰 Lan to move, round 3");
    expect(said.list(["سلمى", "Lan"])).toBe("\u2068سلمى\u2069, Lan");
  });

  it("name people, computers and open seats", () => {
    const name = (kind: string, called: string | null) =>
      nameOf(seatInfo("A", { kind, name: called }), texts);
    expect([name("guest", "Lan"), name("bot", "bot:3"), name("open", null), name("human", null)]).toEqual([
      "Lan",
      "电脑 3 级",
      "空席",
      "红方",
    ]);
  });
});

describe("plaques", () => {
  const corners = (letters: string, turned: number) =>
    Object.fromEntries(
      [...placesOf({ board: "star4", seats: seats(letters) }, turned)].map(([seat, { place, second }]) => [
        seat,
        second ? `${place}+` : place,
      ]),
    );

  it("stand beside their arms, the bottom and the top one where a corner is free", () => {
    expect(corners("AD", 0)).toEqual({ A: "bl", D: "tr" });
    expect(corners("AD", 3)).toEqual({ A: "tr", D: "bl" });
    expect(corners("ACE", 2)).toEqual({ C: "bl", E: "tl", A: "tr" });
    expect(corners("ABDE", 0)).toEqual({ A: "br", B: "bl", D: "tl", E: "tr" });
    expect(corners("ABCDEF", 0)).toEqual({ A: "br+", B: "bl", C: "tl", D: "tr+", E: "tr", F: "br" });
  });
});

it("the corners of the square have their plaques, whatever the turn", () => {
  const corners = (letters: string, turned: number) =>
    [...placesOf({ board: "square16", seats: seats(letters) }, turned)]
      .map(([seat, { place, second }]) => `${seat}${place}${second ? "+" : ""}`)
      .join(" ");
  expect(corners("AC", 0)).toBe("Abl Ctr");
  expect(corners("AC", 2)).toBe("Atr Cbl");
  expect(corners("ABCD", 0)).toBe("Abl Btl Ctr Dbr");
  expect(corners("ABCD", 3)).toBe("Atl Btr Cbr Dbl");
});

it("seats are named by the sides of their board", () => {
  const side = (board: "star4" | "square16") => sideOf(seatInfo("A"), board, texts);
  expect([side("star4"), side("square16")]).toEqual(["南席", "西南席"]);
});

describe("the record", () => {
  it("has its columns in the order of turns, from the one that began", () => {
    const order = (more: object) =>
      turnOrder({ seats: seats("ACE"), first: "C", options: {}, ...more }).join("");
    expect(order({})).toBe("CEA");
    expect(order({ options: { turnOrder: "counterclockwise" } })).toBe("CAE");
    expect(order({ first: null })).toBe("ACE");
  });

  it("writes start and end, and how many hops", () => {
    expect(shortMove(turn(0, "A", ["l3", "j5"]), texts)).toEqual({ text: "l3:j5", via: "" });
    expect(shortMove(turn(0, "A", ["l3", "j5", "j7"]), texts)).toEqual({ text: "l3:j7", via: "×2" });
    expect(shortMove({ move: "j4-j5", trail: ["j4", "j5"] }, texts)).toEqual({ text: "j4-j5", via: "" });
    const passes = ["--", "--#time", "--#stuck", "--#lost"];
    expect(passes.map((move) => shortMove({ move, trail: [] }, texts).text)).toEqual([
      "让",
      "超时",
      "无着",
      "停着",
    ]);
  });
});

describe("leaving", () => {
  it("takes the lowest rank that is free", () => {
    const three = game({ seats: seats("ACE") });
    expect(rankOnLeaving(three)).toBe(3);
    const left = [seatInfo("A"), seatInfo("C", { state: "quit" }), seatInfo("E", { state: "finished" })];
    expect(rankOnLeaving(game({ seats: left }))).toBe(2);
  });

  it("is for the seat to move, or the first own one still in", () => {
    const several = game({ you: { seats: ["A", "D"], host: true }, toMove: "D" });
    expect(actingSeat(several)).toBe("D");
    const out = [seatInfo("A", { state: "resigned" }), seatInfo("D")];
    expect(actingSeat({ ...several, toMove: null, seats: out })).toBe("D");
    const { you: _, ...watched } = game();
    expect(actingSeat(watched)).toBeNull();
  });

  it("of another may be said after ten minutes, by one still in, in the other's turn", () => {
    const since = "2026-11-30T10:00:00Z";
    const gone = [seatInfo("A"), seatInfo("D", { present: false, awaySince: since })];
    const at = (minutes: number) => Date.parse(since) + minutes * 60_000;
    const ask = (minutes: number, more: object) =>
      goneTooLong({
        game: game({ seats: gone, toMove: "D", ...more }),
        now: at(minutes),
        awayMillis: 600_000,
      });
    expect([ask(9, {}), ask(10, {}), ask(10, { toMove: "A" }), ask(10, { you: undefined })]).toEqual([
      null,
      "D",
      null,
      null,
    ]);
  });
});
