import { type Cell, P, type Point } from "../geometry/cell";
import { nearest, type Place, REACH } from "../geometry/near";
import type { LiftedMan } from "../motion/lifted";
import type { Finger, Meanings } from "./gestures";
import { hidesCells, type Loupe } from "./loupe";
import {
  type Answer,
  drop,
  NOTHING_HELD,
  press,
  putDown,
  type Selection,
  type Table,
  tap,
} from "./selection";
import { type Frame, panned, scaleOf, toDrawing, type View, zoomed } from "./view";

/** What the hand works on. */
export interface Desk {
  readonly place: Place;
  readonly table: Table;
  /** What is chosen now can't be taken back: a finger looks first. */
  readonly careful: boolean;
  readonly selection: Selection;
  /** Cells the held man may end on. */
  readonly landings: readonly Cell[];
  readonly held: LiftedMan | null;
  readonly loupe: Loupe;
  readonly whole: View;
  view: View;
  frame(): Frame;
  answer(answer: Answer, dragged: boolean): void;
  /** The cell the hand is over: its path is shown if it is a landing. */
  pointAt(cell: Cell | null): void;
  /** Keys go on from the cell that was touched last. */
  touched(cell: Cell): void;
}

/** Turns gestures into what they mean on this board. */
export class Hand implements Meanings {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** An own man under the finger: then the finger is ours and does not scroll the page. */
  wants(finger: Finger): boolean {
    const cell = this.cellAt(finger);
    return cell !== null && this.#desk.table.owns(cell);
  }

  cellAt(finger: Finger): Cell | null {
    return nearest(
      this.#desk.place,
      this.#point(finger),
      finger.kind === "mouse" ? REACH.mouse : REACH.finger,
    );
  }

  down(finger: Finger): void {
    if (finger.kind !== "mouse" || this.#desk.table.free === "place") return;
    this.#answer(press(this.#desk.selection, this.cellAt(finger), this.#desk.table));
  }

  tap(start: Finger): void {
    const cell = this.cellAt(start);
    const { table, careful } = this.#desk;
    const lookFirst = table.lookFirst || (careful && start.kind === "finger");
    this.#answer(tap(this.#desk.selection, cell, { ...table, lookFirst }));
    if (cell) this.#desk.touched(cell);
  }

  grab(start: Finger): boolean {
    const cell = this.cellAt(start);
    if (cell === null || !this.#desk.table.owns(cell)) return false;
    this.#answer(press(this.#desk.selection, cell, this.#desk.table));
    return this.#desk.selection.picked === cell;
  }

  drag(finger: Finger): void {
    this.#desk.held?.follow(this.#point(finger));
    this.#desk.pointAt(this.#landingAt(finger));
    this.#look(finger);
  }

  drop(finger: Finger): void {
    const cell = this.#landingAt(finger);
    this.#leave();
    this.#answer(drop(this.#desk.selection, cell, this.#desk.table), true);
    if (cell) this.#desk.touched(cell);
  }

  hold(finger: Finger): boolean {
    this.#look(finger);
    if (this.#desk.loupe.open) this.slide(finger);
    return this.#desk.loupe.open;
  }

  slide(finger: Finger): void {
    this.#desk.pointAt(this.cellAt(finger));
    this.#look(finger);
  }

  /** Under the loupe the path is seen already, so a landing needs no second tap. */
  lift(finger: Finger): void {
    const cell = this.cellAt(finger);
    this.#leave();
    if (!cell) return;
    this.#answer(tap(this.#desk.selection, cell, { ...this.#desk.table, lookFirst: false }));
    this.#desk.touched(cell);
  }

  pinch(scale: number, about: Point, by: Point): void {
    const desk = this.#desk;
    const moved = this.#moved(by);
    desk.view = zoomed(
      moved,
      desk.whole,
      scale,
      toDrawing(moved, desk.frame(), { x: about.x + by.x, y: about.y + by.y }),
    );
  }

  pan(by: Point): void {
    this.#desk.view = this.#moved(by);
  }

  giveUp(what: "drag" | "hold"): void {
    this.#leave();
    if (what === "drag") this.putDown();
  }

  putDown(): boolean {
    const holds = this.#desk.selection.picked !== null;
    this.#answer(
      holds ? putDown(this.#desk.selection) : { selection: NOTHING_HELD, outcome: { kind: "nothing" } },
    );
    return holds;
  }

  #moved(by: Point): View {
    const { view, whole } = this.#desk;
    const scale = scaleOf(view, this.#desk.frame());
    return panned(view, whole, { x: by.x / scale, y: by.y / scale });
  }

  #point(finger: Finger): Point {
    return toDrawing(this.#desk.view, this.#desk.frame(), finger);
  }

  /** The landing a dragged man would come down on, or the cell he came from. */
  #landingAt(finger: Finger): Cell | null {
    const { picked } = this.#desk.selection;
    const among = picked ? [...this.#desk.landings, picked] : this.#desk.landings;
    return nearest(this.#desk.place, this.#point(finger), REACH.drop, among);
  }

  #look(finger: Finger): void {
    const frame = this.#desk.frame();
    const scale = scaleOf(this.#desk.view, frame);
    if (finger.kind === "finger" && hidesCells(scale * P))
      this.#desk.loupe.show(finger, this.#point(finger), frame, scale);
  }

  #leave(): void {
    this.#desk.loupe.close();
    this.#desk.pointAt(null);
  }

  #answer(answer: Answer, dragged = false): void {
    this.#desk.answer(answer, dragged);
  }
}
