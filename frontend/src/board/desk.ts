import type { BoardOptions, Told } from "./config";
import type { Trail } from "./draw/trail";
import type { Cell, Seat } from "./geometry/cell";
import type { Place } from "./geometry/near";
import { type Desk, Hand } from "./hand/hand";
import { type KeyMeaning, meaningOf, pressKey } from "./hand/keys";
import type { Loupe } from "./hand/loupe";
import { type Answer, NOTHING_HELD, renew, type Selection, type Table } from "./hand/selection";
import { goneRound, holder, tableOf } from "./hand/table";
import { type Frame, isZoomed, type View } from "./hand/view";
import type { LiftedMan } from "./motion/lifted";
import { type Holding, Pointing } from "./pointing";
import type { Grid } from "./speak/grid";
import { describe, wordsOf } from "./speak/say";
import type { Stage } from "./stage";
import type { Act } from "./text/acts";
import { type LegalMove, type Offers, offersOf } from "./text/moves";
import { carried, type Position } from "./text/position";

/** How things were before a move of the hand, so that it can be taken back. */
export interface Before {
  readonly move: LegalMove;
  readonly told: Told;
  readonly position: Position;
  readonly trail: Trail | null;
}

export interface DeskParts {
  readonly stage: Stage;
  readonly grid: Grid;
  readonly loupe: Loupe;
  readonly options: BoardOptions;
}

/** Where the hand works: what it holds, where it points, and what that means on the stage. */
export class HandDesk implements Desk {
  readonly hand = new Hand(this);
  readonly loupe: Loupe;
  selection: Selection = NOTHING_HELD;
  whole: View;
  readonly #stage: Stage;
  readonly #grid: Grid;
  readonly #options: BoardOptions;
  #offers: Offers = new Map();
  #before: Before | null = null;
  #looked: Cell | null = null;
  #view: View;
  readonly #pointing: Pointing;

  constructor({ stage, grid, loupe, options }: DeskParts) {
    this.#stage = stage;
    this.#grid = grid;
    this.#options = options;
    this.loupe = loupe;
    this.#pointing = new Pointing(stage, options, () => this.#holding());
    this.whole = stage.viewOf(options.crop);
    this.#view = this.whole;
    stage.scene.look(this.#view);
  }

  get place(): Place {
    return { board: this.#stage.board, turn: this.#stage.turn };
  }

  get table(): Table {
    return tableOf(this.#stage, this.#offers);
  }

  get careful(): boolean {
    return this.#stage.told.careful;
  }

  get landings(): readonly Cell[] {
    if (this.#stage.told.free) return this.#stage.board.cells;
    return [...(this.#ofHeld()?.keys() ?? [])];
  }

  get held(): LiftedMan | null {
    const { picked } = this.selection;
    return picked === null ? null : (this.#stage.air.at(picked) ?? null);
  }

  get view(): View {
    return this.#view;
  }

  set view(view: View) {
    this.#view = view;
    this.#stage.scene.look(view);
    this.#stage.scene.root.classList.toggle("zoomed", isZoomed(view, this.whole));
  }

  frame(): Frame {
    const { left, top, width, height } = this.#stage.scene.root.getBoundingClientRect();
    return { x: left, y: top, width, height };
  }

  offer(moves: readonly LegalMove[]): void {
    const before = this.landings.length;
    this.#offers = offersOf(moves);
    // Where an item takes a man is known only after he was picked up.
    const { picked } = this.selection;
    if (picked && before === 0 && this.landings.length > 0 && this.#stage.told.pickable)
      this.#sayPicked(picked);
  }

  answer({ selection, outcome }: Answer, dragged: boolean): void {
    const before = this.selection.picked;
    this.selection = selection;
    if (outcome.kind === "picked") {
      if (before) this.#settle(before);
      this.#lift(outcome.cell);
      if (this.landings.length > 0 || !this.#stage.told.pickable) this.#sayPicked(outcome.cell);
      this.#options.onPick?.(outcome.cell, this.landings.length);
    } else if (outcome.kind === "putDown") {
      this.#settle(outcome.cell);
      this.#say(wordsOf(this.#stage.told).putDown(outcome.cell));
      this.#options.onPick?.(null, 0);
    } else if (outcome.kind === "moved" && this.#stage.told.free) this.#options.onMove?.(outcome.move);
    else if (outcome.kind === "moved") this.#move(outcome.move, dragged);
    else if (outcome.kind === "off") this.#options.onOff?.(outcome.cell);
    else if (outcome.kind === "aimed") this.#options.onAim?.(outcome.cell);
    else if (outcome.kind === "missed") this.#options.onMissed?.(outcome.cell, this.selection.picked);
    else if (outcome.kind === "looked") this.#say(wordsOf(this.#stage.told).looked(outcome.cell));
    this.refresh();
  }

  pointAt(cell: Cell | null): void {
    this.#pointing.point(cell);
  }

  hover(cell: Cell | null): void {
    this.#pointing.hover(cell);
  }

  touched(cell: Cell): void {
    this.#grid.focus(cell);
    this.#pointing.tellBarred(cell);
  }

  /** The cell in focus; its ring shows only to who came there by key. */
  focus(cell: Cell | null, byKey: boolean): void {
    if (cell) this.#grid.makeCurrent(cell);
    this.#pointing.focus(byKey ? cell : null);
  }

  press(cell: Cell): void {
    this.answer(pressKey(this, cell), false);
    this.#pointing.tellBarred(cell);
  }

  key(event: KeyboardEvent): boolean {
    const meaning = meaningOf(event, {
      desk: this,
      current: this.#grid.current,
      home: this.#home(),
      movable: goneRound(this.#stage, this.#offers),
    });
    if (meaning) this.#obey(meaning);
    return meaning !== null;
  }

  /** After anything changed: what is held stays held if it can be, and everything said of the cells is true again. */
  refresh(): void {
    this.#renew();
    const { scene, told, position, board } = this.#stage;
    const { picked } = this.selection;
    if (picked && !this.held) this.#lift(picked);
    const marked = told.hints || [...(this.#ofHeld()?.values() ?? [])].some(({ by }) => by);
    const crossed = told.hints ? this.#pointing.barredOfHeld().map(({ to }) => to) : [];
    scene.showHeld(holder(this.#stage, picked), picked, (marked && this.#ofHeld()?.values()) || [], crossed);
    scene.showAims(told.aim?.seat ?? null, told.aim?.item ?? null, told.aim?.cells ?? []);
    const landing = (cell: Cell) => this.#ofHeld()?.get(cell);
    const barred = (cell: Cell) => this.#pointing.barredAt(cell) !== undefined;
    this.#grid.label((cell) => describe(cell, { board, told, position, picked, landing, barred }), picked);
    this.#pointing.show();
    this.#tellLooked();
  }

  /** A man who can be held no longer lies down again. */
  #renew(): void {
    const before = this.selection.picked;
    this.selection = renew(this.selection, this.table);
    if (before === null || this.selection.picked !== null) return;
    this.#settle(before);
    this.#options.onPick?.(null, 0);
  }

  /** The move just made was refused: the moves there were are offered again. */
  takeBack(trail: readonly Cell[]): Before | null {
    const before = this.#before;
    if (before?.move.trail.join() !== trail.join()) return null;
    this.#before = null;
    const { movable, destinations } = before.told;
    this.#stage.told = { ...this.#stage.told, movable, destinations };
    this.offer(destinations);
    return before;
  }

  #obey(meaning: KeyMeaning): void {
    if (meaning.kind === "putDown") this.hand.putDown();
    else if (meaning.kind === "press") this.press(this.#grid.current);
    else {
      this.#grid.focus(meaning.to);
      this.focus(meaning.to, true);
    }
  }

  #move(move: LegalMove, dragged: boolean): void {
    const { position, trail, told } = this.#stage;
    if (!told.movable) return;
    const several = told.destinations.filter(({ from, to }) => from === move.from && to === move.to);
    if (several.length > 1 && this.#options.onSeveral) {
      this.#settle(move.from);
      this.#options.onPick?.(null, 0);
      this.#options.onSeveral(several);
      return;
    }
    this.#before = { move, told, position, trail };
    const seat = told.movable;
    this.#offers = new Map();
    this.#stage.told = { ...told, movable: null, destinations: [] };
    const next = carried(position, move.trail, move.captured);
    if (move.by) void this.#stage.perform(seat, flown(move), dragged);
    else void this.#stage.carry({ trail: walkOf(seat, move), next }, dragged);
    this.#options.onPick?.(null, 0);
    this.#options.onMove?.(move);
  }

  #lift(cell: Cell): void {
    const seat = this.#stage.position.men.get(cell);
    if (!seat) return;
    const at = this.#stage.at(cell);
    this.#stage.air.lift(cell, seat, at).rise(at);
    this.#stage.drawMen();
  }

  #settle(cell: Cell): void {
    const man = this.#stage.air.at(cell);
    if (man) void this.#stage.air.land(cell, man.settle(this.#stage.at(cell)));
  }

  #home(): Cell | null {
    const { told, board } = this.#stage;
    const seat = told.viewer ?? told.movable;
    return seat === null ? null : (board.home(seat, told.men)[0] ?? null);
  }

  #holding(): Holding {
    return { selection: this.selection, owns: this.table.owns, moves: this.#ofHeld() };
  }

  #ofHeld(): ReadonlyMap<Cell, LegalMove> | undefined {
    return this.selection.picked ? this.#offers.get(this.selection.picked) : undefined;
  }

  #sayPicked(cell: Cell): void {
    if (this.#stage.told.free) return;
    this.#say(wordsOf(this.#stage.told).pickedUp(cell, this.landings.length));
  }

  #tellLooked(): void {
    const { looked } = this.selection;
    if (looked === this.#looked) return;
    this.#looked = looked;
    this.#options.onLooked?.(looked);
  }

  #say(words: string): void {
    this.#options.onSay?.(words, false);
  }
}

const walkOf = (seat: Seat, { trail, captured = [] }: LegalMove): Trail => ({
  ...{ seat, cells: trail },
  ...(captured.length > 0 ? { captured } : {}),
});

const flown = ({ by, from, to }: LegalMove): Act => ({
  kind: by === "swap" ? "swap" : "wing",
  from,
  to,
});
