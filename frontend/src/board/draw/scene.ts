import type { Cell, Point, Seat } from "../geometry/cell";
import type { Topology } from "../geometry/topology";
import type { View } from "../hand/view";
import { BOW, lying } from "../motion/flight";
import { still } from "../motion/tween";
import type { LegalMove } from "../text/moves";
import type { Item } from "../text/position";
import { type CampPlan, camps } from "./camps";
import { provideGlass } from "./defs";
import { fade } from "./fade";
import { Field } from "./field";
import { type Aim, aimMark, type Lying, LyingItem, preview, storm } from "./items";
import { barredAt, corners, destination, FocusRing, taken } from "./marks";
import { Man, Men } from "./men";
import { Plate } from "./plate";
import { put, seatClass, short, svg } from "./svg";
import { arcOf, dot, legsOf, type Trail, trailOf } from "./trail";

/** A man in the air, and whose man comes back for him. */
interface Flown {
  readonly seat: Seat;
  readonly from: Cell;
  readonly to: Cell;
  readonly other: Seat | null;
}

/** A captured man, and after how long he comes off. */
export interface Leaving {
  readonly seat: Seat;
  readonly at: Point;
  readonly after: number;
}

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
  readonly #leaving = svg("g", { "aria-hidden": "true" });
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
    table.append(
      this.#trail,
      this.#items,
      this.men.element,
      this.#leaving,
      this.#ring,
      this.#marked,
      this.#destinations,
    );
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

  showItems(items: ReadonlyMap<Cell, Item>, blocks: readonly Lying[]): void {
    const key = JSON.stringify([...items, blocks, this.#turn]);
    if (key === this.#items.dataset.drawn) return;
    this.#items.dataset.drawn = key;
    const lying = (cell: Cell) => blocks.find((block) => block.cell === cell);
    this.#lyingItems = [...items].map(([cell, item]) => new LyingItem(cell, item, lying(cell)));
    for (const item of this.#lyingItems) item.place(this.#board.at(item.cell, this.#turn));
    this.#items.replaceChildren(...this.#lyingItems.map((item) => item.element));
  }

  /** What lies on a cell, to be moved by itself. */
  lyingAt(cell: Cell): SVGElement | undefined {
    const found = this.#lyingItems.find((item) => item.cell === cell)?.element.firstElementChild;
    return found instanceof SVGElement ? found : undefined;
  }

  /** The ring of the whirlwind goes round once with its men. */
  whirl(millis: number): void {
    const ring = this.#trail.querySelector(".storm use");
    if (ring && typeof ring.animate === "function" && !still())
      ring.animate([{ transform: "rotate(0)" }, { transform: "rotate(360deg)" }], {
        duration: millis,
        easing: "ease-in-out",
      });
  }

  /** The last move; its end has a ring once the man has come down. */
  showTrail(trail: Trail | null, men: ReadonlyMap<Cell, Seat>, arrived: boolean): void {
    if (trail?.acts) {
      this.#showActs(trail, men, arrived);
      return;
    }
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

  /** What a turn with items did: ways and arcs, and the ring of a whirlwind. */
  #showActs({ seat, acts = [] }: Trail, men: ReadonlyMap<Cell, Seat>, arrived: boolean): void {
    const at = (cell: Cell) => this.#board.at(cell, this.#turn);
    const arrival = (cell: Cell) => dot(`arrival ${seatClass(seat)}`, at(cell), 18.4);
    this.#ring.replaceChildren();
    this.#trail.replaceChildren();
    for (const act of acts) {
      if (act.kind === "walked") {
        this.#trail.append(trailOf(seat, legsOf(this.#board, act.trail, this.#turn)));
        this.#ring.replaceChildren(arrival(act.trail.at(-1) ?? ""));
      } else if (act.kind === "wing" || act.kind === "swap") {
        const other = act.kind === "swap" ? (men.get(act.from) ?? null) : null;
        this.#trail.append(...this.#arcs({ seat, from: act.from, to: act.to, other }));
        this.#ring.replaceChildren(arrival(act.to));
      } else if (act.kind === "dealt" || act.kind === "stirs") {
        this.#ring.replaceChildren();
        this.#trail.append(storm(at(act.cell), `storm ${seatClass(seat)}`));
      } else if (act.kind === "placed") {
        this.#trail.append(dot(`placed ${seatClass(seat)}`, at(act.cell), 22));
      }
    }
    if (!arrived) this.#ring.replaceChildren();
  }

  /** The arc of a man who flies, and of him who comes back for him. */
  #arcs({ seat, from, to, other }: Flown): SVGGElement[] {
    const there = trailOf(seat, [arcOf(this.#board, from, to, this.#turn)]);
    return other ? [trailOf(other, [arcOf(this.#board, to, from, this.#turn, -BOW)]), there] : [there];
  }

  /** The cells that wait for an item of this seat; nothing when none is aimed. */
  showAims(seat: Seat | null, aim: Aim | null, cells: readonly Cell[]): void {
    this.root.classList.toggle("aiming", aim !== null);
    if (!seat || !aim) return;
    const marks = cells.map((cell) => aimMark(aim, seat, this.#board.at(cell, this.#turn)));
    this.#destinations.replaceChildren(...marks);
  }

  /** What would come of an item on this cell. */
  showAimed(seat: Seat | null, aim: Aim | null, cell: Cell | null): void {
    const shown = seat && aim && cell ? preview(this.#board, aim, cell, this.#turn) : [];
    this.#path.replaceChildren(
      ...(shown.length > 0 && seat ? [svg("g", { class: seatClass(seat) }, ...shown)] : []),
    );
  }

  /** Men to be told from the others. */
  showMarked(men: ReadonlyMap<Cell, Seat>): void {
    this.#marked.replaceChildren(
      ...[...men].map(([cell, seat]) => corners(this.#board.at(cell, this.#turn), seat)),
    );
  }

  /** Captured men on their way off the board; those before them are gone. */
  showLeaving(men: readonly Leaving[]): void {
    this.#leaving.replaceChildren();
    if (still()) return;
    for (const { seat, at, after } of men) {
      const man = this.#marble(seat, at, "leaving");
      this.#leaving.append(man);
      fade(man, after);
    }
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
  showPath(seat: Seat | null, move: LegalMove | null, other: Seat | null = null): void {
    if (!seat || !move) {
      this.#path.replaceChildren();
      return;
    }
    const ways = move.by
      ? this.#arcs({ seat, from: move.from, to: move.to, other })
      : [trailOf(seat, legsOf(this.#board, move.trail, this.#turn))];
    const ghost = (of: Seat, cell: Cell) => this.#marble(of, this.#board.at(cell, this.#turn), "ghost");
    const ghosts = [ghost(seat, move.to), ...(other ? [ghost(other, move.from)] : [])];
    const crosses = (move.captured ?? []).map((cell) => taken(this.#board.at(cell, this.#turn)));
    this.#path.replaceChildren(...ways, ...crosses, ...ghosts);
  }

  #marble(seat: Seat, at: Point, name: string): SVGGElement {
    const man = new Man(seat);
    man.pose(lying(at));
    return svg("g", { class: name }, man.shadow, man.glass);
  }
}
