import { glassIcon, type Seat, WORDS } from "../board";
import { el, set } from "./dom";
import { redrawn } from "./focus";
import { spokenTurn, turnIn } from "./items/says";
import { nameAt } from "./names";
import type { Replay } from "./replay";
import { departures } from "./state";
import type { Part, View } from "./view";
import type { Game, Turn } from "./wire";
import type { Texts } from "./words";

/** The seats in the order of their turns, the one that began first. */
export function turnOrder(game: Pick<Game, "seats" | "first" | "options">): Seat[] {
  const seats = game.seats.map(({ seat }) => seat);
  const order = game.options.turnOrder === "counterclockwise" ? [...seats].reverse() : seats;
  const first = Math.max(0, game.first ? order.indexOf(game.first) : 0);
  return [...order.slice(first), ...order.slice(0, first)];
}

/** A game may begin in the midst of another (N2). */
const firstRound = ({ turns, round }: Game): number => turns?.[0]?.round ?? round;

/** A turn as the list writes it: start and end, and how many hops. */
export function shortMove(
  { move, trail }: Pick<Turn, "move" | "trail">,
  texts: Texts,
): { text: string; via: string } {
  const items = turnIn(move, texts);
  if (items !== null) return { text: items, via: "" };
  const [from, to] = [trail[0], trail.at(-1)];
  if (!from || !to || trail.length < 2) return { text: texts.say(`record.pass${whyPassed(move)}`), via: "" };
  const hops = hopsIn(move);
  return {
    text: `${from}${hops ? ":" : "-"}${to}`,
    via: hops > 1 ? texts.say("record.hops", { count: hops }) : "",
  };
}

/** With dice steps stand among them. */
const hopsIn = (move: string): number => move.split(":").length - 1;

/** The end of the key of what is said of a pass: by oneself, or made by the server for this reason (N3). */
const whyPassed = (move: string): string => {
  const why = /#(time|stuck|lost)$/.exec(move)?.[1];
  return why ? `.${why}` : "";
};

/** The moves in rounds, like a written record. One tab stop; the arrows go through the game. */
export class Record implements Part {
  readonly #sheet: HTMLElement;
  readonly #replay: Replay;
  readonly #body = el("tbody");
  readonly #buttons: HTMLButtonElement[] = [];
  #columns: readonly Seat[] = [];
  #first = 1;
  #drawn = "";
  #current: HTMLButtonElement | null = null;

  constructor(sheet: HTMLElement, replay: Replay) {
    this.#sheet = sheet;
    this.#replay = replay;
    sheet.addEventListener("keydown", (event) => {
      if (replayKey(event, replay)) this.#current?.focus();
    });
  }

  show(view: View): void {
    const { game, texts } = view;
    const turns = game.turns ?? [];
    const key = JSON.stringify([
      game.first,
      firstRound(game),
      game.seats.map((seat) => nameAt(game, seat.seat, texts)),
      departures(game),
      game.deadGame?.since ?? null,
    ]);
    const last = turns[this.#buttons.length - 1];
    const grown =
      this.#buttons.length === 0 || last?.version === Number(this.#buttons.at(-1)?.dataset.version);
    redrawn(this.#sheet, () => {
      if (key !== this.#drawn || !grown) this.#begin(view, key);
      for (const turn of turns.slice(this.#buttons.length)) this.#add(turn, view);
    });
    this.#mark(view);
  }

  #begin({ game, texts }: View, key: string): void {
    this.#drawn = key;
    this.#columns = turnOrder(game);
    this.#first = firstRound(game);
    this.#buttons.length = 0;
    this.#current = null;
    this.#body.replaceChildren();
    const heads = this.#columns.map((seat) => {
      const name = nameAt(game, seat, texts);
      return el("th", { scope: "col" }, glassIcon(seat), el("span", { class: "name" }, name));
    });
    const head = el(
      "thead",
      {},
      el("tr", {}, el("th", { scope: "col" }, texts.say("record.round")), ...heads),
    );
    const caption = el("caption", { class: "unseen" }, texts.say("record"));
    const table = el(
      "table",
      { class: "record", "data-columns": this.#columns.length },
      caption,
      head,
      this.#body,
    );
    this.#sheet.replaceChildren(table);
    this.#leavers(game, texts);
    this.#called(game, texts);
  }

  /** The round at whose end the game was called dead (R5.2). */
  #called({ deadGame }: Game, texts: Texts): void {
    const [seat] = this.#columns;
    if (!deadGame?.since || !seat) return;
    const row = this.#cell(deadGame.since, seat)?.parentElement;
    row?.firstElementChild?.append(el("span", { class: "called" }, texts.say("record.dead")));
  }

  /** Those who left, in the round in which they did. */
  #leavers(game: Game, texts: Texts): void {
    for (const { seat, ply, kind } of departures(game)) {
      const round = game.turns?.find((turn) => turn.ply === ply)?.round ?? game.result?.round ?? game.round;
      const words = texts.either([`record.${kind}`]);
      if (seat) this.#cell(round, seat)?.append(el("span", { class: "left" }, words));
    }
  }

  #add(turn: Turn, { game, texts }: View): void {
    const { text, via } = shortMove(turn, texts);
    const made = el(
      "button",
      { type: "button", tabindex: -1, "data-version": turn.version, "aria-label": spoken(turn, game, texts) },
      text,
    );
    if (turnIn(turn.move, texts) !== null) made.classList.add("long");
    if (via) made.append(el("span", { class: "via" }, ` ${via}`));
    if (turn.die !== undefined) made.prepend(el("span", { class: "via" }, `${turn.die} `));
    made.addEventListener("click", () => this.#replay.to(turn.ply + 1));
    this.#buttons.push(made);
    this.#cell(turn.round, turn.seat)?.prepend(made);
  }

  #cell(round: number, seat: Seat): Element | undefined {
    const rows = this.#body.children;
    for (let next = this.#first + rows.length; next <= round; next++) {
      const cells = this.#columns.map(() => el("td"));
      this.#body.append(el("tr", {}, el("th", { scope: "row" }, `${next}`), ...cells));
    }
    return rows[round - this.#first]?.children[this.#columns.indexOf(seat) + 1];
  }

  #mark({ replay }: View): void {
    const button = this.#buttons[replay.ply - 1] ?? null;
    const stop = button ?? this.#buttons[0];
    if (stop) set(stop, { tabindex: 0 });
    const [first] = this.#buttons;
    if (first && first !== stop) set(first, { tabindex: -1 });
    if (button === this.#current) return;
    if (this.#current)
      set(this.#current, { "aria-current": false, tabindex: this.#current === stop ? 0 : -1 });
    this.#current = button;
    if (button) set(button, { "aria-current": "step" });
    // Where it lies is asked for when the page is laid out anyway.
    requestAnimationFrame(() => this.#reveal(button));
  }

  /** Scrolls the list, never the page. */
  #reveal(button: HTMLElement | null): void {
    if (!button) {
      this.#sheet.scrollTop = 0;
      return;
    }
    const [box, row] = [this.#sheet.getBoundingClientRect(), button.getBoundingClientRect()];
    const head = 32;
    if (row.top < box.top + head) this.#sheet.scrollTop -= box.top + head - row.top;
    else if (row.bottom > box.bottom) this.#sheet.scrollTop += row.bottom - box.bottom;
  }
}

/** ←/→ one turn, with Shift a round, Home and End; only while the focus is in the list or among its controls. */
export function replayKey(event: KeyboardEvent, replay: Replay): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const act = {
    ArrowLeft: () => (event.shiftKey ? replay.round(-1) : replay.step(-1)),
    ArrowRight: () => (event.shiftKey ? replay.round(1) : replay.step(1)),
    Home: () => replay.to(0),
    End: () => replay.live(),
  }[event.key];
  if (!act) return false;
  event.preventDefault();
  act();
  return true;
}

function spoken(turn: Turn, game: Game, texts: Texts): string {
  const { round, seat, trail, move, die } = turn;
  const who = nameAt(game, seat, texts);
  const [from, to] = [trail[0], trail.at(-1)];
  const title = texts.say("round", { round: texts.number(round) });
  const items = spokenTurn(turn, who, texts);
  if (items !== null) return texts.clauses([title, items]);
  if (!from || !to || trail.length < 2)
    return texts.clauses([title, texts.say(`record.passed${whyPassed(move)}`, { name: who })]);
  const hops = hopsIn(move);
  const thrown = die === undefined ? "" : texts.say("die", { face: die });
  return texts.clauses([title, thrown, WORDS[texts.lang].moved({ who, from, to, hops })]);
}
