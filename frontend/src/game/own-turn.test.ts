// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import type { Api } from "./api";
import { OwnTurn, type OwnTurnParts } from "./own-turn";
import { game } from "./samples";
import { Sender } from "./sender";
import { textsIn } from "./shown";
import type { Pending } from "./state";
import { GameStore } from "./store";

const MOVE: Pending = { seat: "A", move: "l3:j5", ply: 0, trail: ["l3", "j5"], stage: "failed" };

const says = { notice: vi.fn(), quiet: vi.fn() };
const presenter = { takeBack: vi.fn() };
const planner = { plan: null, refused: vi.fn(), back: vi.fn() };
let store: GameStore;
let turn: OwnTurn;

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  store = new GameStore(game(), null, { kind: "on", seconds: 0 });
  const sender = new Sender({} as Api, store, { refused: (...what) => turn.refused(...what) });
  turn = new OwnTurn({
    ...{ api: {}, store, says, texts: textsIn("en"), sender: () => sender },
    ...{ presenter: () => presenter, confirms: () => true, planner: () => planner },
  } as unknown as OwnTurnParts);
});

it("a move that failed and is given up goes back without a word", () => {
  store.pending(MOVE);
  turn.giveUp();
  expect(presenter.takeBack).toHaveBeenCalledWith(MOVE);
  expect([store.state.pending, says.notice.mock.calls]).toEqual([null, []]);
});

it("a turn with items that is given up is there again to be put together otherwise", () => {
  store.pending({ ...MOVE, trail: [], acts: [] });
  turn.giveUp();
  expect(planner.refused).toHaveBeenCalledWith(0);
});

it("a move on its way can't be given up", () => {
  store.pending({ ...MOVE, stage: "sending" });
  turn.giveUp();
  expect([store.state.pending?.stage, presenter.takeBack.mock.calls]).toEqual(["sending", []]);
});

it("a move that the end overtook goes back, and only the end is spoken of", () => {
  store.pending({ ...MOVE, stage: "sending" });
  store.whole(game({ version: 9, status: "ended" }));
  expect([presenter.takeBack.mock.calls.length, says.notice.mock.calls]).toEqual([1, []]);
});

it("Esc takes back the move shown, unless it meant something else already", () => {
  store.pending({ ...MOVE, stage: "draft" });
  const used = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
  used.preventDefault();
  document.dispatchEvent(used);
  expect(store.state.pending).not.toBeNull();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(store.state.pending).toBeNull();
});
