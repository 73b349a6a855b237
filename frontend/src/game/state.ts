import type { Act, LegalMove, Seat } from "../board";
import { hasItems } from "./items/held";
import { actsOf, type Draft, type Phase, type Plan, phaseOf, wordsOf } from "./items/plan";
import { isMine } from "./names";
import type { Answer, Game, Happening, Legal, Presence, Rematch, Signs, Turn } from "./wire";

/** A move that was made here and that the server has not confirmed. */
export interface Pending {
  readonly seat: Seat;
  readonly move: string;
  readonly ply: number;
  readonly trail: readonly string[];
  /** What a turn with items has shown of itself already; then its trail is empty. */
  readonly acts?: readonly Act[];
  readonly captured?: readonly string[];
  /** The several ways there are between its start and its end, to choose from (R9.3); this one is looked at. */
  readonly ways?: readonly LegalMove[];
  /**
   * Shown, but to be confirmed first; on its way; waiting for the line; waiting for a server that is busy; failed, to
   * be sent again by hand.
   */
  readonly stage: "draft" | "sending" | "held" | "slow" | "failed";
}

/** Whether it waits for a choice among several ways: until then its man stays where he stood. */
export const isAsked = ({ ways, stage }: Pending): boolean => stage === "draft" && ways !== undefined;

/** The line to the server, as the page shows it; `seconds` until it is tried again. */
export interface Link {
  readonly kind: "connecting" | "on" | "lost" | "restart" | "crowded" | "offline" | "gone" | "ended";
  readonly seconds: number;
}

export interface State {
  readonly game: Game;
  readonly legal: Legal | null;
  readonly pending: Pending | null;
  readonly link: Link;
  /** Whether what comes now was missed while the line was cut. */
  readonly behind?: boolean;
  /** The turn with items that is being put together here. */
  readonly plan?: Plan | null;
  /** What the server said may come next, by the words of the turn so far. */
  readonly drafts?: ReadonlyMap<string, Draft>;
}

/** What may come next in the turn that is being put together, or in one not begun. */
export function draftNow({ plan, drafts }: State): Draft | null {
  return drafts?.get(plan ? wordsOf(plan) : "") ?? null;
}

/** What the turn that is being put together waits for; null when there is none. */
export function phaseNow(state: State): Phase | null {
  const { plan, pending } = state;
  return plan && !pending ? phaseOf(plan, draftNow(state)) : null;
}

/** The words of the own turn for which the server has not said yet what may come next; null when nothing is to be asked. */
export function undrafted(state: State): string | null {
  const { game, pending, plan } = state;
  // The legal moves of a turn not begun say it too; they are asked for anyway.
  if (isUnknown(state)) return null;
  // Nothing can be added to a turn that is whole by itself: it is on its way, or waits for a yes.
  if (plan && phaseOf(plan, null).kind === "done") return null;
  const mayAct = !pending && game.status === "running" && hasItems(game) && isMine(game, game.toMove);
  return mayAct && !draftNow(state) ? (plan ? wordsOf(plan) : "") : null;
}

/** What the board is to show of a turn that is not played yet. */
export function actsNow({ game, pending, plan }: State): readonly Act[] {
  if (pending) return pending.ply === game.ply ? (pending.acts ?? []) : [];
  return plan && plan.ply === game.ply ? actsOf(plan) : [];
}

/** How an answer or an event fits what is known: the next thing, known already, or something is missing between. */
export type Fit = "next" | "known" | "gap";

export function fitOf(game: Game, { version }: { readonly version: number }): Fit {
  if (version <= game.version) return "known";
  return version === game.version + 1 ? "next" : "gap";
}

/** The game after an answer or event that comes next. */
export function after(game: Game, answer: Answer): Game {
  const { version, status, position, first, round, ply, toMove, seats, offers, result } = answer;
  return {
    ...game,
    ...{ version, status, position, first, round, ply, toMove, seats, offers, result },
    ...signsOf(answer),
    die: answer.die,
    ...(answer.chance ? { chance: answer.chance } : {}),
    ...(answer.clocks === undefined ? {} : { clocks: answer.clocks }),
    ...(answer.items === undefined ? {} : { items: answer.items }),
    ...(answer.you ? { you: answer.you } : {}),
    turns: [...standing(game, answer), ...(answer.turn ? [answer.turn] : [])],
    events: [...(game.events ?? []), ...answer.events.filter((event) => event.version > game.version)],
  };
}

/** What a server that does not know them leaves out is not there. */
const signsOf = ({ deadGame = null, firstEntry = null, passedRounds = 0 }: Signs): Signs => ({
  deadGame,
  firstEntry,
  passedRounds,
});

/** The turns that still stand: what was taken back is gone. */
function standing(game: Game, { ply, turn }: Answer): readonly Turn[] {
  const before = turn ? turn.ply : ply;
  return (game.turns ?? []).filter((each) => each.ply < before);
}

/** The whole game anew. What only the reader himself is told stays unless it is told again. */
export function renewed(game: Game, whole: Game): Game {
  return {
    ...whole,
    turns: whole.turns ?? game.turns ?? [],
    events: whole.events ?? game.events ?? [],
    inviteUrl: whole.you ? whole.inviteUrl : game.inviteUrl,
    ...(whole.you || !game.you ? {} : { you: game.you }),
  };
}

export function withPresence(game: Game, { seat, presence, present, since, quitsAt }: Presence): Game {
  const kind = presence ?? (present ? "online" : "disconnected");
  const seats = game.seats.map((each) => {
    if (each.seat !== seat) return each;
    const { awaySince: _, quitsAt: __, ...rest } = each;
    return { ...rest, presence: kind, since, present: kind !== "disconnected", ...(quitsAt && { quitsAt }) };
  });
  return { ...game, seats };
}

export function withRematch(game: Game, rematch: Rematch): Game {
  return { ...game, rematch };
}

/** Whether the game says that this move was played. */
export function isPlayed(game: Game, pending: Pending): boolean {
  const turn = turnAt(game, pending.ply);
  return turn?.seat === pending.seat && sameMove(turn, pending);
}

/** Whether it can still be played: nobody has had a turn since. */
export const isOpen = (game: Game, pending: Pending): boolean =>
  game.status === "running" && game.ply === pending.ply && game.toMove === pending.seat;

export const turnAt = (game: Game, ply: number): Turn | undefined =>
  (game.turns ?? []).find((turn) => turn.ply === ply);

/** A move is its start and its end (R2.4), and whom it captures (R9.3). */
function sameMove(turn: Turn, { move, trail, captured }: Pending): boolean {
  if ([...(turn.captured ?? [])].sort().join() !== [...(captured ?? [])].sort().join()) return false;
  // A whirlwind's deal is the server's: it stands behind the words that were sent.
  if (trail.length === 0) return turn.move === move || turn.move.startsWith(`${move}=`);
  return turn.trail[0] === trail[0] && turn.trail.at(-1) === trail.at(-1);
}

/** Whether the server must be asked what the own seat may do. */
export function isUnknown({ game, legal, pending }: State): boolean {
  if (pending || game.status !== "running" || !isMine(game, game.toMove)) return false;
  return legal?.ply !== game.ply || legal.seat !== game.toMove;
}

/** The legal moves that count now: the own seat's, for the position that stands. */
export function movesNow(state: State): Legal | null {
  const { game, legal, pending, plan } = state;
  const draft = draftNow(state);
  if (plan && !pending && game.toMove)
    return draft && { ply: game.ply, seat: game.toMove, moves: draft.moves, mayPass: draft.mayPass };
  const known = !pending && game.status === "running" && isMine(game, game.toMove);
  return known && legal?.ply === game.ply && legal.seat === game.toMove ? legal : null;
}

/** Those who left the game, in the order of the log. */
export const departures = (game: Game): readonly Happening[] =>
  (game.events ?? []).filter(({ kind }) => kind === "resigned" || kind === "quit" || kind === "passive");
