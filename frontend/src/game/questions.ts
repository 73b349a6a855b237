import type { Seat } from "../board";
import type { Commands } from "./commands";
import type { Elsewhere } from "./elsewhere";
import { isComplete } from "./items/plan";
import { isMine, isOver, mine, nameAt, presenceOf, seatOf, stillIn } from "./names";
import type { OwnTurn } from "./own-turn";
import { shortMove } from "./record";
import { draftNow, phaseNow } from "./state";
import type { View } from "./view";
import { waysOf, waysTried } from "./ways";
import type { Offer } from "./wire";

/** A question with its answers, each under a button of its own. */
export interface Question {
  readonly key: string;
  /** Whose answer it takes: one after the other where several sit at one screen. */
  readonly seat?: Seat;
  readonly words: string;
  readonly takesFocus?: boolean;
  /** What to do with the answers, where that is not plain. */
  readonly hint?: string;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly words: string;
  readonly main?: boolean;
  readonly give: () => void;
  /** Shows on the board what it would come to: to a mouse over it, in focus, and at a finger's first tap. */
  readonly look?: () => void;
  /** Whether that is what the board shows. */
  readonly looked?: boolean;
}

/** Who takes the answers. */
export interface Questioners {
  readonly commands: Commands;
  readonly turn: OwnTurn;
  readonly elsewhere: Pick<Elsewhere, "game" | "done">;
}

export function questionsOf(view: View, askers: Questioners): Question[] {
  return [
    waysOf(view, askers.turn),
    waysTried(view),
    draft(view, askers),
    plan(view, askers),
    unsent(view, askers),
    ...view.game.offers.map((offer) => offered(offer, view, askers)),
    absent(view, askers),
    rematch(view, askers),
    waiting(view, askers),
  ].filter((each) => each !== null);
}

/** A move that is shown waits for a yes. */
function draft({ state, texts }: View, { turn }: Questioners): Question | null {
  const { pending } = state;
  if (pending?.stage !== "draft" || pending.ways) return null;
  return {
    key: "draft",
    words: texts.say("confirm.ask", { move: shortMove(pending, texts).text }),
    takesFocus: true,
    answers: [
      { words: texts.say("confirm.yes"), main: true, give: () => turn.confirm() },
      { words: texts.say("confirm.no"), give: () => turn.giveUp() },
    ],
  };
}

/** A turn with items is put together: all of it can be undone until it is sent. */
function plan({ state, texts, replay }: View, { turn }: Questioners): Question | null {
  const phase = phaseNow(state);
  if (!state.plan || !phase || replay.at !== null) return null;
  const complete =
    phase.kind === "done" || (phase.kind !== "unknown" && isComplete(state.plan, draftNow(state)));
  const send = { words: texts.say("items.send"), main: true, give: () => turn.sendPlan() };
  const back = { words: texts.say("items.back"), give: () => turn.stepBack() };
  return {
    key: "plan",
    words: texts.say("items.unsent"),
    takesFocus: phase.kind === "done",
    answers: complete ? [send, back] : [back],
  };
}

function unsent({ state, texts }: View, { turn }: Questioners): Question | null {
  if (state.pending?.stage !== "failed") return null;
  return {
    key: "unsent",
    words: texts.say("says.failed"),
    answers: [
      { words: texts.say("says.again"), give: () => turn.again() },
      { words: texts.say("says.giveUp"), give: () => turn.giveUp() },
    ],
  };
}

function offered({ kind, by, open }: Offer, { game, texts }: View, { commands }: Questioners): Question {
  const back = kind === "takeBack";
  const about = back ? "back" : "offer";
  const seat = open.find((each) => isMine(game, each));
  const key = `${kind} ${by}`;
  if (!seat) {
    const names = texts.list(open.map((each) => nameAt(game, each, texts)));
    const words = isMine(game, by)
      ? texts.say(`${about}.ours`, { names })
      : texts.say(`${about}.theirs`, { name: nameAt(game, by, texts) });
    return { key, words, answers: [] };
  }
  const give = (accept: boolean) =>
    void (back ? commands.answerTakeBack(seat, accept) : commands.answerDraw(seat, accept));
  return {
    key,
    seat,
    words: texts.say(`${about}.theirs`, { name: nameAt(game, by, texts) }),
    answers: [
      { words: texts.say(`${about}.accept`), give: () => give(true) },
      { words: texts.say(`${about}.decline`), give: () => give(false) },
    ],
  };
}

/** Whose turn it is and who has gone for too long may be taken as having left (R3.3). */
function absent(view: View, { commands }: Questioners): Question | null {
  const { game, texts, awayMillis } = view;
  const seat = goneTooLong(view);
  if (!seat) return null;
  const name = nameAt(game, seat, texts);
  return {
    key: "absent",
    words: texts.say("offer.away", { name, minutes: Math.round(awayMillis / 60_000) }),
    answers: [{ words: texts.say("offer.away.end"), give: () => void commands.depart(seat) }],
  };
}

/** The seat to move, if its owner has been away so long that another who is still in may end it. A clock does it itself. */
export function goneTooLong({
  game,
  now,
  awayMillis,
}: Pick<View, "game" | "now" | "awayMillis">): Seat | null {
  const seat = game.toMove;
  if (game.status !== "running" || game.clocks || !seat || isMine(game, seat)) return null;
  if (!mine(game).some((own) => stillIn(game, own))) return null;
  const info = seatOf(game, seat);
  if (!info) return null;
  const { kind, since } = presenceOf(info);
  return kind === "disconnected" && since !== null && now - since >= awayMillis ? seat : null;
}

/** Others would like another game. */
function rematch({ game, texts }: View, { commands }: Questioners): Question | null {
  const by = game.rematch?.by ?? [];
  const own = mine(game);
  if (!isOver(game) || game.rematch?.game || by.length === 0 || own.length === 0) return null;
  if (own.every((seat) => by.includes(seat))) return null;
  const names = texts.list([...new Set(by.map((seat) => nameAt(game, seat, texts)))]);
  return {
    key: "rematch",
    words: texts.say("end.rematch.offered", { names }),
    answers: [{ words: texts.say("end.rematch.accept"), main: true, give: () => void commands.rematch() }],
  };
}

function waiting({ texts }: View, { elsewhere }: Questioners): Question | null {
  const { game } = elsewhere;
  if (!game) return null;
  return {
    key: `elsewhere ${game}`,
    words: texts.say("elsewhere"),
    answers: [
      { words: texts.say("elsewhere.go"), give: () => location.assign(`/games/${game}`) },
      { words: texts.say("elsewhere.later"), give: () => elsewhere.done(game) },
    ],
  };
}
