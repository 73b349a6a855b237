import type { Topology } from "../geometry/topology";
import { pair, put, svg } from "./svg";

/** The lines scribed into the wood, the hollows the men lie in, and the names on the rim. */
export class Field {
  readonly element: SVGGElement;
  readonly #board: Topology;
  readonly #lines = svg("path", { class: "scribed" });
  readonly #hollows: SVGCircleElement[];
  readonly #names: SVGTextElement[];

  /** A plain field, for little pictures, has hollows only. */
  constructor(board: Topology, plain: boolean) {
    this.#board = board;
    const star = board.shape.kind === "star";
    this.#hollows = board.cells.map(() => svg("circle", { class: "hollow", r: star ? 11.6 : 10.4 }));
    if (plain) {
      this.#names = [];
      this.element = svg("g", {}, ...this.#hollows);
      return;
    }
    this.#names = board.rim.map(({ text }) =>
      svg("text", { class: star ? "coord" : "coord large" }, new Text(text)),
    );
    const names = svg("g", { class: "coords", "aria-hidden": "true" }, ...this.#names);
    this.element = svg("g", {}, this.#lines, ...this.#hollows, names);
  }

  place(turn: number): void {
    const board = this.#board;
    put(this.#lines, {
      d: board.shape.kind === "star" ? links(board, turn) : grid(board, board.shape.side, turn),
    });
    board.cells.forEach((cell, i) => {
      const { x, y } = board.at(cell, turn);
      const hollow = this.#hollows[i];
      if (hollow) put(hollow, { cx: x, cy: y });
    });
    board.rim.forEach(({ spot }, i) => {
      const name = this.#names[i];
      if (name) put(name, { ...board.spotAt(spot, turn) });
    });
  }
}

/** From every cell to its neighbours, each line once. */
function links(board: Topology, turn: number): string {
  const half = Array.from({ length: board.directions / 2 }, (_, direction) => direction);
  const way = board.cells.flatMap((cell) =>
    half.map((direction) => {
      const next = board.step(cell, direction);
      return next ? `M${pair(board.at(cell, turn))}L${pair(board.at(next, turn))}` : "";
    }),
  );
  return way.join("");
}

/** Halma's men stand in fields: the lines run between them. */
function grid(board: Topology, side: number, turn: number): string {
  const ends = [-0.5, side - 0.5];
  const line = (from: readonly [number, number], to: readonly [number, number]) => {
    const at = ([q, r]: readonly [number, number]) => pair(board.spotAt({ q, r }, turn));
    return `M${at(from)}L${at(to)}`;
  };
  const [low = 0, high = 0] = ends;
  return Array.from({ length: side + 1 }, (_, i) => i - 0.5)
    .map((i) => line([low, i], [high, i]) + line([i, low], [i, high]))
    .join("");
}
