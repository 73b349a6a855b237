import type { Cell } from "../geometry/cell";
import { Grid } from "../speak/grid";
import { type Finger, Gestures } from "./gestures";
import type { Hand } from "./hand";

/** Where the events of the window go. */
export interface Ears {
  readonly hand: Hand;
  readonly isZoomed: () => boolean;
  readonly hover: (cell: Cell | null) => void;
  readonly key: (event: KeyboardEvent) => boolean;
  /** A press without a place on the screen, as a screen reader makes it. */
  readonly press: (cell: Cell) => void;
  readonly focus: (cell: Cell | null, byKey: boolean) => void;
}

/** Listens on the drawing itself, never on its parts: they may be redrawn between two events of one click. */
export function listen(round: HTMLElement, root: SVGSVGElement, ears: Ears): () => void {
  const stop = new AbortController();
  const gestures = new Gestures(ears.hand);
  const on = <K extends keyof SVGElementEventMap>(type: K, heard: (event: SVGElementEventMap[K]) => void) =>
    root.addEventListener(type, heard, { signal: stop.signal, passive: false });
  pointers(on, root, gestures, ears);
  touches(on, gestures, ears);
  keys(on, ears);
  focus(round, stop.signal, ears);
  return () => {
    gestures.cancel();
    stop.abort();
  };
}

type On = <K extends keyof SVGElementEventMap>(
  type: K,
  heard: (event: SVGElementEventMap[K]) => void,
) => void;

function pointers(on: On, root: SVGSVGElement, gestures: Gestures, ears: Ears): void {
  on("pointerdown", (event) => {
    ears.focus(null, false);
    if (event.pointerType === "mouse" && (event.button !== 0 || event.ctrlKey)) return;
    // A mouse press would move the focus to nowhere; the cell touched takes it instead.
    if (event.pointerType === "mouse") event.preventDefault();
    root.setPointerCapture?.(event.pointerId);
    gestures.mayPan = ears.isZoomed();
    gestures.down(finger(event));
  });
  on("pointermove", (event) => {
    if (gestures.busy) gestures.move(finger(event));
    else if (event.pointerType === "mouse") ears.hover(ears.hand.cellAt(finger(event)));
  });
  on("pointerup", (event) => gestures.up(finger(event)));
  on("pointercancel", () => gestures.cancel());
  on("pointerleave", () => {
    if (!gestures.busy) ears.hover(null);
  });
  on("contextmenu", (event) => {
    event.preventDefault();
    if (event.button === 2) {
      gestures.cancel();
      ears.hand.putDown();
    }
  });
  on("click", (event) => {
    const cell = event.detail === 0 ? Grid.cellOf(event.target) : null;
    if (cell) ears.press(cell);
  });
}

/** A finger on an own man, two fingers, or a zoomed view are ours; any other swipe scrolls the page. */
function touches(on: On, gestures: Gestures, ears: Ears): void {
  on("touchstart", (event) => {
    const [touch] = event.touches;
    const ours = touch && ears.hand.wants({ id: 0, x: touch.clientX, y: touch.clientY, kind: "finger" });
    if (event.cancelable && (ours || event.touches.length > 1 || ears.isZoomed())) event.preventDefault();
  });
  on("touchmove", (event) => {
    if (event.cancelable && gestures.owns) event.preventDefault();
  });
}

function keys(on: On, ears: Ears): void {
  on("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !ears.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Heard round the drawing: an SVG that listens for focus itself becomes a second tab stop in Chromium. */
function focus(round: HTMLElement, signal: AbortSignal, ears: Ears): void {
  const byKey = lastInput(round, signal);
  round.addEventListener(
    "focusin",
    (event) => {
      const cell = Grid.cellOf(event.target);
      if (cell) ears.focus(cell, byKey());
    },
    { signal },
  );
  round.addEventListener("focusout", () => ears.focus(null, false), { signal });
}

/** Whether a key was used last. The focus a script sets after a click must not show the ring. */
function lastInput(root: HTMLElement, signal: AbortSignal): () => boolean {
  let byKey = true;
  const heard = { signal, capture: true };
  root.addEventListener("pointerdown", () => (byKey = false), heard);
  root.ownerDocument.addEventListener("keydown", () => (byKey = true), heard);
  return () => byKey;
}

function finger(event: MouseEvent & { pointerId?: number; pointerType?: string }): Finger {
  const kind = event.pointerType === "mouse" ? "mouse" : "finger";
  return { id: event.pointerId ?? 0, x: event.clientX, y: event.clientY, kind };
}
