import { put, short, svg } from "../draw/svg";
import type { Point } from "../geometry/cell";
import type { Frame } from "./view";

/** Cells closer than a fingertip are hidden by the finger that touches them. */
export const FINGERTIP = 44;
const ACROSS = 148;
const GAP = 30;

/** A round glass above the finger that shows what lies under it twice as large. */
export class Loupe {
  readonly element = document.createElement("div");
  readonly #lens = svg("svg", { "aria-hidden": "true" });

  constructor(id: string) {
    this.element.className = "loupe";
    this.element.hidden = true;
    this.#lens.append(svg("use", { href: `#${id}-table` }), svg("use", { href: `#${id}-over` }));
    this.element.append(this.#lens);
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  /** The finger in the window, what it touches in the drawing, and where the drawing stands. */
  show(finger: Point, point: Point, frame: Frame, pixelsPerUnit: number): void {
    const seen = ACROSS / (2 * pixelsPerUnit);
    put(this.#lens, { viewBox: [point.x - seen / 2, point.y - seen / 2, seen, seen].map(short).join(" ") });
    const above = finger.y - ACROSS - GAP;
    // At the top of the window there is no room above: then it stands beside the finger, towards the middle.
    const aside = above >= 0 ? 0 : (ACROSS / 2 + GAP) * (finger.x > innerWidth / 2 ? -1 : 1);
    const [x, y] = [finger.x - ACROSS / 2 + aside - frame.x, Math.max(0, above) - frame.y];
    this.element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    this.element.hidden = false;
  }

  close(): void {
    this.element.hidden = true;
  }
}

/** The distance of neighbouring cells in pixels decides whether a finger needs it. */
export const hidesCells = (pitch: number): boolean => pitch < FINGERTIP;
