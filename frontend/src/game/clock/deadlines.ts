import type { Seat } from "../../board";
import { turnOrder } from "../record";
import type { Game, SeatInfo } from "../wire";

/** From so many rounds before on, a deadline that is not met is spoken of. */
const BEFORE = 8;

/** What R4.1 asks of a seat, and how many turns it still has for it, this one included. */
export interface Due {
  readonly turns: number;
  readonly round: number;
  readonly men: number;
  readonly missing: number;
}

/** A seat's next deadline of leaving home, once it is near and still to be met. */
export function dueOf(game: Game, { seat, state, deadline }: SeatInfo): Due | null {
  if (!deadline || game.status !== "running" || state !== "playing" || deadline.missing <= 0) return null;
  const { round, men, missing } = deadline;
  const turns = round - game.round + (hasMoved(game, seat) ? 0 : 1);
  return turns > 0 && turns <= BEFORE ? { turns, round, men, missing } : null;
}

/** Whether the seat has had its turn in the round that runs. */
function hasMoved(game: Game, seat: Seat): boolean {
  const order = turnOrder(game);
  return game.toMove !== null && order.indexOf(seat) < order.indexOf(game.toMove);
}
