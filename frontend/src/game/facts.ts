import { dueOf } from "./clock/deadlines";
import { clockOf, TIMEOUTS } from "./clock/reckon";
import { presenceOf, sideOf } from "./names";
import type { View } from "./view";
import type { SeatInfo } from "./wire";
import type { Texts } from "./words";

/** What the plaque of a seat says below the name; `kind` picks its mark. */
export interface SeatFact {
  readonly kind:
    | "side"
    | "quits"
    | "away"
    | "disconnected"
    | "due"
    | "last"
    | "lost"
    | "timeouts"
    | "care"
    | "state";
  readonly words: string;
}

/** What matters most comes first; where nothing is the matter, where he sits. */
export function factsOf(info: SeatInfo, view: View): readonly SeatFact[] {
  if (info.state !== "playing") return [{ kind: "state", words: stateWords(info, view.texts) }];
  const matters = [
    fact("quits", quitsWords(info, view)),
    fact(awayKind(info), awayWords(info, view)),
    fact("due", dueWords(info, view)),
    fact("last", lastWords(info, view)),
    fact("lost", lostWords(info, view)),
    fact("timeouts", timeoutWords(info, view)),
    fact("care", info.inCare ? view.texts.say("plaque.care") : ""),
  ].filter((each) => each.words !== "");
  return matters.length > 0 ? matters : [{ kind: "side", words: sideWords(info, view) }];
}

const fact = (kind: SeatFact["kind"], words: string): SeatFact => ({ kind, words });

const awayKind = (info: SeatInfo) => (presenceOf(info).kind === "disconnected" ? "disconnected" : "away");

function sideWords(info: SeatInfo, { game, texts }: View): string {
  const side = sideOf(info, game.board, texts);
  return info.kind === "guest" ? `${side} · ${texts.say("guest")}` : side;
}

function stateWords({ state, rank }: SeatInfo, texts: Texts): string {
  const words = texts.either([`plaque.state.${state}`]);
  return rank && state === "finished"
    ? `${words} · ${texts.say("ranked", { rank: rankWords(rank, texts) })}`
    : words;
}

/** Since when somebody is away; nothing for those who are here, and where it does not matter. */
export function awayWords(info: SeatInfo, { game, now, texts }: View): string {
  const { kind, since } = presenceOf(info);
  if (game.status !== "running" || info.state !== "playing" || kind === "online") return "";
  return since === null ? texts.say(`plaque.${kind}`) : sinceWords(now - since, texts, kind);
}

export function sinceWords(
  millis: number,
  texts: Texts,
  kind: "away" | "disconnected" = "disconnected",
): string {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  if (seconds < 60) return texts.say(`plaque.${kind}.seconds`, { count: seconds - (seconds % 10) || 1 });
  if (seconds < 3600) return texts.say(`plaque.${kind}.minutes`, { count: Math.floor(seconds / 60) });
  return texts.say(`plaque.${kind}.hours`, { count: Math.floor(seconds / 3600) });
}

/** How long one who was suspended still has, to the next ten seconds; he does not move any more. */
function quitsWords({ quitsAt }: SeatInfo, { game, now, texts }: View): string {
  if (!quitsAt || game.status !== "running") return "";
  return texts.say("plaque.quits", {
    count: 10 * Math.max(0, Math.ceil((Date.parse(quitsAt) - now) / 10_000)),
  });
}

/** "3 轮内还须 2 子离营". */
function dueWords(info: SeatInfo, { game, texts }: View): string {
  const due = dueOf(game, info);
  if (!due) return "";
  return texts.say(due.turns === 1 ? "plaque.due.now" : "plaque.due", { ...due });
}

/** How many turns he still has in a dead game (R5.2). */
function lastWords({ seat }: SeatInfo, { game, texts }: View): string {
  const turns = game.status === "running" && game.deadGame?.dead ? game.deadGame.turnsLeft[seat] : undefined;
  return turns === undefined ? "" : texts.say("plaque.last", { turns });
}

/** He was the first to bring a man in (R2.9). */
const lostWords = ({ seat }: SeatInfo, { game, texts }: View): string =>
  game.status === "running" && game.firstEntry?.loses === seat ? texts.say("plaque.lost") : "";

function timeoutWords({ seat }: SeatInfo, { game, texts }: View): string {
  const count = clockOf(game.clocks, seat)?.timeouts ?? 0;
  return game.status === "running" && count > 0
    ? texts.say("plaque.timeouts", { count, most: TIMEOUTS })
    : "";
}

export const rankWords = (rank: number, texts: Texts): string =>
  texts.say("ranks").split(" ")[rank] ?? `${rank}`;
