// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Api } from "./api";
import { ServerTime } from "./clock/server-time";
import { Hearing } from "./hearing";
import { game, turn } from "./samples";
import { GameStore } from "./store";
import type { Game, PageData } from "./wire";

let line: ReadableStreamDefaultController<Uint8Array>;
let store: GameStore;
let caughtUp: number[];
let hearing: Hearing;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (_: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start: (control) => {
        line = control;
      },
    });
    signal.addEventListener("abort", () => line.error(new DOMException("cut", "AbortError")));
    return new Response(body);
  });
  caughtUp = [];
  store = new GameStore(game({ version: 3, ply: 2 }), null, { kind: "connecting", seconds: 0 });
  const parts = { api: new Api(() => undefined), store, time: new ServerTime("2026-11-30T12:00:00Z", 0) };
  hearing = new Hearing({ known: false, game: store.game } as PageData, parts, {
    refresh: async () => undefined,
    connected: () => undefined,
    caughtUp: (count) => void caughtUp.push(count),
    phrase: () => undefined,
    elsewhere: () => undefined,
    endedElsewhere: () => undefined,
  });
  hearing.start();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  window.dispatchEvent(new Event("pagehide"));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function comes(later: Partial<Game>): Promise<void> {
  line.enqueue(new TextEncoder().encode(`${JSON.stringify({ ...store.game, type: "game", ...later })}\n`));
  await vi.advanceTimersByTimeAsync(10);
}

async function isCut(): Promise<void> {
  line.close();
  await vi.advanceTimersByTimeAsync(10);
  expect(store.state.link.kind).toBe("lost");
  while (store.state.link.kind !== "on") await vi.advanceTimersByTimeAsync(100);
}

const turns = [turn(2, "A", ["l3", "j5"]), turn(3, "D", ["e13", "e12"])];

it("what comes with the line after a cut was missed, and is counted", async () => {
  await isCut();
  expect(store.state.behind).toBe(true);
  await comes({ version: 5, ply: 4, turns });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(caughtUp).toEqual([1]);
});

it("what comes a while after it is new", async () => {
  await isCut();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(caughtUp).toEqual([0]);
  await comes({ version: 5, ply: 4, turns });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(caughtUp).toEqual([0]);
});

it("nothing was missed by who has just come", async () => {
  await comes({ version: 5, ply: 4, turns });
  await vi.advanceTimersByTimeAsync(2_000);
  expect([store.state.behind, caughtUp]).toEqual([undefined, []]);
});
