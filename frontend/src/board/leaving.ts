import type { Leaving } from "./draw/scene";
import { legsOf, type Trail } from "./draw/trail";
import { distance } from "./geometry/cell";
import { flightTime, middle } from "./motion/flight";
import type { Stage } from "./stage";

/** The captured go one after the other, each as the man hops over him; a man set down by hand has hopped already. */
export function leavingOf({ board, turn, position }: Stage, trail: Trail, dragged: boolean): Leaving[] {
  const legs = legsOf(board, trail.cells, turn);
  const hop = dragged ? 0 : flightTime(legs) / Math.max(legs.length, 1);
  return (trail.captured ?? []).flatMap((cell) => {
    const at = board.at(cell, turn);
    const leg = legs.findIndex(({ from, to }) => distance(middle(from, to), at) < 1);
    const seat = position.men.get(cell);
    return seat ? [{ seat, at, after: (Math.max(leg, 0) + 0.5) * hop }] : [];
  });
}
