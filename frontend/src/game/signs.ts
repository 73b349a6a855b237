import { glassIcon, type Seat } from "../board";
import { el } from "./dom";
import { isMine, nameAt } from "./names";
import { turnOrder } from "./record";
import { turnAt } from "./state";
import type { Part, View } from "./view";
import type { DeadGame, Game } from "./wire";

/** From so many rounds without progress on, they are counted aloud. */
const FROM = 7;

/** From so many rounds before the last on, it is spoken of. */
const BEFORE = 10;

const TURNS = 5;

/** The signs of what ends or costs a turn later: the count to a dead game, the turns left in it, the first man in. */
export class SignsPart implements Part {
  readonly #element: HTMLElement;
  #drawn = "";

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  show(view: View): void {
    const dead = deadNow(view);
    const entry = view.replay.at === null && view.game.status === "running" ? view.game.firstEntry : null;
    const names = view.game.seats.map(({ seat }) => nameAt(view.game, seat, view.texts));
    const drawn = JSON.stringify([dead, entry, names]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const parts = [...deadParts(dead, view), ...entryParts(entry ?? null, view)];
    this.#element.hidden = parts.length === 0;
    this.#element.replaceChildren(...parts);
  }
}

/** How near to dead the game is at the turn that is looked at; nothing before that is worth a word. */
export function deadNow({ game, replay }: View): DeadGame | null {
  const { deadGame } = game;
  if (!deadGame) return null;
  const shown = replay.at === null ? deadGame : atPly(game, deadGame, replay.at);
  return shown && (shown.dead || shown.rounds >= FROM) ? shown : null;
}

/** What was to be seen then, as far as it follows from the round in which the game was dead. */
function atPly(game: Game, { of, since }: DeadGame, ply: number): DeadGame | null {
  const next = turnAt(game, ply);
  if (since === null || !next) return null;
  const before = { of, since, lastMen: {}, distance: {} };
  if (next.round <= since)
    return { ...before, rounds: next.round - 1 - (since - of), dead: false, turnsLeft: {} };
  const order = turnOrder(game);
  const left = (seat: Seat) =>
    TURNS - (next.round - since - 1) - (order.indexOf(seat) < order.indexOf(next.seat) ? 1 : 0);
  return {
    ...before,
    rounds: of,
    dead: true,
    turnsLeft: Object.fromEntries(order.map((seat) => [seat, left(seat)])),
  };
}

function deadParts(dead: DeadGame | null, view: View): Node[] {
  if (!dead) return [];
  return dead.dead ? called(dead, view) : [counted(dead, view)];
}

/** "已有八轮没有进展" with a row of ten pips. */
function counted({ rounds, of }: DeadGame, { texts }: View): HTMLElement {
  const words = texts.say("sign.dead.count", { rounds: texts.number(rounds), of: texts.number(of) });
  return el("p", { class: "sign" }, pips(rounds, of), words);
}

function called(dead: DeadGame, view: View): Node[] {
  const { texts, game } = view;
  const call = el(
    "p",
    { class: "sign call" },
    el("b", {}, texts.say("sign.dead.call")),
    texts.say("sign.dead.how"),
  );
  const seats = turnOrder(game).filter((seat) => dead.turnsLeft[seat] !== undefined);
  if (seats.length === 0) return game.status === "running" ? [call] : [];
  return [call, el("ul", { class: "sign last" }, ...seats.map((seat) => lastTurns(seat, dead, view)))];
}

/** A seat's turns left, and how far it is from home. */
function lastTurns(seat: Seat, { turnsLeft, distance }: DeadGame, { game, texts }: View): HTMLElement {
  const turns = Math.max(0, turnsLeft[seat] ?? 0);
  const rows = distance[seat];
  const words = texts.say("sign.dead.turns", { turns });
  const far = rows === undefined ? "" : texts.say("sign.dead.distance", { rows });
  return el(
    "li",
    {},
    glassIcon(seat),
    el("span", { class: "name" }, nameAt(game, seat, texts)),
    pips(turns, TURNS),
    el("span", {}, texts.clauses([words, far])),
  );
}

function pips(full: number, of: number): HTMLElement {
  const marks = Array.from({ length: of }, (_, i) => el("i", { class: i < full ? "in" : "" }));
  return el("span", { class: "count", "aria-hidden": true }, ...marks);
}

/** The first to bring a man in loses a turn (R2.9). */
function entryParts(entry: Game["firstEntry"] | null, { game, texts }: View): Node[] {
  if (!entry) return [];
  const { loses } = entry;
  if (!loses) return [el("p", { class: "sign quiet" }, texts.say("sign.entry.open"))];
  const words = isMine(game, loses)
    ? texts.say("sign.entry.mine")
    : texts.say("sign.entry.loses", { name: nameAt(game, loses, texts) });
  return [el("p", { class: "sign" }, words)];
}

/** What ends the game soon, for the line that speaks (R3.7, R5.2). */
export function soonWords({ game, acting, replay, texts }: View): readonly string[] {
  if (replay.at !== null) return [];
  const passed = game.passedRounds ?? 0;
  const left = Number(game.options.maxRounds) - game.round;
  const turns =
    acting && game.deadGame?.dead && game.toMove === acting ? game.deadGame.turnsLeft[acting] : undefined;
  return [
    turns === undefined ? "" : texts.say(turns === 1 ? "says.dead.last" : "says.dead", { turns }),
    passed > 0 ? texts.say("says.passed", { count: passed, left: 3 - passed }) : "",
    left === 0 ? texts.say("says.maxRounds.last") : "",
    left > 0 && left <= BEFORE ? texts.say("says.maxRounds", { left, round: game.round + left }) : "",
  ].filter((words) => words !== "");
}
