import type { Cell, Point, Seat } from "../geometry/cell";
import type { Topology } from "../geometry/topology";
import { lying, type Pose } from "../motion/flight";
import { put, svg } from "./svg";

/** One marble and the shadow it casts. */
export class Man {
  readonly shadow = svg("ellipse", { class: "cast" });
  readonly glass: SVGUseElement;

  constructor(readonly seat: Seat) {
    this.glass = svg("use", { class: "man", href: `#glass-${seat.toLowerCase()}` });
  }

  pose({ x, y, lift, scale }: Pose): void {
    const [cx, cy] = [x + 2 + lift * 0.5, y + 4.5 + lift];
    put(this.shadow, { cx, cy, rx: 18.5 * scale, ry: 17.4 * scale, opacity: lift > 0.5 ? 0.8 : 1 });
    const grown = scale === 1 ? "" : ` scale(${scale.toFixed(3)})`;
    put(this.glass, { transform: `translate(${x.toFixed(1)} ${(y - lift * 0.55).toFixed(1)})${grown}` });
  }

  show(seen: boolean): void {
    for (const part of [this.shadow, this.glass]) part.classList.toggle("unseen-man", !seen);
  }

  away(isAway: boolean): void {
    for (const part of [this.shadow, this.glass]) part.classList.toggle("away-man", isAway);
  }

  remove(): void {
    this.shadow.remove();
    this.glass.remove();
  }
}

/** All men that lie on the board. Shadows lie below every marble, so no order of drawing matters. */
export class Men {
  readonly element: SVGGElement;
  readonly #shadows = svg("g");
  readonly #glasses = svg("g");
  readonly #board: Topology;
  readonly #men = new Map<Cell, Man>();

  constructor(board: Topology) {
    this.#board = board;
    this.element = svg("g", { "aria-hidden": "true" }, this.#shadows, this.#glasses);
  }

  /** Draws what differs; the men in `unseen` cells are in a hand or in the air. */
  show(men: ReadonlyMap<Cell, Seat>, unseen: ReadonlySet<Cell>, away: ReadonlySet<Seat>, turn: number): void {
    for (const [cell, man] of this.#men) {
      if (men.get(cell) === man.seat) continue;
      man.remove();
      this.#men.delete(cell);
    }
    for (const [cell, seat] of men) {
      const man = this.#men.get(cell) ?? this.#add(cell, seat, turn);
      man.show(!unseen.has(cell));
      man.away(away.has(seat));
    }
  }

  place(turn: number): void {
    for (const [cell, man] of this.#men) man.pose(lying(this.#board.at(cell, turn)));
  }

  at(cell: Cell): Man | undefined {
    return this.#men.get(cell);
  }

  #add(cell: Cell, seat: Seat, turn: number): Man {
    const man = new Man(seat);
    const at: Point = this.#board.at(cell, turn);
    man.pose(lying(at));
    this.#shadows.append(man.shadow);
    this.#glasses.append(man.glass);
    this.#men.set(cell, man);
    return man;
  }
}
