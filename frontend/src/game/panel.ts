import { glassIcon, type Seat } from "../board";
import { Asking } from "./asking";
import type { Commands } from "./commands";
import { button, el } from "./dom";
import { isMine, isOver, mine, nameAt, nameOf } from "./names";
import { rankWords } from "./plaques";
import type { Part, View } from "./view";
import type { Result, SeatInfo } from "./wire";

/** Before the start: who sits where, and the invite. After the end: ranks, score and why. */
export class Panel implements Part {
  readonly #element: HTMLElement;
  readonly #commands: Commands;
  readonly #copied: () => void;
  readonly #content = el("div", { class: "panel-part" });
  readonly #asking: Asking;
  #drawn = "";

  constructor(element: HTMLElement, commands: Commands, copied: () => void) {
    this.#element = element;
    this.#commands = commands;
    this.#copied = copied;
    this.#asking = new Asking(commands);
    element.replaceChildren(this.#content, this.#asking.element);
  }

  show(view: View): void {
    const { game } = view;
    this.#asking.show(view);
    const drawn = JSON.stringify([
      game.status,
      game.seats.map(facts),
      mine(game),
      game.inviteUrl,
      game.result,
      game.rematch,
    ]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const content = game.status === "open" ? this.#table(view) : isOver(game) ? outcome(view) : [];
    this.#element.hidden = content.length === 0;
    this.#content.replaceChildren(...content);
  }

  #table(view: View): Node[] {
    const { game, texts } = view;
    const seats = byTeam(game.seats).map((seat) => el("li", {}, ...this.#seat(seat, view)));
    const list = el("ul", { class: "sitting" }, ...seats);
    if (!game.inviteUrl) return [list];
    const link = el("input", {
      id: "invite",
      class: "field",
      readonly: true,
      value: game.inviteUrl,
      size: 1,
    });
    link.addEventListener("focus", () => link.select());
    const copy = button({ words: texts.say("table.copy"), press: () => void this.#copy(link) });
    const label = el("label", { for: "invite" }, texts.say("table.invite"));
    return [list, el("div", { class: "invitation" }, label, link, copy)];
  }

  #seat(seat: SeatInfo, { game, texts }: View): Node[] {
    const open = seat.kind === "open";
    const name = nameOf(seat, texts);
    const who = isMine(game, seat.seat) ? texts.say("me", { name }) : name;
    const place = texts.say(`seat.${seat.seat}`);
    const where = seat.team ? `${place} · ${texts.say(`team.${seat.team}`)}` : place;
    const side = el("span", { class: "side" }, where);
    const parts: Node[] = [
      glassIcon(seat.seat),
      el("span", { class: open ? "name open" : "name" }, who),
      side,
    ];
    if (open && mine(game).length === 0) {
      const sit = button({ words: texts.say("table.sit"), press: () => void this.#commands.join(seat.seat) });
      sit.setAttribute("aria-label", texts.clauses([texts.say("table.sit"), where]));
      parts.push(sit);
    }
    return parts;
  }

  /** The clipboard is there under https only; the selected text can be copied everywhere. */
  async #copy(link: HTMLInputElement): Promise<void> {
    link.select();
    const written = await navigator.clipboard?.writeText(link.value).then(
      () => true,
      () => false,
    );
    if (written || document.execCommand("copy")) this.#copied();
  }
}

/** Partners stand together. */
const byTeam = (seats: readonly SeatInfo[]): readonly SeatInfo[] =>
  [...seats].sort((one, other) => (one.team ?? 0) - (other.team ?? 0));

const facts = ({ kind, name, seat, rank, state, menHome }: SeatInfo) => [
  kind,
  name,
  seat,
  rank,
  state,
  menHome,
];

function outcome(view: View): Node[] {
  const { game, texts } = view;
  const { result } = game;
  if (!result?.ranking) {
    const key = `table.${result?.reason === "abandoned" ? "abandoned" : game.status === "void" ? "void" : "cancelled"}`;
    return [el("p", {}, texts.say(key))];
  }
  return [standings(view, result), ...rematch(view)];
}

function standings(view: View, result: Result): HTMLElement {
  const { texts } = view;
  let rank = 1;
  const rows = (result.ranking ?? []).flatMap((seats) => {
    const shared = seats.length > 1;
    const words = texts.say(shared ? "shared" : "rank", { rank: rankWords(rank, texts) });
    rank += seats.length;
    return seats.map((seat) => line(seat, words, view));
  });
  return el("table", { class: "ranking" }, el("tbody", {}, ...rows));
}

function line(seat: Seat, rank: string, { game, texts }: View): HTMLElement {
  const info = game.seats.find((each) => each.seat === seat);
  const score = game.result?.score?.[seat];
  const state =
    info && info.state !== "playing" && info.state !== "finished"
      ? texts.either([`plaque.state.${info.state}`])
      : "";
  return el(
    "tr",
    {},
    el("td", { class: "rank" }, rank),
    el("th", { scope: "row" }, glassIcon(seat), el("span", { class: "name" }, nameAt(game, seat, texts))),
    el("td", { class: "fate" }, state || texts.say("end.home", { home: info?.menHome ?? 0, men: game.men })),
    el("td", { class: "score" }, score === undefined ? "" : texts.say("end.score", { score })),
  );
}

function rematch({ game, texts }: View): Node[] {
  const by = game.rematch?.by ?? [];
  if (game.rematch?.game || by.length === 0) return [];
  const names = (seats: readonly Seat[]) =>
    texts.list([...new Set(seats.map((seat) => nameAt(game, seat, texts)))]);
  const others = game.seats
    .filter(({ seat, kind }) => !by.includes(seat) && kind !== "bot")
    .map(({ seat }) => seat);
  const asked = mine(game).some((seat) => by.includes(seat));
  const words = asked
    ? texts.say("end.rematch.asked", { names: names(others) })
    : texts.say("end.rematch.offered", { names: names(by) });
  return [el("p", { class: "rematch" }, words)];
}

/** When and why it ended, in words. */
export function ending({ game, texts }: View): string {
  const { result } = game;
  if (!result?.ranking) return texts.say("over");
  const left = result.reason === "resignation" ? "resigned" : result.reason;
  const names = game.seats.filter(({ state }) => state === left).map((seat) => nameOf(seat, texts));
  const why = texts.either([`reason.${result.reason}`, "reason.other"], { names: texts.list(names) });
  return texts.clauses([texts.say("end.round", { round: result.round }), why]);
}

/** The headline of the page. */
export function headline({ game, texts }: View): string {
  if (game.status === "open") return texts.say("waiting");
  if (!isOver(game)) return texts.say("round", { round: texts.number(game.round) });
  const best = game.result?.ranking?.[0];
  if (game.status !== "ended" || !best) return texts.say(game.status === "cancelled" ? "cancelled" : "over");
  const [winner, ...more] = best;
  if (!winner || more.length > 0) return texts.say("end.drawn");
  const own = mine(game);
  return own.length === 1 && own[0] === winner
    ? texts.say("end.youWon")
    : texts.say("end.won", { name: nameAt(game, winner, texts) });
}
