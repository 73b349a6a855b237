// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Seat } from "../board";
import { Record } from "./record";
import { Replay } from "./replay";
import { game, turn } from "./samples";
import { textsIn, viewOf } from "./shown";
import { departures } from "./state";
import type { Game } from "./wire";

const late = (count: number) =>
  Array.from({ length: count }, (_, ply) =>
    turn(ply, (["A", "D"] as Seat[])[ply % 2] ?? "A", ["l3", "j5"], { round: 250 + Math.floor(ply / 2) }),
  );

/** What stands in each row of the list, one after the other as the game goes on. */
function rows(...states: readonly Partial<Game>[]): string[][] {
  const sheet = document.createElement("div");
  const replay = new Replay(
    () => game(states.at(-1)),
    () => undefined,
  );
  const list = new Record(sheet, replay);
  for (const state of states) list.show(viewOf(state));
  return [...sheet.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ""),
  );
}

it("the list of a game that begins in a late round begins with that round", () => {
  const begun = { round: 250 };
  const more = { round: 251, ply: 3, turns: late(3) };
  expect(rows(begun)).toEqual([]);
  expect(rows(more)).toEqual([
    ["250", "l3:j5", "l3:j5"],
    ["251", "l3:j5", ""],
  ]);
  expect(rows(begun, more)).toEqual(rows(more));
});

it("who leaves such a game stands in the round in which he did", () => {
  const events = [{ version: 9, kind: "resigned", seat: "A" as Seat, ply: 2 }];
  const left = { round: 251, ply: 2, turns: late(2), events } as unknown as Partial<Game>;
  const [first, second] = rows(left);
  expect(first?.[0]).toBe("250");
  expect([second?.[0], second?.[1] !== "", second?.[2]]).toEqual(["251", true, ""]);
  const [only] = rows({ ...left, ply: 0, turns: [], round: 250 });
  expect([only?.[0], only?.[1] !== ""]).toEqual(["250", true]);
});

it("the round in which such a game was dead is marked in its row", () => {
  const deadGame = { since: 251, dead: true, rounds: 10, of: 10, turnsLeft: {}, lastMen: {}, distance: {} };
  const marked = rows({ round: 252, ply: 4, turns: late(4), deadGame } as unknown as Partial<Game>);
  expect(marked.map(([round]) => round?.length)).toEqual([3, expect.any(Number)]);
  expect(marked[1]?.[0]).toMatch(/^251.+/);
});

it("however one left, it has a word in the list", () => {
  const kinds = ["resigned", "quit", "passive"];
  const events = kinds.map((kind) => ({ version: 9, kind, seat: "A" as Seat, ply: 0 }));
  expect(departures(game({ events })).map(({ kind }) => kind)).toEqual(kinds);
  for (const texts of [textsIn("en"), textsIn("zh")])
    for (const kind of kinds) expect(texts.say(`record.${kind}`)).not.toBe("");
  const [row] = rows({ events: events.slice(2) });
  expect(row?.[1]).toBe("out");
});

it("keeps the focus in the list when it is written anew", () => {
  const sheet = document.createElement("div");
  document.body.replaceChildren(sheet);
  const replay = new Replay(
    () => game(),
    () => undefined,
  );
  const list = new Record(sheet, replay);
  list.show(viewOf({ ply: 2, turns: late(2) }));
  sheet.querySelectorAll("button")[1]?.focus();
  const events = [{ version: 9, kind: "quit", seat: "A" as Seat, ply: 2 }];
  list.show(viewOf({ ply: 2, turns: late(2), events }));
  expect(document.activeElement).toBe(sheet.querySelectorAll("button")[1]);
});
