import type { Aiming, Barred, LegalMove, Seat } from "../board";
import { flights } from "./items/plan";
import { isMine } from "./names";
import { movesNow, phaseNow } from "./state";
import type { View } from "./view";
import { askedIn } from "./ways";

interface AtHand {
  readonly movable: Seat | null;
  readonly destinations: readonly LegalMove[];
  readonly aim: Aiming | null;
  readonly careful: boolean;
  readonly pickable: readonly string[] | null;
  readonly barred: readonly Barred[];
}

/** Who may take up a man of his. */
export function movable({ state, game, replay, acting }: View): Seat | null {
  return replay.at === null && movesNow(state) && isMine(game, game.toMove) ? acting : null;
}

/** What may be done on the board now: by a move, with an item, or in a variation. */
export function atHand(view: View): AtHand {
  const asked = askedIn(view) !== null;
  const none = {
    movable: null,
    destinations: [],
    aim: null,
    careful: true,
    pickable: null,
    barred: [],
  };
  const { variation } = view;
  if (variation?.line) {
    const { seat = null, moves = [] } = variation.possible ?? {};
    return { ...none, movable: asked ? null : seat, destinations: asked ? [] : moves, careful: false };
  }
  const seat = movable(view);
  const phase = seat && phaseNow(view.state);
  if (!seat) return none;
  if (!phase || phase.kind === "move")
    return {
      ...none,
      movable: seat,
      destinations: movesNow(view.state)?.moves ?? [],
      careful: false,
      barred: movesNow(view.state)?.barred ?? [],
    };
  if (phase.kind === "fly")
    return { ...none, movable: seat, destinations: flights(phase.use), pickable: phase.use.men };
  if (phase.kind !== "aim") return none;
  const { item, cells } = phase.use;
  if (item !== "roadblock" && item !== "roadMender" && item !== "whirlwind") return none;
  return { ...none, aim: { item, seat, cells }, careful: item === "whirlwind" };
}
