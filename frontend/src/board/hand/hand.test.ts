import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Cell } from "../geometry/cell";
import type { LegalMove } from "../text/moves";
import { type Finger, Gestures, HOLD_BEGINS, type Meanings } from "./gestures";
import {
  type Answer,
  drop,
  NOTHING_HELD,
  press,
  putDown,
  renew,
  type Selection,
  type Table,
  tap,
} from "./selection";
import { isZoomed, panned, toDrawing, zoomed } from "./view";

const MOVES: Record<string, LegalMove> = Object.fromEntries(
  [
    { from: "l3", to: "j5", text: "l3:j5", trail: ["l3", "j5"] },
    { from: "l4", to: "l5", text: "l4-l5", trail: ["l4", "l5"] },
  ].map((move) => [`${move.from}${move.to}`, move]),
);

const table = (more: Partial<Table> = {}): Table => ({
  owns: (cell) => ["l3", "l4"].includes(cell),
  move: (from, to) => MOVES[`${from}${to}`],
  lookFirst: false,
  ...more,
});

/** Clicks one cell after another, each a press and its release, as a mouse does. */
function clicks(cells: (Cell | null)[], on = table(), held: Selection = NOTHING_HELD): Answer {
  let answer: Answer = { selection: held, outcome: { kind: "nothing" } };
  for (const cell of cells) {
    const down = press(answer.selection, cell, on);
    const up = tap(down.selection, cell, on);
    answer = up.outcome.kind === "nothing" ? { ...up, outcome: down.outcome } : up;
  }
  return answer;
}

describe("what a click means", () => {
  it("picks up, then drops", () => {
    expect(clicks(["l3"]).outcome).toEqual({ kind: "picked", cell: "l3" });
    expect(clicks(["l3", "j5"]).outcome).toEqual({ kind: "moved", move: MOVES.l3j5 });
    expect(clicks(["l3", "j5"]).selection).toEqual(NOTHING_HELD);
  });

  it("changes to another own man; what the first could do is forgotten", () => {
    expect(clicks(["l3", "l4"]).selection.picked).toBe("l4");
    expect(clicks(["l3", "l4", "j5"]).outcome.kind).toBe("missed");
  });

  it("puts the held man down, and does nothing elsewhere", () => {
    expect(clicks(["l3", "l3"]).outcome).toEqual({ kind: "putDown", cell: "l3" });
    expect(clicks(["l3", "i9", null]).selection.picked).toBe("l3");
    expect(clicks(["d15"]).selection).toEqual(NOTHING_HELD);
    expect(putDown(NOTHING_HELD).outcome.kind).toBe("nothing");
  });

  it("survives a redraw between two clicks", () => {
    const first = clicks(["l3"]);
    const redrawn = renew(first.selection, table());
    expect(clicks(["j5"], table(), redrawn).outcome.kind).toBe("moved");
  });

  it("survives a redraw between a press and its release", () => {
    const down = press(NOTHING_HELD, "l3", table());
    const redrawn = renew(down.selection, table());
    expect(tap(redrawn, "l3", table()).selection.picked).toBe("l3");
  });

  it("lets go of a man that is gone", () => {
    expect(renew(clicks(["l3"]).selection, table({ owns: () => false }))).toEqual(NOTHING_HELD);
  });

  it("picks up before the moves are known, and drops once they are", () => {
    const early = clicks(["l3"], table({ move: () => undefined }));
    expect(early.selection.picked).toBe("l3");
    expect(clicks(["j5"], table(), renew(early.selection, table())).outcome.kind).toBe("moved");
  });

  it("looks first, then goes", () => {
    const on = table({ lookFirst: true });
    const looked = clicks(["l3", "j5"], on);
    expect(looked.outcome.kind).toBe("looked");
    expect(looked.selection).toMatchObject({ picked: "l3", looked: "j5" });
    expect(tap(looked.selection, "j5", on).outcome.kind).toBe("moved");
    expect(renew(looked.selection, table({ move: () => undefined })).looked).toBeNull();
  });
});

describe("what a drag means", () => {
  const held = press(NOTHING_HELD, "l3", table()).selection;
  it("drops on a destination", () => expect(drop(held, "j5", table()).outcome.kind).toBe("moved"));
  it("goes back elsewhere", () => {
    expect(drop(held, "i9", table()).outcome.kind).toBe("putDown");
    expect(drop(held, null, table()).outcome.kind).toBe("putDown");
  });
  it("keeps the man in the hand on its own cell", () => {
    expect(drop(held, "l3", table()).selection).toEqual({ picked: "l3", looked: null, fresh: false });
  });
});

describe("gestures", () => {
  const heard: string[] = [];
  let takes = true;
  const mean: Meanings = {
    down: () => heard.push("down"),
    tap: ({ x }) => heard.push(`tap ${x}`),
    grab: () => {
      heard.push("grab");
      return takes;
    },
    drag: () => heard.push("drag"),
    drop: ({ x }) => heard.push(`drop ${x}`),
    hold: () => takes && heard.push("hold") > 0,
    slide: () => heard.push("slide"),
    lift: () => heard.push("lift"),
    pinch: (scale) => heard.push(`pinch ${scale}`),
    pan: ({ x }) => heard.push(`pan ${x}`),
    giveUp: (what) => heard.push(`give up ${what}`),
  };
  const finger = (x: number, id = 1, kind: Finger["kind"] = "finger"): Finger => ({ id, x, y: 0, kind });
  let hand = new Gestures(mean);
  beforeEach(() => {
    vi.useFakeTimers();
    heard.length = 0;
    takes = true;
    hand = new Gestures(mean);
  });
  afterEach(() => vi.useRealTimers());

  it("a wobble below 6 px is a tap where it began", () => {
    hand.down(finger(10));
    hand.move(finger(15));
    hand.up(finger(15));
    expect(heard).toEqual(["down", "tap 10"]);
    expect(hand.busy).toBe(false);
  });

  it("a longer way is a drag, and no tap follows it", () => {
    hand.down(finger(10, 1, "mouse"));
    hand.move(finger(16, 1, "mouse"));
    hand.up(finger(90, 1, "mouse"));
    expect(heard).toEqual(["down", "grab", "drag", "drop 90"]);
  });

  it("a drag of nothing is nothing, or moves a zoomed view", () => {
    takes = false;
    hand.down(finger(10));
    hand.move(finger(30));
    hand.up(finger(30));
    expect(heard).toEqual(["down", "grab"]);
    hand.mayPan = true;
    hand.down(finger(10));
    hand.move(finger(30));
    hand.move(finger(35));
    hand.up(finger(35));
    expect(heard.slice(2)).toEqual(["down", "grab", "pan 20", "pan 5"]);
  });

  it("a finger that stays opens the loupe; a mouse that stays does not", () => {
    hand.down(finger(10));
    vi.advanceTimersByTime(HOLD_BEGINS);
    hand.move(finger(40));
    hand.up(finger(40));
    expect(heard).toEqual(["down", "hold", "slide", "lift"]);
    heard.length = 0;
    hand.down(finger(10, 2, "mouse"));
    vi.advanceTimersByTime(2 * HOLD_BEGINS);
    hand.up(finger(10, 2, "mouse"));
    expect(heard).toEqual(["down", "tap 10"]);
  });

  it("a second finger pinches; neither finger taps when it leaves", () => {
    hand.down(finger(0));
    hand.down(finger(100, 2));
    hand.move(finger(200, 2));
    hand.up(finger(200, 2));
    hand.move(finger(50));
    hand.up(finger(50));
    expect(heard).toEqual(["down", "pinch 2"]);
    expect(hand.busy).toBe(false);
  });

  it("a page that begins to scroll takes the finger away and changes nothing", () => {
    hand.down(finger(0));
    hand.cancel();
    expect(heard).toEqual(["down"]);
    expect(hand.busy).toBe(false);
  });

  it("a drag that the system takes away is given up", () => {
    hand.down(finger(0));
    hand.move(finger(20));
    hand.cancel();
    expect(heard).toEqual(["down", "grab", "drag", "give up drag"]);
  });
});

describe("the view", () => {
  const whole = { x: -291, y: -332, width: 582, height: 664 };
  const frame = { x: 10, y: 20, width: 291, height: 332 };

  it("finds the point of the drawing under the hand", () => {
    expect(toDrawing(whole, frame, { x: 10, y: 20 })).toEqual({ x: -291, y: -332 });
    expect(toDrawing(whole, { ...frame, width: 600 }, { x: 310, y: 186 })).toEqual({ x: 0, y: 0 });
  });

  it("zooms about the fingers and never leaves the board", () => {
    const close = zoomed(whole, whole, 2, { x: -291, y: -332 });
    expect(close).toEqual({ x: -291, y: -332, width: 291, height: 332 });
    expect(isZoomed(close, whole)).toBe(true);
    expect(zoomed(close, whole, 0.1, { x: 0, y: 0 })).toEqual(whole);
    expect(zoomed(whole, whole, 99, { x: 0, y: 0 }).width).toBe(194);
    expect(panned(close, whole, { x: 50, y: -1000 })).toEqual({ ...close, y: 0 });
  });
});
