// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import type { Api } from "./api";
import { Elsewhere } from "./elsewhere";
import { game } from "./samples";
import type { Game } from "./wire";

let games: Record<string, Partial<Game>>;
let elsewhere: Elsewhere;
const changed = vi.fn();

beforeEach(() => {
  games = {};
  const api = {
    get: async (path: string) => {
      const known = games[path.split("/").at(-1) ?? ""];
      return known ? { ok: true, value: game(known) } : { ok: false, problem: null };
    },
  } as unknown as Api;
  changed.mockClear();
  elsewhere = new Elsewhere(api, changed);
});

const comeBack = async () => {
  document.dispatchEvent(new Event("visibilitychange"));
  await new Promise((resolve) => setTimeout(resolve));
};

it("tells of one game after the other, until each is over or put off", () => {
  elsewhere.called("g2");
  elsewhere.called("g3");
  expect(elsewhere.game).toBe("g2");
  elsewhere.done("g2");
  expect(elsewhere.game).toBe("g3");
  elsewhere.done("g3");
  elsewhere.done("g3");
  expect([elsewhere.game, changed.mock.calls.length]).toEqual([null, 4]);
});

it("asks who is to move there when the reader comes back", async () => {
  elsewhere.called("g2");
  elsewhere.called("g3");
  games = { g2: { toMove: "D" }, g3: { toMove: "A" } };
  await comeBack();
  expect(elsewhere.game).toBe("g3");
  games = {};
  await comeBack();
  expect(elsewhere.game).toBe("g3");
  games = { g3: { status: "ended" } };
  await comeBack();
  expect(elsewhere.game).toBeNull();
});
