import { put, svg } from "../draw/svg";
import type { Cell } from "../geometry/cell";
import type { Topology } from "../geometry/topology";

/**
 * The board as a table for keys and screen readers: rows of the screen, one tab stop.
 * The elements outlive every redraw, so focus stays where it is.
 */
export class Grid {
  readonly element = svg("g", { class: "cells" });
  readonly #board: Topology;
  readonly #cells = new Map<Cell, SVGCircleElement>();
  #current: Cell;

  constructor(board: Topology, start: Cell) {
    this.#board = board;
    this.#current = start;
    for (const cell of board.cells) {
      const attributes = { class: "cell", role: "gridcell", r: 20, tabindex: -1, "data-cell": cell };
      this.#cells.set(cell, svg("circle", attributes));
    }
    this.makeCurrent(start);
  }

  /** The cell that Tab leads to. */
  get current(): Cell {
    return this.#current;
  }

  makeCurrent(cell: Cell): void {
    this.#cells.get(this.#current)?.setAttribute("tabindex", "-1");
    this.#cells.get(cell)?.setAttribute("tabindex", "0");
    this.#current = cell;
  }

  focus(cell: Cell): void {
    this.makeCurrent(cell);
    this.#cells.get(cell)?.focus({ preventScroll: true });
  }

  /** Rows are those of the screen, so a turn of the board makes new ones of the same cells. */
  place(turn: number): void {
    const focused = this.element.contains(document.activeElement);
    const rows = this.#board.rows(turn).map((cells) => {
      const row = svg("g", { role: "row" });
      for (const cell of cells) {
        const element = this.#cells.get(cell);
        if (!element) continue;
        const { x, y } = this.#board.at(cell, turn);
        put(element, { cx: x, cy: y });
        row.append(element);
      }
      return row;
    });
    this.element.replaceChildren(...rows);
    if (focused) this.focus(this.#current);
  }

  label(say: (cell: Cell) => string, picked: Cell | null): void {
    for (const [cell, element] of this.#cells) {
      const words = say(cell);
      if (element.getAttribute("aria-label") !== words) element.setAttribute("aria-label", words);
      if (cell === picked) element.setAttribute("aria-selected", "true");
      else element.removeAttribute("aria-selected");
    }
  }

  /** The cell an event happened on, for those that assistive technology sends without a place. */
  static cellOf(target: EventTarget | null): Cell | null {
    return target instanceof Element ? target.getAttribute("data-cell") : null;
  }
}
