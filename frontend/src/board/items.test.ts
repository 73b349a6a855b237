// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Board, type BoardOptions, createBoard, type LegalMove, topology } from ".";

const MIDDLE = "star4 D/2/3/4/13/12/11/3D6/4A4/10/11/4A7/13/4/3/2/1 A 1";
const WITH_ITEMS = "star4 D/2/3/4/13/12/11/3D6/4Ax3/4o5/11/4A7/13/4/3/2/1 A 1";
const WING: LegalMove = { from: "i9", to: "k9", text: "W@i9~k9", trail: ["i9", "k9"], by: "wing" };
const SWAP: LegalMove = { from: "i9", to: "g10", text: "X@i9~g10", trail: ["i9", "g10"], by: "swap" };

const star = topology("star4");
let box: HTMLElement;
let board: Board;
let aimed: string[];
let moved: LegalMove[];
let said: string[];
let picked: (string | null)[];

function make(more: Partial<BoardOptions> = {}): Board {
  board = createBoard(box, {
    position: MIDDLE,
    viewer: "A",
    names: { D: "听雨" },
    ...more,
    onAim: (cell) => aimed.push(cell),
    onMove: (move) => moved.push(move),
    onSay: (words) => said.push(words),
    onPick: (cell) => picked.push(cell),
  });
  return board;
}

const label = (name: string) => box.querySelector(`[data-cell="${name}"]`)?.getAttribute("aria-label");
const count = (selector: string) => box.querySelectorAll(selector).length;
function tap(name: string, pointerType = "mouse"): void {
  const { x, y } = star.at(name, board.orientation);
  const init = {
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType,
    button: 0,
    bubbles: true,
    cancelable: true,
  };
  for (const type of ["pointerdown", "pointerup"])
    box.querySelector("svg")?.dispatchEvent(new PointerEvent(type, init));
}

beforeEach(() => {
  box = document.createElement("div");
  document.body.append(box);
  [aimed, moved, said, picked] = [[], [], [], []];
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  board.destroy();
  box.remove();
  vi.unstubAllGlobals();
});

describe("an item that waits for a cell", () => {
  const aim = { item: "whirlwind", seat: "A", cells: ["i9", "h9"] } as const;

  it("marks its cells by its form, is told of the one chosen, and no man comes up", () => {
    make({ movable: "A", aim });
    expect(count('.destination[href="#mark-whirlwind"]')).toBe(2);
    expect(label("h9")).toBe("h9，空，可作龙卷风的中心");
    tap("i9");
    expect([aimed, board.held]).toEqual([["i9"], null]);
    tap("k9");
    expect(aimed).toEqual(["i9"]);
  });

  it("shows a careful finger first what comes of it", () => {
    make({ movable: null, aim, careful: true });
    tap("h9", "touch");
    expect([aimed.length, count(".path .storm")]).toEqual([0, 1]);
    expect(said).toEqual(["看着 h9，再点一次才算"]);
    tap("i9", "touch");
    expect(aimed).toEqual([]);
    tap("i9", "touch");
    expect(aimed).toEqual(["i9"]);
  });
});

describe("a man an item takes somewhere", () => {
  it("waits in the hand until it is known where to, then flies in an arc", () => {
    make({ movable: "A", pickable: ["i9"], destinations: [] });
    tap("i6");
    expect(board.held).toBeNull();
    tap("i9");
    expect([board.held, picked, said]).toEqual(["i9", ["i9"], []]);
    board.set({ destinations: [WING] });
    expect(said).toEqual(["已拿起 i9，一处可落"]);
    expect(label("k9")).toBe("k9，空，可落，飞过去");
    tap("k9");
    expect(moved).toEqual([WING]);
    expect([label("k9"), label("i9")]).toEqual(["k9，你的子，圆点", "i9，空"]);
  });

  it("changes places with another's", async () => {
    make({ movable: "A", pickable: ["i9"], destinations: [SWAP] });
    tap("i9");
    expect(label("g10")).toBe("g10，听雨的子，圆环，可换位");
    tap("g10");
    await Promise.resolve();
    expect([label("g10"), label("i9")]).toEqual(["g10，你的子，圆点", "i9，听雨的子，圆环"]);
  });
});

describe("what lies on the board", () => {
  it("says how long, and bears its owner's mark", () => {
    const blocks = [
      { cell: "j9", owner: "D" as const, turnsLeft: 2 },
      { cell: "i8", owner: "A" as const, turnsLeft: 1 },
    ];
    make({ position: WITH_ITEMS, blocks });
    expect(label("j9")).toBe("j9，路障，还有两回合，听雨的");
    expect(count(".item .tag.seat-d")).toBe(1);
    expect([...box.querySelectorAll(".item .tag")].map((tag) => tag.textContent).sort()).toEqual(["1", "2"]);
  });

  it("comes, stirs and goes with the turns of others, and that is told", async () => {
    make();
    const cells = ["h10", "i10", "h9", "i9", "j9", "i8", "j8"];
    const acts = [
      { kind: "placed", item: "roadblock", cell: "j9" },
      { kind: "wing", from: "g10", to: "h10" },
      { kind: "dealt", cell: "i9", cells, before: "D..Ax..", after: ".A..x.D" },
      { kind: "expired", item: "roadblock", cell: "j9" },
    ] as const;
    await board.play(
      { seat: "D", cells: [], acts },
      "star4 D/2/3/4/13/12/11/5A4/9/5D4/11/4A7/13/4/3/2/1 A 2",
    );
    expect(said).toEqual(["听雨：j9 放路障，g10 飞到 h10，i9 起龙卷风，j9 的路障撤走"]);
    expect([label("i10"), label("j8"), label("j9"), label("i9")]).toEqual([
      "i10，你的子，圆点",
      "j8，听雨的子，圆环",
      "j9，空",
      "i9，空",
    ]);
    expect(count(".last-move .storm")).toBe(1);
  });

  it("is not shown again where the hand has shown it", async () => {
    make({ movable: "A", pickable: ["i9"], destinations: [WING] });
    tap("i9");
    tap("k9");
    said.length = 0;
    const acts = [{ kind: "wing", from: "i9", to: "k9" }] as const;
    await board.play(
      { seat: "A", cells: [], acts },
      "star4 D/2/3/4/13/12/11/3D6/6A2/10/11/4A7/13/4/3/2/1 D 1",
      1,
    );
    expect([said.length, label("k9")]).toEqual([0, "k9，你的子，圆点"]);
  });
});
