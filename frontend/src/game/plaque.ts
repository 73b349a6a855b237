import { type ClockRing, clockRing, type Seat } from "../board";
import type { ClockShown } from "./clock/clockwork";
import { dieOf, drawDie } from "./die";
import { el, icon, say, set } from "./dom";
import { awayWords, factsOf, type SeatFact } from "./facts";
import { hasItems, heldAt } from "./items/held";
import { Kit } from "./items/kit";
import { isMine, nameOf, pageOf } from "./names";
import type { View } from "./view";
import type { SeatInfo } from "./wire";
import type { Texts } from "./words";

const CUT = "M2 12 12 2M4.6 9.4a3.4 3.4 0 0 1-.6-3.6M9.4 4.6a3.4 3.4 0 0 1 .6 3.6";
const MARKS: Readonly<Partial<Record<SeatFact["kind"], string>>> = {
  quits: CUT,
  disconnected: CUT,
  away: "M10.5 8.6A4.6 4.6 0 0 1 5.4 2.2a5 5 0 1 0 5.1 6.4z",
  due: "M7 1.5 13 12.5H1zM7 5.5v3.2M7 10.4v.2",
  last: "M3 12.5v-11h8l-2 3 2 3H3",
  lost: "M4.5 2.5v9M9.5 2.5v9",
  timeouts: "M7 1.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11zM7 4v3.3l2 1.4",
  care: "M2.5 5h9v6.5h-9zM7 5V2.5M5 7.8v1M9 7.8v1",
};
const RUNS = "M3.5 1.5h7M3.5 12.5h7M4.5 1.5c0 3.5 5 7 5 11M9.5 1.5c0 3.5-5 7-5 11";

/** How long a phrase stands at the plaque of its seat. */
const BUBBLE = 6000;

/** The plaque of a seat: who sits there, his men, his clock, whose turn it is, and what is the matter with him. */
export class Plaque {
  readonly element: HTMLElement;
  readonly #name = el("a", { class: "name" });
  readonly #team = el("span", { class: "team", hidden: true });
  readonly #now = el("span", { class: "now" });
  readonly #die = el("span", { class: "die", role: "img", hidden: true });
  readonly #sub = el("div", { class: "sub" });
  readonly #pips = el("span", { class: "pips", role: "img" });
  readonly #kit = new Kit();
  readonly #time = el("span", { class: "time" });
  readonly #clock = el("span", { class: "clock", role: "timer", hidden: true }, icon(RUNS, 14), this.#time);
  readonly #bubble = el("p", { class: "bubble", hidden: true, "aria-hidden": "true" });
  #ring: SVGSVGElement;
  #ringed: ClockRing = { left: null };
  #facts = "";
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly seat: Seat) {
    this.#ring = clockRing(seat, this.#ringed);
    const who = el("div", { class: "who" }, this.#team, this.#name, this.#now, this.#die);
    this.element = el(
      "section",
      { class: "plaque" },
      ...[this.#ring, who, this.#sub, this.#pips, this.#clock, this.#kit.element, this.#bubble],
    );
  }

  show(info: SeatInfo, view: View): void {
    const { game, texts, state } = view;
    const turn = game.toMove === this.seat && game.status === "running";
    const own = isMine(game, this.seat);
    const away = awayWords(info, view);
    const name = nameOf(info, texts);
    const facts = factsOf(info, view);
    say(this.#name, name);
    set(this.#name, { href: pageOf(info) });
    const unsent = state.pending?.seat === this.seat && !["sending", "draft"].includes(state.pending.stage);
    say(this.#now, unsent ? texts.say("plaque.unsent") : turn ? turnWords(info, own, texts) : "");
    this.#flags({ turn, own, open: info.kind === "open", off: away !== "" || isOut(info) });
    this.#teamMark(info.team ?? null, texts);
    const face = dieOf(view, this.seat);
    this.#throw(face, texts);
    this.#say(facts);
    this.#pip(info.menHome, game.men, texts);
    this.#draw({ ...this.#ringed, away: away !== "" });
    const holds =
      hasItems(game) && game.status === "running" && view.acting !== this.seat && info.state === "playing";
    this.#kit.show(holds ? heldAt(game, this.seat, view.replay.ply) : null, texts);
    const label = [
      own ? texts.say("me", { name }) : name,
      info.team ? texts.say(`team.${info.team}`) : "",
      turn ? texts.say(own ? "turn.mine" : "turn.named", { name }) : "",
      face === null ? "" : texts.say("die", { face }),
      ...facts.filter(({ kind }) => kind !== "side").map(({ words }) => words),
    ];
    set(this.element, { "aria-label": texts.clauses(label) });
  }

  /** What its clock says; it may change ten times a second. */
  clock(shown: ClockShown | null): void {
    this.#clock.hidden = shown === null;
    this.element.classList.toggle("timed", shown !== null);
    this.#clock.classList.toggle("runs", shown?.runs === true);
    this.#clock.classList.toggle("late", shown?.late === true);
    if (shown) say(this.#time, shown.words);
    if (shown) set(this.#clock, { "aria-label": shown.label });
    this.#draw({ ...this.#ringed, left: shown?.runs ? shown.share : null, late: shown?.late === true });
  }

  /** Somebody says something; it goes by itself. */
  says(words: string, face: SVGSVGElement | null): void {
    clearTimeout(this.#quiet);
    this.#bubble.replaceChildren(face ?? words);
    this.#bubble.hidden = false;
    this.#quiet = setTimeout(() => {
      this.#bubble.hidden = true;
    }, BUBBLE);
  }

  #flags({ turn, own, open, off }: Record<"turn" | "own" | "open" | "off", boolean>): void {
    const { classList } = this.element;
    classList.add(`seat-${this.seat.toLowerCase()}`);
    classList.toggle("turn", turn);
    classList.toggle("own", own);
    classList.toggle("open", open);
    classList.toggle("off", off);
  }

  #teamMark(team: number | null, texts: Texts): void {
    this.#team.hidden = team === null;
    if (team === null) return;
    set(this.#team, { class: `team team-${team}` });
    say(this.#team, texts.say(`team.${team}.mark`));
  }

  #say(facts: readonly SeatFact[]): void {
    const drawn = JSON.stringify(facts);
    if (drawn === this.#facts) return;
    this.#facts = drawn;
    this.#sub.classList.toggle("gone", facts[0]?.kind !== "side" && facts[0]?.kind !== "state");
    this.#sub.replaceChildren(...facts.map(factLine));
  }

  #throw(face: number | null, texts: Texts): void {
    const shown = face === null ? "" : texts.say("die", { face });
    if (this.#die.getAttribute("aria-label") === shown) return;
    this.#die.hidden = face === null;
    set(this.#die, { "aria-label": shown });
    this.#die.replaceChildren(...(face === null ? [] : [drawDie(face)]));
  }

  #pip(home: number, men: number, texts: Texts): void {
    const words = texts.say("plaque.home", { home, men });
    if (this.#pips.getAttribute("aria-label") === words) return;
    set(this.#pips, { "aria-label": words });
    const dots = Array.from({ length: men }, (_, i) => el("i", { class: i < home ? "in" : "" }));
    this.#pips.replaceChildren(...dots, el("b", {}, `${home}/${men}`));
  }

  #draw(ring: ClockRing): void {
    const same = (["left", "late", "away"] as const).every((key) => ring[key] === this.#ringed[key]);
    if (same) return;
    this.#ringed = ring;
    const drawn = clockRing(this.seat, ring);
    this.#ring.replaceWith(drawn);
    this.#ring = drawn;
  }
}

function factLine({ kind, words }: SeatFact): HTMLElement {
  const mark = MARKS[kind];
  return mark
    ? el("span", { class: `away ${kind}` }, icon(mark, 14), el("span", {}, words))
    : el("span", {}, words);
}

function turnWords({ kind }: SeatInfo, own: boolean, texts: Texts): string {
  if (own) return texts.say("turn.mine");
  return kind === "bot" ? texts.say("plaque.thinking") : "";
}

const isOut = ({ state }: SeatInfo): boolean => state !== "playing" && state !== "finished";
