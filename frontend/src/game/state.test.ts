import { describe, expect, it } from "vitest";
import { presenceOf } from "./names";
import { answer, game, hopped, seatInfo, turn } from "./samples";
import {
  after,
  fitOf,
  isOpen,
  isPlayed,
  isUnknown,
  movesNow,
  type Pending,
  renewed,
  withPresence,
} from "./state";
import { GameStore } from "./store";

const pending: Pending = { seat: "A", move: "l3:j5", ply: 0, trail: ["l3", "j5"], stage: "sending" };
const legal = { ply: 0, seat: "A" as const, moves: [], mayPass: false };
const link = { kind: "on" as const, seconds: 0 };

describe("an answer", () => {
  it("comes next, is known, or leaves a gap", () => {
    expect([3, 4, 5].map((version) => fitOf(game(), { version }))).toEqual(["known", "next", "gap"]);
  });

  it("adds its turn and what else happened, once", () => {
    const events = [{ version: 4, ply: 0, seat: "A" as const, kind: "offer" }];
    const next = after(game(), { ...hopped(game()), events });
    expect(next.turns).toHaveLength(1);
    expect(next.events).toEqual(events);
    expect(next.toMove).toBe("D");
    expect(next.you?.seats).toEqual(["A"]);
  });

  it("is taken by the store only if it comes next", () => {
    const store = new GameStore(game(), null, link);
    const told = hopped(game());
    expect([store.told(told), store.told(told)]).toEqual(["next", "known"]);
    expect(store.told({ ...told, version: 9 })).toBe("gap");
    expect(store.game.turns).toHaveLength(1);
  });
});

describe("the legal moves that are known", () => {
  const known = () => {
    const store = new GameStore(game(), null, link);
    store.legal(legal);
    return store;
  };

  it("hold while nothing moves", () => {
    const store = known();
    store.told(answer(game(), { offers: [{ kind: "draw", by: "D", open: ["A"] }] }));
    expect(isUnknown(store.state)).toBe(false);
  });

  it("are asked for anew when somebody left with his men, the turn being the same", () => {
    const store = known();
    store.told(answer(game(), { position: game().position.replace("DDDD", "4") }));
    expect([store.game.ply, isUnknown(store.state)]).toEqual([0, true]);
  });
});

describe("the whole game anew", () => {
  it("keeps what only the reader is told", () => {
    const mine = game({ inviteUrl: "https://tiaoqi.example/j/1" });
    const { you: _, ...whole } = game({ version: 7 });
    expect(renewed(mine, whole)).toMatchObject({ version: 7, you: mine.you, inviteUrl: mine.inviteUrl });
  });

  it("is no news if it is older", () => {
    const store = new GameStore(game(), null, link);
    store.whole(game({ version: 2, ply: 9 }));
    expect(store.game.ply).toBe(0);
  });
});

it("says since when somebody is away, and forgets it when he is back", () => {
  const since = "2026-11-30T10:00:00Z";
  const gone = withPresence(game(), { seat: "D", presence: "away", since });
  expect(gone.seats[1]).toEqual(seatInfo("D", { presence: "away", since }));
  expect(presenceOf(seatInfo("D", { presence: "away", since }))).toEqual({
    kind: "away",
    since: Date.parse(since),
  });
  const cut = withPresence(gone, { seat: "D", present: false, since });
  expect(presenceOf(cut.seats[1] ?? seatInfo("D")).kind).toBe("disconnected");
  const back = withPresence(cut, { seat: "D", presence: "online", since });
  expect(presenceOf(back.seats[1] ?? seatInfo("D")).kind).toBe("online");
  expect(presenceOf(seatInfo("D", { kind: "bot", present: false })).kind).toBe("online");
});

it("drops the turns that were taken back, and what was known of the moves after them", () => {
  const two = game({ version: 5, ply: 2, turns: [turn(0, "A", ["l3", "j5"]), turn(1, "D", ["f15", "h13"])] });
  const store = new GameStore(two, { ...legal, ply: 2 }, link);
  const events = [{ version: 6, ply: 0, seat: "A" as const, kind: "takenBack" }];
  store.told(answer(two, { ply: 0, events }));
  expect([store.game.turns, store.game.ply, store.state.legal]).toEqual([[], 0, null]);
  const again = turn(0, "A", ["m4", "m5"]);
  store.told(answer(store.game, { ply: 1, turn: again }));
  expect(store.game.turns).toEqual([again]);
});

describe("a move that waits", () => {
  it("is open until somebody had a turn, and played if it was that very move", () => {
    const played = after(game(), hopped(game()));
    expect([isOpen(game(), pending), isPlayed(game(), pending)]).toEqual([true, false]);
    expect([isOpen(played, pending), isPlayed(played, pending)]).toEqual([false, true]);
    expect(isPlayed(played, { ...pending, trail: ["l3", "m4"] })).toBe(false);
  });

  it("is the same by whatever way it went", () => {
    const other = game({ ply: 1, turns: [turn(0, "A", ["l3", "l5", "j5"])] });
    expect(isPlayed(other, pending)).toBe(true);
  });
});

describe("what may be done", () => {
  it("counts for the own seat and this position only", () => {
    const state = { game: game(), legal, pending: null, link };
    expect(movesNow(state)).toBe(legal);
    expect(movesNow({ ...state, pending })).toBeNull();
    expect(movesNow({ ...state, legal: { ...legal, ply: 1 } })).toBeNull();
    expect(movesNow({ ...state, game: game({ you: { seats: ["D"], host: false } }) })).toBeNull();
  });

  it("must be asked for when it is one's turn, also when the game has just begun", () => {
    const state = { game: game(), legal, pending: null, link };
    expect(isUnknown(state)).toBe(false);
    expect(isUnknown({ ...state, legal: { ...legal, seat: null } })).toBe(true);
    expect(isUnknown({ ...state, legal: null, game: game({ toMove: "D" }) })).toBe(false);
  });
});
