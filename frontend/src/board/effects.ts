import type { Scene } from "./draw/scene";
import { dot } from "./draw/trail";
import { type Cell, distance, P, type Seat } from "./geometry/cell";
import type { Topology } from "./geometry/topology";
import { still } from "./motion/tween";

const canAnimate = (element: Element): boolean => typeof element.animate === "function" && !still();

/** The men are set in from the top row down. */
export function setIn(scene: Scene, board: Topology, cells: Iterable<Cell>, turn: number): void {
  const rows = board.rows(turn);
  for (const cell of cells) {
    const man = scene.men.at(cell);
    if (!man || !canAnimate(man.glass)) continue;
    const delay = 200 + 25 * rows.findIndex((row) => row.includes(cell));
    const timing = { duration: 180, delay, fill: "backwards" } as const;
    for (const part of [man.shadow, man.glass]) part.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  }
}

/** An item is set down on the board. */
export function appear(item: SVGElement | undefined): void {
  if (!item || !canAnimate(item)) return;
  const from = { opacity: 0, transform: "translateY(-14px) scale(1.3)" };
  item.animate([from, { opacity: 1, transform: "none" }], { duration: 180, easing: "ease-out" });
}

/** An item is taken off. */
export async function vanish(item: SVGElement | undefined): Promise<void> {
  if (!item || !canAnimate(item)) return;
  const gone = { opacity: 0, transform: "scale(.4)" };
  await item
    .animate([{ opacity: 1 }, gone], { duration: 240, easing: "ease-in" })
    .finished.catch(() => undefined);
}

/** A seat has finished: the men of its target brighten one row after another, once. */
export function brighten(scene: Scene, board: Topology, seat: Seat, men: number, turn: number): void {
  const target = board.target(seat, men);
  const tip = board.at(target[0] ?? "", turn);
  for (const cell of target) {
    const at = board.at(cell, turn);
    const glow = dot("glow", at, 16.8);
    if (!canAnimate(glow)) return;
    scene.air.append(glow);
    const delay = 60 * Math.round(distance(tip, at) / P);
    const shine = glow.animate([{ opacity: 0 }, { opacity: 0.6 }, { opacity: 0 }], { duration: 480, delay });
    shine.onfinish = () => glow.remove();
  }
}
