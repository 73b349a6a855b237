import { beforeEach, expect, it } from "vitest";
import type { LegalMove } from "../../board";
import { answer, game, OPENING, SECOND } from "../samples";
import type { Pending } from "../state";
import { GameStore } from "../store";
import type { Draft, Use } from "./plan";
import { Planner } from "./planner";

const MOVE: LegalMove = { from: "l3", to: "j5", text: "l3:j5", trail: ["l3", "j5"] };
const uses: readonly Use[] = [
  { item: "roadblock", cells: ["i9"], men: [], ends: {} },
  { item: "wing", cells: [], men: ["k3"], ends: {} },
];
const base: Draft = { whole: false, moves: [MOVE], mayPass: false, uses };

let store: GameStore;
let planner: Planner;
let sent: Omit<Pending, "stage">[];
let asked: string[];
let dropped: number;
let confirms: boolean;

beforeEach(() => {
  [sent, asked, dropped, confirms] = [[], [], 0, false];
  const legal = { ply: 0, seat: "A" as const, moves: [MOVE], mayPass: false };
  const begun = game({ position: OPENING, options: { items: true } });
  store = new GameStore(begun, legal, { kind: "on", seconds: 0 });
  planner = new Planner({
    store,
    asking: {
      draft: async (words) => {
        asked.push(words);
        return words === ""
          ? base
          : {
              ...base,
              whole: words.includes("l3:j5"),
              uses: [{ item: "whirlwind", cells: ["i9"], men: [], ends: {} }],
            };
      },
      uses: async () => [{ item: "wing", cells: ["i7"], men: ["k3"], ends: {} }],
      refusal: async (words) => {
        asked.push(words);
        return { problem: { status: 422, code: "itemPlace" } };
      },
    },
    send: (turn) => {
      sent.push(turn);
      store.pending({ ...turn, stage: "sending" });
    },
    confirms: () => confirms,
    dropped: () => (dropped += 1),
  });
  store.pending(null);
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

it("asks what may come next once for each beginning of the turn", async () => {
  await settled();
  planner.take("roadblock");
  planner.aimed("i9");
  await settled();
  store.pending(null);
  expect(asked).toEqual(["", "R@i9"]);
});

it("sends a turn that can't go on as one, at once", async () => {
  await settled();
  planner.take("roadblock");
  planner.aimed("i9");
  await settled();
  expect(sent).toEqual([]);
  planner.moved(MOVE);
  expect(sent.map(({ move, ply }) => [move, ply])).toEqual([["R@i9 l3:j5", 0]]);
  expect(store.state.plan).toBeNull();
});

it("asks nothing of a turn to which nothing can be added", async () => {
  for (const waits of [false, true]) {
    confirms = waits;
    await settled();
    planner.take("roadblock");
    planner.aimed("i9");
    await settled();
    planner.moved(MOVE);
    await settled();
    store.pending(null);
  }
  expect(asked).not.toContain("R@i9 l3:j5");
});

it("asks for the centre of a whirlwind made ready, or lets the turn go without it", async () => {
  await settled();
  planner.take("whirlwind");
  planner.moved(MOVE);
  await settled();
  expect(sent).toEqual([]);
  planner.aimed("i9");
  expect(sent[0]?.move).toBe("l3:j5 T@i9");
});

it("waits for a yes when that is wished", async () => {
  confirms = true;
  await settled();
  planner.take("roadblock");
  planner.aimed("i9");
  planner.moved(MOVE);
  await settled();
  expect(sent).toEqual([]);
  planner.send();
  expect(sent).toHaveLength(1);
});

it("asks where a man can be taken when he is picked up", async () => {
  await settled();
  planner.take("wing");
  await planner.picked("k3");
  expect(store.state.drafts?.get("")?.uses[1]?.ends).toEqual({ k3: ["i7"] });
});

it("asks why a cell is nothing to the item in hand, and of one that flies only with a man", async () => {
  await settled();
  asked.length = 0;
  expect(await planner.missed("m1", null)).toBeNull();
  planner.take("roadblock");
  expect((await planner.missed("m1", null))?.problem?.code).toBe("itemPlace");
  planner.take("wing");
  expect(await planner.missed("m1", null)).toBeNull();
  await planner.missed("m1", "k3");
  expect(asked).toEqual(["R@m1", "W@k3~m1"]);
});

it("says nothing of a cell that was chosen before the turn went on", async () => {
  await settled();
  planner.take("roadblock");
  const why = planner.missed("m1", null);
  planner.back();
  expect(await why).toBeNull();
});

it("gives all but the last step back when the turn is refused", async () => {
  await settled();
  planner.take("roadblock");
  planner.aimed("i9");
  planner.moved(MOVE);
  store.pending(null);
  planner.refused(0);
  expect(planner.plan?.steps.map(({ word }) => word)).toEqual(["R@i9"]);
});

it("is dropped with a word when the position changes under it, and stays when it does not", async () => {
  await settled();
  planner.take("roadblock");
  planner.aimed("i9");
  store.told(answer(store.game));
  expect([planner.plan?.steps.length, dropped]).toEqual([1, 0]);
  store.told(answer(store.game, { ply: 1, toMove: "D", position: SECOND }));
  expect([planner.plan, dropped]).toEqual([null, 1]);
});
