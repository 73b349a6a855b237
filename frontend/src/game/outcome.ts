import { glassIcon, type Seat } from "../board";
import { el } from "./dom";
import { rankWords } from "./facts";
import { isOver, mine, nameAt, nameOf, pageOf, seatOf, signed } from "./names";
import { ruleLink, ruleOfEnding } from "./rule";
import type { View } from "./view";
import type { Result } from "./wire";
import { termWords, worthOf } from "./worth";

/** After the end: ranks, score, points and why. */
export function outcome(view: View): Node[] {
  const { game, texts } = view;
  const { result } = game;
  if (!result?.ranking) {
    const key = result?.reason === "abandoned" ? "abandoned" : game.status === "void" ? "void" : "cancelled";
    return [el("p", {}, texts.say(`table.${key}`)), ...rule(view, key)];
  }
  return [standings(view, result), ...asked(view), ...rule(view, result.reason)];
}

/** Where the rule that ended it stands, and where all that chance decided can be checked (R9.1). */
function rule({ game, texts }: View, reason: string): Node[] {
  const paragraph = ruleOfEnding(reason);
  const links = paragraph ? [ruleLink(paragraph, texts)] : [];
  if (game.chance) links.push(el("a", { href: `/games/${game.id}/chance` }, texts.say("chance")));
  return links.length > 0 ? [el("p", { class: "rule" }, ...links)] : [];
}

function standings(view: View, result: Result): HTMLElement {
  const { texts, game } = view;
  let rank = 1;
  const bodies = (result.ranking ?? []).flatMap((seats) => {
    const groups = game.options.teams === true ? byTeam(seats, view) : [seats];
    const shared = groups.length > 1 || (game.options.teams !== true && seats.length > 1);
    const words = texts.say(shared ? "shared" : "rank", { rank: rankWords(rank, texts) });
    rank += game.options.teams === true ? groups.length : seats.length;
    return groups.map((group) =>
      el(
        "tbody",
        {},
        ...teamHead(group, words, view),
        ...group.map((seat) => line(seat, game.options.teams === true ? "" : words, view)),
      ),
    );
  });
  return el("table", { class: "ranking" }, ...bodies);
}

function byTeam(seats: readonly Seat[], { game }: View): Seat[][] {
  const teams = new Map<number, Seat[]>();
  for (const seat of seats) {
    const team = seatOf(game, seat)?.team ?? 0;
    teams.set(team, [...(teams.get(team) ?? []), seat]);
  }
  return [...teams.values()];
}

function teamHead(group: readonly Seat[], words: string, { game, texts }: View): Node[] {
  const team = group[0] && seatOf(game, group[0])?.team;
  if (game.options.teams !== true || !team) return [];
  const men = group.reduce((sum, seat) => sum + (seatOf(game, seat)?.menHome ?? 0), 0);
  const home = texts.say("end.home", { home: men, men: game.men * group.length });
  const name = el("th", { scope: "rowgroup", colspan: 2 }, texts.say(`team.${team}`));
  return [
    el(
      "tr",
      { class: "team-row" },
      el("td", { class: "rank" }, words),
      name,
      el("td", { class: "score" }, home),
    ),
  ];
}

function line(seat: Seat, rank: string, { game, texts }: View): HTMLElement {
  const info = seatOf(game, seat);
  const score = game.result?.score?.[seat];
  const out = info && info.state !== "playing" && info.state !== "finished";
  const fate = out
    ? texts.either([`plaque.state.${info.state}`])
    : texts.say("end.home", { home: info?.menHome ?? 0, men: game.men });
  const worth = worthOf(game, seat);
  const scored = score === undefined ? "" : texts.say("end.score", { score });
  const name = el("a", { class: "name", href: info && pageOf(info) }, nameAt(game, seat, texts));
  const terms = worth && worth.terms.length > 0 ? termWords(worth, texts) : "";
  return el(
    "tr",
    {},
    el("td", { class: "rank" }, rank),
    el(
      "th",
      { scope: "row" },
      glassIcon(seat),
      name,
      ...(terms ? [el("span", { class: "terms" }, terms)] : []),
    ),
    el("td", { class: "fate" }, fate),
    el("td", { class: "score" }, worth ? texts.say("end.points", { points: signed(worth.points) }) : scored),
  );
}

/** The reader's own wish for a rematch; that of others is asked where it can be answered. */
function asked({ game, texts }: View): Node[] {
  const by = game.rematch?.by ?? [];
  if (game.rematch?.game || !mine(game).some((seat) => by.includes(seat))) return [];
  const others = game.seats.filter(({ seat, kind }) => !by.includes(seat) && kind !== "bot");
  const names = texts.list([...new Set(others.map((info) => nameOf(info, texts)))]);
  return [el("p", { class: "rematch" }, texts.say("end.rematch.asked", { names }))];
}

/** When and why it ended, in words. */
export function ending(view: View): string {
  const { game, texts } = view;
  const { result } = game;
  if (!result?.ranking) return texts.say("over");
  const { reason } = result;
  const states = reason === "resignation" ? ["resigned"] : reason === "timeout" ? ["quit"] : [reason];
  const names = game.seats.filter(({ state }) => states.includes(state)).map((info) => nameOf(info, texts));
  if (reason === "deadGame")
    return texts.clauses([texts.say("end.round", { round: result.round }), verdict(view)]);
  const why = texts.either([`reason.${reason}`, "reason.other"], { names: texts.list(names) });
  return texts.clauses([texts.say("end.round", { round: result.round }), why]);
}

/** What a dead game came to: half a step ahead, more, or nobody conceded (R5.2). */
function verdict({ game, texts }: View): string {
  const { score, ranking } = game.result ?? {};
  const best = ranking?.[0]?.[0];
  if (!best || lost(game.result)) return texts.say("reason.deadGame.lost");
  const kind = superior(game.result) ? "superior" : "won";
  return texts.say(`reason.deadGame.${kind}`, { name: nameAt(game, best, texts), score: score?.[best] ?? 1 });
}

/** The headline of the page. */
export function headline({ game, texts }: View): string {
  if (game.status === "open") return texts.say("waiting");
  if (!isOver(game)) return texts.say("round", { round: texts.number(game.round) });
  const best = game.result?.ranking?.[0];
  if (game.status !== "ended" || !best) return texts.say(game.status === "cancelled" ? "cancelled" : "over");
  const teams = new Set(best.map((seat) => seatOf(game, seat)?.team ?? seat));
  const [winner] = best;
  // Nobody wins a dead game in which neither conceded (R5.2).
  if (!winner || teams.size > 1) return texts.say(lost(game.result) ? "end.lost" : "end.drawn");
  const own = mine(game);
  const won = own.filter((seat) => best.includes(seat));
  const half = superior(game.result);
  if (won.length > 0 && won.length === own.length) return texts.say(half ? "end.youSuperior" : "end.youWon");
  const team = seatOf(game, winner)?.team;
  const name = game.options.teams === true && team ? texts.say(`team.${team}`) : nameAt(game, winner, texts);
  return texts.say(half ? "end.superior" : "end.won", { name });
}

/** Half a step ahead in a dead game: more than a draw, less than a win. */
const superior = (result: Result | null): boolean =>
  result?.reason === "deadGame" && Object.values(result.score ?? {}).includes(0.75);

const lost = (result: Result | null): boolean =>
  result?.reason === "deadGame" && Object.values(result.score ?? {}).every((score) => score === 0);
