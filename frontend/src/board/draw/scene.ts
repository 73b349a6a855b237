import type { Cell, Seat } from "../geometry/cell";
import type { Topology } from "../geometry/topology";
import type { View } from "../hand/view";
import { lying } from "../motion/flight";
import type { LegalMove } from "../text/moves";
import type { Item } from "../text/position";
import { type CampPlan, camps } from "./camps";
import { provideGlass } from "./defs";
import { Field } from "./field";
import { barredAt, corners, destination, FocusRing, LyingItem, taken } from "./marks";
import { Man, Men } from "./men";
import { Plate } from "./plate";
import { put, seatClass, short, svg } from "./svg";
import { dot, legsOf, type Trail, trailOf } from "./trail";

let boards = 0;

/** The drawing: what lies on the table, and over it what the hand holds. It is told what to show and decides nothing. */
export class Scene {
  readonly id = `board-${++boards}`;
  readonly root: SVGSVGElement;
  readonly men: Men;
  readonly focus = new FocusRing();
  /** Men in a hand or in the air. */
  readonly air = svg("g", { "aria-hidden": "true" });
  readonly #board: Topology;
  readonly #plate: Plate;
  readonly #field: Field;
  readonly #borders = svg("g");
  readonly #trail = svg("g", { class: "last-move" });
  readonly #items = svg("g");
  readonly #ring = svg("g", { class: "last-move" });
  readonly #marked = svg("g", { "aria-hidden": "true" });
  readonly #destinations = svg("g");
  readonly #path = svg("g", { class: "path" });
  #lyingItems: LyingItem[] = [];
  #camps = "";
  #turn = 0;

  constructor(board: Topology, plain: boolean) {
    provideGlass();
    this.#board = board;
    this.#plate = new Plate(board, this.id);
    this.#field = new Field(board, plain);
    this.men = new Men(board);
    const table = svg(
      "g",
      { id: `${this.id}-table` },
      this.#plate.element,
      this.#borders,
      this.#field.element,
    );
    table.append(this.#trail, this.#items, this.men.element, this.#ring, this.#marked, this.#destinations);
    const over = svg("g", { id: `${this.id}-over` }, this.#path, this.air, this.focus.element);
    this.root = svg("svg", { class: plain ? "board plain" : "board" }, table, over);
  }

  /** The turn of the board; a fraction while it goes round. */
  place(turn: number): void {
    const settled = Number.isInteger(turn);
    if (settled) this.#turn = turn;
    this.#plate.place(turn);
    this.#field.place(turn);
    this.men.place(turn);
    for (const item of this.#lyingItems) item.place(this.#board.at(item.cell, turn));
    const degrees = ((this.#board.angle(turn) - this.#board.angle(this.#turn)) * 180) / Math.PI;
    for (const flat of [
      this.#plate.stains,
      this.#borders,
      this.#trail,
      this.#ring,
      this.#marked,
      this.#destinations,
    ]) {
      if (settled) flat.removeAttribute("transform");
      else put(flat, { transform: `rotate(${degrees.toFixed(2)})` });
    }
    if (settled) this.#camps = "";
  }

  look(view: View): void {
    put(this.root, { viewBox: [view.x, view.y, view.width, view.height].map(short).join(" ") });
  }

  showCamps(plan: CampPlan): void {
    const key = JSON.stringify(plan);
    if (key === this.#camps) return;
    this.#camps = key;
    const { stains, borders } = camps(this.#board, plan, this.#turn);
    this.#plate.stains.replaceChildren(...stains);
    this.#borders.replaceChildren(...borders);
  }

  showItems(items: ReadonlyMap<Cell, Item>, turnsLeft: Readonly<Record<Cell, number>>): void {
    this.#lyingItems = [...items].map(([cell, item]) => new LyingItem(cell, item, turnsLeft[cell]));
    for (const item of this.#lyingItems) item.place(this.#board.at(item.cell, this.#turn));
    this.#items.replaceChildren(...this.#lyingItems.map((item) => item.element));
  }

  /** The last move; its end has a ring once the man has come down. */
  showTrail(trail: Trail | null, arrived: boolean): void {
    const end = trail?.cells.at(-1);
    this.#trail.replaceChildren(
      ...(trail ? [trailOf(trail.seat, legsOf(this.#board, trail.cells, this.#turn))] : []),
    );
    this.#ring.replaceChildren(
      ...(trail && end && arrived
        ? [dot(`arrival ${seatClass(trail.seat)}`, this.#board.at(end, this.#turn), 18.4)]
        : []),
    );
  }

  /** Men to be told from the others. */
  showMarked(men: ReadonlyMap<Cell, Seat>): void {
    this.#marked.replaceChildren(
      ...[...men].map(([cell, seat]) => corners(this.#board.at(cell, this.#turn), seat)),
    );
  }

  /** What the man of a seat held up from a cell may do; nothing when none is held. */
  showHeld(
    seat: Seat | null,
    cell: Cell | null,
    moves: Iterable<LegalMove>,
    barred: readonly Cell[] = [],
  ): void {
    this.root.classList.toggle("holding", cell !== null);
    if (!seat || !cell) {
      this.#destinations.replaceChildren();
      return;
    }
    const empty = dot(`held-cell ${seatClass(seat)}`, this.#board.at(cell, this.#turn), 15.5);
    const forms = [...moves].map((move) => destination(this.#board, seat, move, this.#turn));
    const crosses = barred.map((to) => barredAt(this.#board.at(to, this.#turn), seat));
    this.#destinations.replaceChildren(empty, ...forms, ...crosses);
  }

  /** The way to one destination, and the man's ghost on its end. */
  showPath(seat: Seat | null, move: LegalMove | null): void {
    if (!seat || !move) {
      this.#path.replaceChildren();
      return;
    }
    const ghost = new Man(seat);
    ghost.pose(lying(this.#board.at(move.to, this.#turn)));
    const way = trailOf(seat, legsOf(this.#board, move.trail, this.#turn));
    const crosses = (move.captured ?? []).map((cell) => taken(this.#board.at(cell, this.#turn)));
    this.#path.replaceChildren(way, ...crosses, svg("g", { class: "ghost" }, ghost.shadow, ghost.glass));
  }
}
