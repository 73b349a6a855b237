import { type BoardName, type Cell, type Point, type Seat, turned } from "./cell";

/** What makes the plate: a star with arms of so many rows, or a square with so many cells a side. */
export type Shape =
  | { readonly kind: "star"; readonly arm: number }
  | { readonly kind: "square"; readonly side: number };

/** A place on the lattice. Star: q to the east, r to the north-east. Square: file and rank. */
export interface Spot {
  readonly q: number;
  readonly r: number;
}

export interface RimLabel {
  readonly text: string;
  readonly spot: Spot;
}

/** What a kind of board has to say about itself; the rest follows from it. */
export interface Plan {
  readonly name: BoardName;
  readonly shape: Shape;
  readonly seats: readonly Seat[];
  readonly spots: readonly Spot[];
  /** Counter-clockwise from the east. */
  readonly directions: readonly Spot[];
  readonly plane: (spot: Spot) => Point;
  /** So many rows further from the first seat's home lies what lies so far away on a board that is not turned (R5.1). */
  readonly rise: (away: Point) => number;
  readonly rim: readonly RimLabel[];
  readonly homes: (seat: number, men: number) => readonly Spot[];
  /** Men for so many players where a game does not say it. */
  readonly usualMen: (players: number) => number;
}

/** A board as cells, neighbours and camps, and where each lies once it has been turned. */
export class Topology {
  readonly name: BoardName;
  readonly shape: Shape;
  /** Clockwise from the one whose home lies nearest to the viewer on a board that is not turned. */
  readonly seats: readonly Seat[];
  /** From the northernmost rank to the southernmost, each from west to east: the order of N2. */
  readonly ranks: readonly (readonly Cell[])[];
  readonly cells: readonly Cell[];
  readonly directions: number;
  readonly rim: readonly RimLabel[];
  readonly #plan: Plan;
  readonly #origin: Spot;
  readonly #spots = new Map<Cell, Spot>();

  constructor(plan: Plan) {
    this.#plan = plan;
    this.name = plan.name;
    this.shape = plan.shape;
    this.seats = plan.seats;
    this.rim = plan.rim;
    this.directions = plan.directions.length;
    this.#origin = {
      q: Math.min(...plan.spots.map((s) => s.q)),
      r: Math.min(...plan.spots.map((s) => s.r)),
    };
    const inOrder = [...plan.spots].sort((a, b) => b.r - a.r || a.q - b.q);
    for (const spot of inOrder) this.#spots.set(this.#nameOf(spot), spot);
    this.cells = [...this.#spots.keys()];
    this.ranks = [...new Set(inOrder.map((s) => s.r))].map((r) =>
      inOrder.filter((s) => s.r === r).map((s) => this.#nameOf(s)),
    );
  }

  has(cell: Cell): boolean {
    return this.#spots.has(cell);
  }

  /** Turns it takes to bring a seat's home to the viewer's side. */
  turnOf(seat: Seat): number {
    return Math.max(0, this.seats.indexOf(seat));
  }

  /** Where a cell lies; the turn counts seats and may be a fraction while the board goes round. */
  at(cell: Cell, turn: number): Point {
    const spot = this.#spots.get(cell);
    if (!spot) throw new Error(`${this.name} has no cell ${cell}`);
    return this.spotAt(spot, turn);
  }

  spotAt(spot: Spot, turn: number): Point {
    return turned(this.#plan.plane(spot), this.angle(turn));
  }

  /** Seats go clockwise, so bringing seat k to the viewer turns the board the other way. */
  angle(turn: number): number {
    return (-turn * 2 * Math.PI) / this.seats.length;
  }

  /** The next cell in a direction of the board, counter-clockwise from its own east. */
  step(cell: Cell, direction: number): Cell | undefined {
    const from = this.#spots.get(cell);
    const by = this.#plan.directions[modulo(direction, this.directions)];
    if (!from || !by) return undefined;
    const next = this.#nameOf({ q: from.q + by.q, r: from.r + by.r });
    return this.#spots.has(next) ? next : undefined;
  }

  /** The next cell in a direction of the screen: on a turned board another one of the board's own. */
  stepOnScreen(cell: Cell, direction: number, turn: number): Cell | undefined {
    return this.step(cell, direction - turn * (this.directions / this.seats.length));
  }

  neighbours(cell: Cell): Cell[] {
    const all = this.#plan.directions.map((_, d) => this.step(cell, d));
    return all.filter((c): c is Cell => c !== undefined);
  }

  areNeighbours(a: Cell, b: Cell): boolean {
    return this.neighbours(a).includes(b);
  }

  /** The cells a seat starts from, tip first, for a game with so many men a seat (R1.4, R1.6). */
  home(seat: Seat, men: number): Cell[] {
    return this.#plan.homes(this.turnOf(seat), men).map((s) => this.#nameOf(s));
  }

  opposite(seat: Seat): Seat {
    const { seats } = this;
    return seats[modulo(this.turnOf(seat) + seats.length / 2, seats.length)] ?? seat;
  }

  target(seat: Seat, men: number): Cell[] {
    return this.home(this.opposite(seat), men);
  }

  /** How far along the way from the seat's home tip, 0 there, to his target a cell is (R5.1). */
  row(seat: Seat, cell: Cell): number {
    const turn = this.turnOf(seat);
    const tip = this.spotAt(this.#plan.homes(turn, this.usualMen(2))[0] ?? { q: 0, r: 0 }, turn);
    const at = this.at(cell, turn);
    return Math.round(this.#plan.rise({ x: at.x - tip.x, y: at.y - tip.y }));
  }

  /** The remaining distance of a seat whose men stand there; men that are not there count as on row 0 (R5.1, R3.7). */
  remaining(seat: Seat, men: number, cells: Iterable<Cell>): number {
    const sum = (all: Iterable<Cell>) => [...all].reduce((rows, cell) => rows + this.row(seat, cell), 0);
    return sum(this.target(seat, men)) - sum(cells);
  }

  usualMen(players: number): number {
    return this.#plan.usualMen(players);
  }

  /** The rows of the screen from top to bottom, each from left to right. */
  rows(turn: number): Cell[][] {
    const rows = new Map<number, { cell: Cell; x: number }[]>();
    for (const cell of this.cells) {
      const { x, y } = this.at(cell, turn);
      const row = rows.get(Math.round(y)) ?? [];
      rows.set(Math.round(y), row);
      row.push({ cell, x });
    }
    return [...rows]
      .sort(([a], [b]) => a - b)
      .map(([, row]) => row.sort((a, b) => a.x - b.x).map(({ cell }) => cell));
  }

  #nameOf({ q, r }: Spot): Cell {
    return `${String.fromCharCode(97 + q - this.#origin.q)}${r - this.#origin.r + 1}`;
  }
}

export const modulo = (n: number, m: number): number => ((n % m) + m) % m;
