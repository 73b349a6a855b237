// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Api, Reply } from "./api";
import { Backoff } from "./backoff";
import { answer, game, hopped, turn } from "./samples";
import { Sender } from "./sender";
import { GameStore } from "./store";
import type { Answer, Game, Problem } from "./wire";

const MOVE = { seat: "A", move: "l3:j5", ply: 0, trail: ["l3", "j5"] } as const;
const problem = (status: number, code = ""): Reply<Answer> => ({ ok: false, problem: { status, code } });
const LOST: Reply<Answer> = { ok: false, problem: null };

let store: GameStore;
let posts: unknown[];
let replies: (Reply<Answer> | Promise<Reply<Answer>>)[];
let whole: Game;
let refusals: (Problem | null)[];
let sender: Sender;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  [posts, replies, refusals, whole] = [[], [], [], game()];
  store = new GameStore(game(), null, { kind: "on", seconds: 0 });
  const api = {
    post: async (_: string, body: unknown) => {
      posts.push(body);
      return replies.shift() ?? LOST;
    },
    get: async () => ({ ok: true, value: whole }),
  } as unknown as Api;
  sender = new Sender(api, store, { refused: (_, why) => refusals.push(why) }, new Backoff(() => 1));
});
afterEach(() => vi.useRealTimers());

const pass = (millis = 0) => vi.advanceTimersByTimeAsync(millis);
const stage = () => store.state.pending?.stage;

describe("a move", () => {
  it("is sent with its ply, and gone when it was played", async () => {
    replies = [{ ok: true, value: hopped(game()) }];
    sender.send(MOVE);
    expect(stage()).toBe("sending");
    await pass();
    expect(posts).toEqual([{ move: "l3:j5", ply: 0 }]);
    expect([store.game.ply, stage()]).toEqual([1, undefined]);
  });

  it("without an answer is held, and sent again with the same ply until there is one", async () => {
    replies = [LOST, problem(503, "busy"), { ok: true, value: hopped(game()) }];
    sender.send(MOVE);
    await pass();
    expect(stage()).toBe("held");
    await pass(1000);
    expect(stage()).toBe("slow");
    await pass(2000);
    expect(posts).toEqual(Array(3).fill({ move: "l3:j5", ply: 0 }));
    expect([store.game.ply, refusals]).toEqual([1, []]);
  });

  it("goes again no sooner than a busy server asks", async () => {
    replies = [{ ok: false, problem: { status: 429, code: "tooMany", retryAfterMillis: 7000 } }];
    sender.send(MOVE);
    await pass(7000);
    expect([posts.length, stage()]).toEqual([1, "slow"]);
    await pass(1000);
    expect(posts).toHaveLength(2);
  });

  it("goes out at once when the line is back", async () => {
    sender.send(MOVE);
    await pass();
    replies = [{ ok: true, value: hopped(game()) }];
    sender.now();
    await pass();
    expect(store.game.ply).toBe(1);
  });

  it("that the stream tells of needs no answer any more", async () => {
    sender.send(MOVE);
    await pass();
    store.told(hopped(game()));
    await pass(60_000);
    expect([posts.length, stage(), refusals]).toEqual([1, undefined, []]);
  });

  it("goes out as soon as the one before it is answered, whatever the answer", async () => {
    let settle: (reply: Reply<Answer>) => void = () => undefined;
    replies = [new Promise((resolve) => (settle = resolve))];
    sender.send(MOVE);
    store.told(hopped(game()));
    store.told(answer(store.game, { ply: 2, toMove: "A", turn: turn(1, "D", ["f15", "h13"]) }));
    sender.send({ seat: "A", move: "j5-j6", ply: 2, trail: ["j5", "j6"] });
    await pass();
    expect(posts).toHaveLength(1);
    settle(LOST);
    await pass();
    expect(posts).toEqual([
      { move: "l3:j5", ply: 0 },
      { move: "j5-j6", ply: 2 },
    ]);
  });

  it("another one at the same ply is not taken for it, once turns were taken back", async () => {
    let settle: (reply: Reply<Answer>) => void = () => undefined;
    replies = [new Promise((resolve) => (settle = resolve))];
    sender.send(MOVE);
    const played = hopped(game());
    store.told(played);
    store.told(answer(store.game, { ply: 0, toMove: "A", position: game().position }));
    sender.send({ seat: "A", move: "j4-j5", ply: 0, trail: ["j4", "j5"] });
    settle({ ok: true, value: played });
    await pass();
    expect(posts.at(-1)).toEqual({ move: "j4-j5", ply: 0 });
    expect(store.state.pending?.move).toBe("j4-j5");
  });

  it("that is against the rules goes back", async () => {
    replies = [problem(422, "unreachable")];
    sender.send(MOVE);
    await pass();
    expect(refusals).toEqual([{ status: 422, code: "unreachable" }]);
    expect(stage()).toBeUndefined();
  });

  it("goes back when another move was played instead, and the new position is there", async () => {
    replies = [problem(409, "stalePly")];
    whole = game({ version: 4, ply: 1, toMove: "D", turns: [turn(0, "A", ["j4", "j5"])] });
    sender.send(MOVE);
    await pass();
    expect(refusals).toHaveLength(1);
    expect(store.game.ply).toBe(1);
  });

  it("was played after all, says the game", async () => {
    replies = [problem(409, "stalePly")];
    whole = game({ version: 5, ply: 2, turns: [turn(0, "A", ["l3", "j5"]), turn(1, "D", ["f15", "h13"])] });
    sender.send(MOVE);
    await pass();
    expect([refusals, stage()]).toEqual([[], undefined]);
  });

  it("that the server failed on waits for a word", async () => {
    replies = [problem(500, "internal"), { ok: true, value: hopped(game()) }];
    sender.send(MOVE);
    await pass(60_000);
    expect([posts.length, stage()]).toEqual([1, "failed"]);
    sender.now();
    await pass();
    expect(store.game.ply).toBe(1);
  });

  it("asks for the whole game when the answer tells of more than one thing", async () => {
    whole = game({ version: 6, ply: 2, turns: [turn(0, "A", ["l3", "j5"]), turn(1, "D", [])] });
    replies = [{ ok: true, value: answer(game(), { version: 6, ply: 2 }) }];
    sender.send(MOVE);
    await pass();
    expect([store.game.turns?.length, stage()]).toEqual([2, undefined]);
  });
});

it("survives a reload of the page", async () => {
  sender.send(MOVE);
  await pass();
  store.pending(null);
  replies = [{ ok: true, value: hopped(game()) }];
  sender.recover();
  await pass();
  expect([store.game.ply, sessionStorage.length]).toEqual([1, 0]);
});

it.each(["{not json", "null"])("is nothing where what was kept says nothing: %s", async (text) => {
  sessionStorage.setItem("tiaoqi.move.g1", text);
  sender.recover();
  await pass();
  expect(posts).toEqual([]);
});
