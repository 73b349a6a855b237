// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Board, type BoardOptions, createBoard, type LegalMove, topology } from ".";

const OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";
const SIX = "star4 D/DD/DDD/DDDD/CCCC5EEEE/CCC6EEE/CC7EE/C8E/9/B8F/BB7FF/BBB6FFF/BBBB5FFFF/AAAA/AAA/AA/A A 1";
const HALMA = `square16 AAAA8BBBB/AAAA8BBBB/AAA10BBB/AA12BB/${"16/".repeat(8)}CC12DD/CCC10DDD/CCCC8DDDD/CCCC8DDDD A 1`;
const MOVES: LegalMove[] = [
  { from: "l3", to: "j5", text: "l3:j5", trail: ["l3", "j5"] },
  { from: "j4", to: "j5", text: "j4-j5", trail: ["j4", "j5"] },
  { from: "j4", to: "i5", text: "j4-i5", trail: ["j4", "i5"] },
];
const AFTER = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/5A7/AAAA/A1A/AA/A D 1";

const star = topology("star4");
let box: HTMLElement;
let board: Board;
let moved: LegalMove[];
let said: string[];
let still = true;

function make(more: Partial<BoardOptions> = {}): Board {
  const options: BoardOptions = {
    position: OPENING,
    viewer: "A",
    movable: "A",
    destinations: MOVES,
    ...more,
  };
  board = createBoard(box, {
    ...options,
    onMove: (move) => moved.push(move),
    onSay: (words) => said.push(words),
  });
  return board;
}

const root = () => box.querySelector("svg") as SVGSVGElement;
const cell = (name: string) => box.querySelector(`[data-cell="${name}"]`) as SVGElement;
const label = (name: string) => cell(name).getAttribute("aria-label");
const count = (selector: string) => box.querySelectorAll(selector).length;

/** Without layout a pixel of the window is a unit of the drawing, counted from its middle. */
function pointer(type: string, name: string, more: PointerEventInit = {}): void {
  const { x, y } = star.at(name, board.orientation);
  const init = {
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType: "mouse",
    button: 0,
    bubbles: true,
    cancelable: true,
  };
  root().dispatchEvent(new PointerEvent(type, { ...init, ...more }));
}
function click(name: string): void {
  pointer("pointerdown", name);
  pointer("pointerup", name);
}
function key(name: string, more: KeyboardEventInit = {}): void {
  (document.activeElement ?? root()).dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, ...more }),
  );
}

beforeEach(() => {
  box = document.createElement("div");
  document.body.append(box);
  [moved, said, still] = [[], [], true];
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
});
afterEach(() => {
  board.destroy();
  box.remove();
  vi.unstubAllGlobals();
});

describe("the hand", () => {
  it("picks up, shows where to go, and drops", async () => {
    make();
    click("l3");
    expect(said).toEqual(["已拿起 l3，一处可落"]);
    expect(count(".destination")).toBe(1);
    click("j5");
    expect(moved).toEqual([MOVES[0]]);
    expect(label("j5")).toBe("j5，你的子，圆点");
    expect(label("l3")).toBe("l3，空");
    expect(count(".destination")).toBe(0);
  });

  it("shows what a rule bars among the destinations, says so, and never goes there", () => {
    const told: [string | null, boolean][] = [];
    const barred = [{ from: "l3", to: "k5", code: "repetition" }];
    make({ barred, onBarred: (move, pressed) => told.push([move?.to ?? null, pressed]) });
    expect(label("k5")).not.toContain("规则");
    click("l3");
    expect(count(".destination.barred")).toBe(1);
    expect(label("k5")).toContain("规则不许落");
    pointer("pointermove", "k5");
    pointer("pointermove", "i9");
    click("k5");
    expect(told).toEqual([
      ["k5", false],
      [null, false],
      ["k5", true],
    ]);
    expect(moved).toEqual([]);
    expect(board.held).toBe("l3");
  });

  it("marks men by four corners, except one in the hand", () => {
    make({ marked: ["l3", "m1", "i9"], markWords: "最后的子" });
    expect(count(".corners")).toBe(2);
    expect(label("m1")).toContain("最后的子");
    click("l3");
    expect(count(".corners")).toBe(1);
    board.set({ marked: [] });
    expect(count(".corners")).toBe(0);
  });

  it("keeps the man through a redraw between the two clicks, and between a press and its release", () => {
    make();
    click("l3");
    board.set({ position: OPENING, names: { D: "听雨" }, coordinates: true });
    pointer("pointerdown", "j5");
    board.set({ position: OPENING, lang: "en" });
    pointer("pointerup", "j5");
    expect(moved).toHaveLength(1);
  });

  it("makes one move of a double click", () => {
    make();
    click("l3");
    click("j5");
    click("j5");
    click("l3");
    expect(moved).toHaveLength(1);
  });

  it("sends the names of cells, not of places, from a turned board", () => {
    make({ orientation: 4 });
    click("l3");
    click("j5");
    expect(moved[0]?.text).toBe("l3:j5");
  });

  it("puts down by right click, Esc, or the held man himself", () => {
    make();
    const ways = [
      () => root().dispatchEvent(new MouseEvent("contextmenu", { button: 2, bubbles: true })),
      () => key("Escape"),
      () => click("l3"),
    ];
    for (const way of ways) {
      click("l3");
      expect(board.held).toBe("l3");
      way();
      expect(board.held).toBeNull();
    }
  });

  it("drags after six pixels and drops on the nearest landing", () => {
    make();
    pointer("pointerdown", "l3");
    pointer("pointermove", "k4");
    pointer("pointermove", "j5");
    pointer("pointerup", "j5");
    expect(moved).toEqual([MOVES[0]]);
  });

  it("lets a man dragged elsewhere go back", () => {
    make();
    pointer("pointerdown", "l3");
    pointer("pointermove", "h9");
    pointer("pointerup", "h9");
    expect(moved).toEqual([]);
    expect(board.held).toBeNull();
    expect(label("l3")).toBe("l3，你的子，圆点");
  });

  it("touches nothing that is not to be moved", () => {
    make({ movable: null });
    click("l3");
    click("e14");
    expect(board.held).toBeNull();
  });

  it("looks first, then goes, if so told", () => {
    make({ lookFirst: true });
    click("l3");
    click("j5");
    expect(moved).toEqual([]);
    expect(count(".path .trail")).toBe(1);
    click("j5");
    expect(moved).toHaveLength(1);
  });

  it("hears a press that a screen reader makes", () => {
    make();
    for (const name of ["j4", "i5"])
      cell(name).dispatchEvent(new MouseEvent("click", { detail: 0, bubbles: true }));
    expect(moved[0]?.text).toBe("j4-i5");
  });
});

describe("keys", () => {
  it("walk, pick, go round the landings nearest first, and drop", () => {
    make();
    cell("m1").focus();
    key("ArrowUp");
    expect(document.activeElement).toBe(cell("l2"));
    cell("j4").focus();
    key("Enter");
    key("]");
    expect(document.activeElement).toBe(cell("i5"));
    key("】", { code: "BracketRight" });
    expect(document.activeElement).toBe(cell("j5"));
    expect(count(".path .trail")).toBe(1);
    key(" ");
    expect(moved[0]?.text).toBe("j4-j5");
    key("Home");
    expect(document.activeElement).toBe(cell("m1"));
  });

  it("have one tab stop, whatever happens", () => {
    make();
    click("l3");
    key("ArrowRight");
    board.set({ orientation: 2 });
    expect(count('[tabindex="0"]')).toBe(1);
    expect(document.activeElement).toBe(cell("m3"));
  });

  it("leave shortcuts of the browser alone", () => {
    make();
    cell("m1").focus();
    key("ArrowUp", { altKey: true });
    expect(document.activeElement).toBe(cell("m1"));
  });
});

describe("moves that come in", () => {
  it("are shown, marked and told", async () => {
    make({ viewer: "D", movable: null, names: { A: "Magnus" }, lang: "en" });
    await board.play({ seat: "A", cells: ["l3", "j5"] }, AFTER);
    expect(label("j5")).toBe("j5, man of Magnus, dot");
    expect(said).toEqual(["Magnus: l3 to j5, one hop"]);
    expect(count(".last-move .arrival")).toBe(1);
  });

  it("are not shown again when the hand has shown them", async () => {
    make();
    click("l3");
    click("j5");
    await board.play({ seat: "A", cells: ["l3", "j5"] }, AFTER);
    expect(said).toEqual(["已拿起 l3，一处可落"]);
    expect(label("j5")).toBe("j5，你的子，圆点");
  });

  it("go back when refused, and the moves are offered again", async () => {
    make();
    click("l3");
    click("j5");
    await board.takeBack(["l3", "j5"]);
    expect(label("l3")).toBe("l3，你的子，圆点");
    expect(count(".last-move .trail")).toBe(0);
    click("l3");
    click("j5");
    expect(moved).toHaveLength(2);
  });

  it("leave a man in the hand there", async () => {
    make();
    click("l3");
    await board.play({ seat: "D", cells: ["e14", "e13"] }, OPENING.replace("DDDD/13", "1DDD/D12"));
    expect(board.held).toBe("l3");
    expect(count(".destination")).toBe(1);
  });

  it("fly when motion is wanted; the position holds from the start", async () => {
    still = false;
    make();
    const shown = board.play({ seat: "A", cells: ["l3", "j5"] }, AFTER);
    await vi.waitFor(() => expect(label("j5")).toBe("j5，你的子，圆点"));
    expect(count(".unseen-man")).toBe(2);
    board.set({ position: AFTER });
    expect(count(".unseen-man")).toBe(2);
    await shown;
    expect(count(".unseen-man")).toBe(0);
    expect(count(".man")).toBe(20);
  });

  it("glide to another position", async () => {
    make();
    await board.glideTo(AFTER);
    expect(label("j5")).toBe("j5，你的子，圆点");
    expect(count(".man")).toBe(20);
  });
});

describe("what is drawn", () => {
  it("is a grid of rows of named cells", () => {
    make();
    expect(root().getAttribute("role")).toBe("grid");
    expect(count('[role="row"]')).toBe(17);
    expect(count('[role="gridcell"]')).toBe(121);
    expect(label("e17")).toBe("e17，白方的子，圆环");
  });

  it("stays within its budget of nodes", () => {
    make({ position: SIX, coordinates: true });
    click("l3");
    expect(count("*")).toBeLessThan(650);
    board.destroy();
    make({ position: HALMA, coordinates: true });
    expect(count("*")).toBeLessThan(850);
    board.destroy();
    make({ position: SIX, picture: true, plain: true });
    expect(count("*")).toBeLessThan(320);
  });

  it("stands still as a picture", () => {
    make({ picture: true, label: "开局" });
    expect(root().getAttribute("role")).toBe("img");
    expect(root().getAttribute("aria-label")).toBe("开局");
    click("l3");
    expect(board.held).toBeNull();
  });

  it("goes round, marks upright, and comes back", async () => {
    make();
    const before = root().innerHTML;
    await board.turn(2);
    expect(board.orientation).toBe(2);
    expect(root().innerHTML).not.toBe(before);
    await board.turn(6);
    expect(board.orientation).toBe(0);
    expect(root().innerHTML).toBe(before);
  });

  it("carries no inline style that the policy of the site would refuse", () => {
    make({ position: SIX, coordinates: true });
    expect(count("[style], style")).toBe(0);
  });
});
