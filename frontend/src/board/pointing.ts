import type { Aiming, BoardOptions } from "./config";
import type { Cell } from "./geometry/cell";
import type { Selection } from "./hand/selection";
import type { Stage } from "./stage";
import type { Barred, LegalMove } from "./text/moves";

/** What the hand holds while it points. */
export interface Holding {
  readonly selection: Selection;
  readonly owns: (cell: Cell) => boolean;
  /** Where the held man may go, by the cell he ends on. */
  readonly moves: ReadonlyMap<Cell, LegalMove> | undefined;
}

/** Where the hand, the mouse and the keys point, and what is shown of it: the way there, or why there is none. */
export class Pointing {
  readonly #stage: Stage;
  readonly #options: BoardOptions;
  readonly #holding: () => Holding;
  #pointed: Cell | null = null;
  #hovered: Cell | null = null;
  #focused: Cell | null = null;
  /** What was last told of as barred. */
  #barred: Barred | null = null;

  constructor(stage: Stage, options: BoardOptions, holding: () => Holding) {
    this.#stage = stage;
    this.#options = options;
    this.#holding = holding;
  }

  point(cell: Cell | null): void {
    this.#pointed = cell;
    this.show();
  }

  hover(cell: Cell | null): void {
    if (cell === this.#hovered) return;
    this.#hovered = cell;
    this.show();
  }

  focus(cell: Cell | null): void {
    this.#focused = cell;
    this.show();
  }

  /** One way is shown at a time: under the hand, looked at, hovered over, or in focus. */
  show(): void {
    const { scene, told, position } = this.#stage;
    if (told.aim) {
      this.#showAim(told.aim);
      return;
    }
    const { selection, moves } = this.#holding();
    const cells = told.hints
      ? [this.#pointed, selection.looked, this.#hovered, this.#focused]
      : [selection.looked];
    const shown = told.asked ?? cells.map((cell) => cell && moves?.get(cell)).find((move) => move);
    const other = shown && shown.by === "swap" ? (position.men.get(shown.to) ?? null) : null;
    scene.showPath(shown ? (position.men.get(shown.from) ?? null) : null, shown || null, other);
    this.#pointAtBarred();
    this.#ring();
    scene.root.classList.toggle("can", this.#hovered !== null && this.#can(this.#hovered));
  }

  tellBarred(cell: Cell): void {
    const barred = this.barredAt(cell);
    if (!barred) return;
    this.#barred = barred;
    this.#options.onBarred?.(barred, true);
  }

  barredAt(cell: Cell): Barred | undefined {
    return this.barredOfHeld().find(({ to }) => to === cell);
  }

  barredOfHeld(): readonly Barred[] {
    const { picked } = this.#holding().selection;
    return this.#stage.told.barred.filter(({ from }) => from === picked);
  }

  /** Whether a click there would do anything. */
  #can(cell: Cell): boolean {
    const { told } = this.#stage;
    const { owns, moves } = this.#holding();
    return Boolean(told.free) || owns(cell) || (told.hints && moves?.has(cell) === true);
  }

  /** What comes of the item on the cell in question. */
  #showAim({ item, seat, cells }: Aiming): void {
    const { scene } = this.#stage;
    const asked = [this.#pointed, this.#holding().selection.looked, this.#hovered, this.#focused];
    scene.showAimed(seat, item, asked.find((cell) => cell !== null && cells.includes(cell)) ?? null);
    this.#ring();
    scene.root.classList.toggle("can", this.#hovered !== null && cells.includes(this.#hovered));
  }

  #ring(): void {
    const { scene, board, turn } = this.#stage;
    const ringed = this.#pointed ?? this.#focused;
    scene.focus.show(ringed === null ? null : board.at(ringed, turn));
  }

  /** Whoever points at a cell that is barred hears why, for as long as he does. */
  #pointAtBarred(): void {
    const cells = [this.#pointed, this.#hovered, this.#focused];
    const barred = cells.map((cell) => (cell ? this.barredAt(cell) : undefined)).find((move) => move) ?? null;
    if (barred?.to === this.#barred?.to) return;
    this.#barred = barred;
    this.#options.onBarred?.(barred, false);
  }
}
