// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Board, createBoard, type LegalMove } from ".";
import { carried, positionOf, writePosition } from "./text/position";

const OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";
const MOVES: LegalMove[] = [{ from: "l3", to: "j5", text: "l3:j5", trail: ["l3", "j5"] }];

let box: HTMLElement;
let board: Board;
let picked: (string | null)[];

beforeEach(() => {
  box = document.createElement("div");
  document.body.append(box);
  picked = [];
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  board = createBoard(box, {
    ...{ position: OPENING, viewer: "A", movable: "A", destinations: MOVES, picked: "l3" },
    onPick: (cell) => picked.push(cell),
  });
});
afterEach(() => {
  board.destroy();
  box.remove();
  vi.unstubAllGlobals();
});

/** While a man is in the air his place on the board is not drawn. */
const lifted = () => box.querySelectorAll(".man.unseen-man").length;

it("a man in the hand lies down when his seat can move no longer", async () => {
  expect(board.held).toBe("l3");
  expect(lifted()).toBe(1);
  board.set({ movable: null, destinations: [] });
  await Promise.resolve();
  expect([board.held, picked.at(-1)]).toEqual([null, null]);
  expect(lifted()).toBe(0);
});

it("pressed twice, the board turns by two corners", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const turns = [board.turn(board.orientation + 1), board.turn(board.orientation + 1)];
  expect(board.orientation).toBe(2);
  await Promise.all(turns);
  expect(board.orientation).toBe(2);
});

it("moves that were missed are each shown, at double speed", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  let now = 0;
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => {
    now += 10;
    void Promise.resolve(now).then(frame);
    return now;
  });
  const walk = ["l3", "j5", "j6", "j7", "j8"];
  const told: string[] = [];
  board.destroy();
  board = createBoard(box, { position: OPENING, onSay: (words) => told.push(words) });
  const show = async (hurried: boolean): Promise<number> => {
    board.set({ position: OPENING, hurried });
    told.length = 0;
    const began = now;
    let position = positionOf(OPENING);
    const plays = walk.slice(1).map((to, i) => {
      const cells = [walk[i] ?? "", to];
      position = carried(position, cells);
      return board.play({ seat: "A", cells }, writePosition(position));
    });
    await Promise.all(plays);
    return now - began;
  };
  const missed = await show(true);
  expect(told).toHaveLength(4);
  await show(false);
  expect(told).toHaveLength(1);
  // A hop of 240 ms and three steps of 220 ms, each seen from its first frame on.
  expect(missed).toBe((240 + 3 * 220) / 2 + 4 * 10);
});
