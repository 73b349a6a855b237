import { beforeEach, describe, expect, it } from "vitest";
import type { Api, Reply } from "./api";
import { Commands } from "./commands";
import { answer, game } from "./samples";
import { GameStore } from "./store";
import type { Answer } from "./wire";

let told: string[];
let answers: ((reply: Reply<Answer>) => void)[];
let commands: Commands;

beforeEach(() => {
  [told, answers] = [[], []];
  const call = (way: string) => (path: string, body?: object) => {
    told.push(`${way} ${path.split("/").at(-1)} ${JSON.stringify(body) ?? ""}`.trim());
    return new Promise<Reply<Answer>>((resolve) => answers.push(resolve));
  };
  const api = { post: call("POST"), delete: call("DELETE") } as unknown as Api;
  const store = new GameStore(game(), null, { kind: "on", seconds: 0 });
  const ears = {
    trouble: () => told.push("trouble"),
    refresh: async () => void told.push("refresh"),
    entered: () => undefined,
  };
  commands = new Commands(api, store, ears, null);
});

const turns = () => new Promise((resolve) => setTimeout(resolve));
const done = (): Reply<Answer> => ({ ok: true, value: answer(game()) });

describe("while a command is under way", () => {
  it("another waits for it, and the same once more is the same wish", async () => {
    void commands.offerDraw("A");
    void commands.offerDraw("A");
    void commands.resign("A");
    await turns();
    expect(told).toEqual(['POST draw-offer {"seat":"A"}']);
    answers.shift()?.(done());
    await turns();
    expect(told.slice(1)).toEqual(['POST resignation {"seat":"A"}']);
    answers.shift()?.({ ok: false, problem: null });
    await turns();
    expect(told.slice(2)).toEqual(["trouble"]);
  });

  it("the next goes out even where the first failed, and the same may be tried again", async () => {
    void commands.takeOver("A");
    void commands.cancel();
    await turns();
    answers.shift()?.({ ok: false, problem: null });
    await turns();
    answers.shift()?.(done());
    await turns();
    void commands.takeOver("A");
    await turns();
    expect(told).toEqual(["DELETE care?seat=A", "trouble", "DELETE g1", "DELETE care?seat=A"]);
  });
});

it("what was too late is told once the position is known that it holds for", async () => {
  void commands.takeBack("A");
  await turns();
  answers.shift()?.({ ok: false, problem: { status: 409, code: "offerStands" } });
  await turns();
  expect(told.slice(1)).toEqual(["refresh", "trouble"]);
});
