import type { Cell, Point, Seat } from "../geometry/cell";
import type { Topology } from "../geometry/topology";
import type { Block } from "../text/acts";
import type { Item } from "../text/position";
import { provideGlass } from "./defs";
import { put, seatClass, svg } from "./svg";

/** Everything a player may hold in a game with items (R8). */
export type ItemKind = Block | "powerMarble" | "wing" | "swap" | "whirlwind";

/** A cell that waits for an item: its mark has the form of what will be there. */
export type Aim = Block | "whirlwind";

const SHAPES: Readonly<Record<ItemKind, string>> = {
  roadblock: "#item-roadblock",
  roadMender: "#item-mender",
  powerMarble: "#item-marble",
  wing: "#item-wing",
  swap: "#item-swap",
  whirlwind: "#item-whirl",
};

/** One item on its own, for the hand and for plaques. */
export function itemIcon(item: ItemKind): SVGSVGElement {
  provideGlass();
  const shape = svg("use", { href: SHAPES[item] });
  return svg("svg", { class: "item-icon", viewBox: "-20 -20 40 40", "aria-hidden": "true" }, shape);
}

/** Whose roadblock or road-mender lies on a cell, and at the beginning of which of his turns it goes (1: the next). */
export interface Lying {
  readonly cell: Cell;
  readonly owner: Seat;
  readonly turnsLeft: number;
}

/** A roadblock or a road-mender; the tag counts the placer's turns left, the little glass is his. */
export class LyingItem {
  readonly element: SVGGElement;

  constructor(
    readonly cell: Cell,
    item: Item,
    lying: Lying | undefined,
  ) {
    const form = svg("use", { class: "body", href: item === "x" ? SHAPES.roadblock : SHAPES.roadMender });
    this.element = svg("g", { class: "item", "aria-hidden": "true" }, svg("g", {}, form));
    if (!lying) return;
    const { owner, turnsLeft } = lying;
    const count = svg("text", { y: 3.6 }, new Text(`${turnsLeft}`));
    const tag = { class: `tag ${seatClass(owner)}`, transform: "translate(12.5 -12.5)" };
    const glass = { href: `#glass-${owner.toLowerCase()}`, transform: "translate(-12.5 12.5) scale(.46)" };
    this.element.append(svg("g", tag, svg("circle", { r: 7.6 }), count), svg("use", glass));
  }

  place(at: Point): void {
    put(this.element, { transform: `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})` });
  }
}

/** The mark of a cell that an item may be used on. */
export function aimMark(aim: Aim, seat: Seat, { x, y }: Point): SVGElement {
  return svg("use", { class: `destination ${seatClass(seat)}`, href: `#mark-${aim}`, x, y });
}

/** What would come of it: the item on its cell, or the seven cells of a whirlwind. */
export function preview(board: Topology, aim: Aim, cell: Cell, turn: number): SVGElement[] {
  const at = board.at(cell, turn);
  if (aim === "whirlwind") return [storm(at, "storm")];
  const put = {
    class: "ghost",
    href: SHAPES[aim],
    transform: `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`,
  };
  return [svg("use", put)];
}

/** The ring round the seven cells of a whirlwind, open where it draws them in. */
export function storm({ x, y }: Point, name: string): SVGGElement {
  const use = svg("use", { href: "#mark-storm" });
  return svg("g", { class: name, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, use);
}

export const sevenOf = (board: Topology, centre: Cell): Cell[] =>
  [centre, ...board.neighbours(centre)].sort((a, b) => board.cells.indexOf(a) - board.cells.indexOf(b));
