import type { Point } from "../geometry/cell";

/** A mouse button, finger or pen on the board, in pixels of the window. */
export interface Finger extends Point {
  readonly id: number;
  readonly kind: "mouse" | "finger";
}

/** What a hand can mean. Those that answer say whether there was anything to take up. */
export interface Meanings {
  down(finger: Finger): void;
  tap(start: Finger): void;
  grab(start: Finger): boolean;
  drag(finger: Finger): void;
  drop(finger: Finger): void;
  hold(finger: Finger): boolean;
  slide(finger: Finger): void;
  lift(finger: Finger): void;
  /** Two fingers: how much wider apart than a moment ago, about which point, and how far that point went. */
  pinch(scale: number, about: Point, by: Point): void;
  pan(by: Point): void;
  /** What was begun is taken away: by the system, or by a second finger. */
  giveUp(what: "drag" | "hold"): void;
}

export const DRAG_BEGINS = 6;
export const HOLD_BEGINS = 350;

type Phase = "none" | "pressed" | "dragging" | "holding" | "panning" | "pinching" | "ignored";

/** Tells taps, drags, holds and pinches apart. Knows neither cells nor the screen. */
export class Gestures {
  readonly #mean: Meanings;
  readonly #fingers = new Map<number, Finger>();
  #phase: Phase = "none";
  #start: Finger | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether one finger may move the view: only while it is zoomed in. */
  mayPan = false;

  constructor(mean: Meanings) {
    this.#mean = mean;
  }

  get busy(): boolean {
    return this.#phase !== "none";
  }

  /** Whether the hand is at work, so that its way must not scroll the page. */
  get owns(): boolean {
    return this.busy && this.#phase !== "pressed" && this.#phase !== "ignored";
  }

  down(finger: Finger): void {
    this.#fingers.set(finger.id, finger);
    if (this.#fingers.size === 1) this.#press(finger);
    else if (this.#fingers.size === 2) this.#beginPinch();
  }

  move(finger: Finger): void {
    const before = this.#fingers.get(finger.id);
    if (!before) return;
    if (this.#phase === "pinching") this.#pinch(before, finger);
    this.#fingers.set(finger.id, finger);
    if (this.#phase === "pressed") this.#maybeBegin(finger);
    if (this.#phase === "dragging") this.#mean.drag(finger);
    if (this.#phase === "holding") this.#mean.slide(finger);
    if (this.#phase === "panning") this.#mean.pan(minus(finger, before));
  }

  up(finger: Finger): void {
    if (!this.#fingers.delete(finger.id)) return;
    const phase = this.#end();
    if (phase === "pressed" && this.#start) this.#mean.tap(this.#start);
    if (phase === "dragging") this.#mean.drop(finger);
    if (phase === "holding") this.#mean.lift(finger);
  }

  cancel(): void {
    this.#fingers.clear();
    this.#giveUp(this.#end());
  }

  #press(finger: Finger): void {
    this.#start = finger;
    this.#phase = "pressed";
    this.#mean.down(finger);
    if (finger.kind === "finger") this.#timer = setTimeout(() => this.#hold(finger), HOLD_BEGINS);
  }

  #hold(finger: Finger): void {
    if (this.#phase === "pressed" && this.#mean.hold(finger)) this.#phase = "holding";
  }

  #maybeBegin(finger: Finger): void {
    const start = this.#start;
    if (!start || Math.hypot(finger.x - start.x, finger.y - start.y) < DRAG_BEGINS) return;
    clearTimeout(this.#timer);
    if (this.#mean.grab(start)) this.#phase = "dragging";
    else this.#phase = this.mayPan ? "panning" : "ignored";
  }

  #beginPinch(): void {
    clearTimeout(this.#timer);
    this.#giveUp(this.#phase);
    this.#phase = "pinching";
  }

  #giveUp(phase: Phase): void {
    if (phase === "dragging") this.#mean.giveUp("drag");
    if (phase === "holding") this.#mean.giveUp("hold");
  }

  #pinch(before: Finger, after: Finger): void {
    const other = [...this.#fingers.values()].find((finger) => finger.id !== after.id);
    if (!other) return;
    const spread = (finger: Finger) => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y));
    const about = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    const by = { x: (after.x - before.x) / 2, y: (after.y - before.y) / 2 };
    this.#mean.pinch(spread(after) / spread(before), about, by);
  }

  /** Ends what was going on; after a pinch the finger that stays means nothing until it leaves too. */
  #end(): Phase {
    clearTimeout(this.#timer);
    const phase = this.#phase;
    this.#phase = this.#fingers.size > 0 ? "ignored" : "none";
    return phase;
  }
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
