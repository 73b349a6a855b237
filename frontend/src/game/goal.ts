import { type Act, shared, type Trail } from "../board";
import { actedOn, moved, walkOf } from "./frames";
import { actsNow, isAsked, type Pending } from "./state";
import type { View } from "./view";

/** What the board is to show. */
export interface Goal {
  readonly ply: number;
  readonly position: string;
  readonly trail: Trail | null;
  readonly pending: Pending | null;
  /** What is seen of a turn that is not played yet. */
  readonly acts: readonly Act[];
}

/** What is to be seen: a turn put together, a move just made, one tried out, or the turn looked at. */
export function goalOf(view: View): Goal {
  const { state, game, replay, frames } = view;
  const { pending, plan } = state;
  const acts = replay.at === null ? actsNow(state) : [];
  const seat = pending?.seat ?? plan?.seat;
  if (acts.length > 0 && seat) {
    const trail = { seat, cells: [], acts };
    return { ply: game.ply, position: actedOn(game.position, acts), trail, pending, acts };
  }
  if (
    replay.at === null &&
    pending &&
    pending.ply === game.ply &&
    pending.trail.length > 1 &&
    !isAsked(pending)
  ) {
    const trail = walkOf(pending.seat, pending.trail, pending.captured);
    const position = moved(game.position, pending.trail, pending.captured);
    return { ply: game.ply, position, trail, pending, acts };
  }
  const tried = view.variation?.now;
  if (tried)
    return { ply: replay.ply, position: tried.position, trail: tried.trail, pending: null, acts: [] };
  const { ply } = replay;
  return {
    ply,
    position: frames.at(game, ply),
    trail: frames.trailBefore(game, ply),
    pending: null,
    acts: [],
  };
}

/** Whether these begin with what is shown. */
export const extendsActs = (acts: readonly Act[], shown: readonly Act[]): boolean =>
  shared(shown, acts) === shown.length;

export function sameTrail(a: Trail | null, b: Trail | null): boolean {
  if (a?.acts || b?.acts) return JSON.stringify(a) === JSON.stringify(b);
  return a?.seat === b?.seat && a?.cells.join() === b?.cells.join();
}
