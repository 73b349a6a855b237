import { glassIcon, type Seat } from "../board";
import { linkTo } from "./address";
import { distances, leftAt, longHops, type Mark, nearestPly, places } from "./distance";
import { button, el, say, set } from "./dom";
import { isOver, nameAt } from "./names";
import { replayKey } from "./record";
import type { Replay } from "./replay";
import type { Part, View } from "./view";
import type { Game } from "./wire";
import type { Texts } from "./words";

const [WIDE, HIGH] = [520, 190];
const FRAME = { left: 34, right: 474, top: 12, bottom: 164 };
const SVG = "http://www.w3.org/2000/svg";

export interface PlotEars {
  /** Puts a text where the reader can paste it from. */
  copy(text: string): unknown;
  /** Whether the address of the page leads others here too. */
  readonly linked: boolean;
}

/** How far everybody still had to go, round by round: the scrubber of a finished game. */
export class Plot implements Part {
  readonly #element: HTMLElement;
  readonly #replay: Replay;
  readonly #ears: PlotEars;
  readonly #scrubber = el("div", { class: "scrubber", role: "slider", tabindex: 0 });
  readonly #cursor = shape("g", { class: "cursor" });
  readonly #figures = el("details", { class: "figures" });
  #drawn = "";
  #places: readonly number[] = [];
  #scale: Scale | null = null;
  #view: View | null = null;

  constructor(element: HTMLElement, replay: Replay, ears: PlotEars) {
    this.#element = element;
    this.#replay = replay;
    this.#ears = ears;
    this.#scrubber.addEventListener("keydown", (event) => replayKey(event, replay));
    this.#scrubber.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.#scrubber.setPointerCapture(event.pointerId);
      this.#scrub(event);
    });
    this.#scrubber.addEventListener("pointermove", (event) => {
      if (this.#scrubber.hasPointerCapture(event.pointerId)) this.#scrub(event);
    });
    this.#figures.addEventListener("toggle", () => this.#table());
  }

  show(view: View): void {
    const { game } = view;
    this.#view = view;
    this.#element.hidden = !isOver(game) || !game.turns?.length;
    if (this.#element.hidden) return;
    const drawn = JSON.stringify([game.version, game.turns?.length]);
    if (drawn !== this.#drawn) this.#draw(view, drawn);
    this.#point(view);
  }

  #draw(view: View, drawn: string): void {
    const { game, frames, texts } = view;
    this.#drawn = drawn;
    this.#places = places(game);
    const marks = distances(game, frames);
    this.#scale = scaleOf(marks);
    const picture = shape("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true" });
    picture.append(
      ...axes(this.#scale, texts),
      ...game.seats.map(({ seat }) => lineOf(seat, marks, this.#scale as Scale)),
      ...circles(view, this.#places, this.#scale),
      ...ends(game, marks),
      this.#cursor,
    );
    this.#scrubber.replaceChildren(picture);
    set(this.#scrubber, {
      "aria-label": texts.say("plot.title"),
      "aria-valuemin": 0,
      "aria-valuemax": game.ply,
    });
    const copy = button({
      words: texts.say("plot.copyPosition"),
      look: "bare",
      press: () => this.#ears.copy(this.#position()),
    });
    const link = button({
      words: texts.say("plot.copyLink"),
      look: "bare",
      press: () => this.#ears.copy(this.#link()),
    });
    const links = this.#ears.linked ? [copy, link] : [copy];
    const head = el("div", { class: "plot-head" }, el("h2", {}, texts.say("plot.title")), ...links);
    this.#figures.replaceChildren(el("summary", {}, texts.say("plot.table")));
    this.#figures.open = false;
    const summary = el("p", { class: "quiet" }, summaryOf(view, marks));
    this.#element.replaceChildren(head, this.#scrubber, summary, this.#figures);
  }

  #point({ game, frames, replay, texts }: View): void {
    if (!this.#scale) return;
    const { ply } = replay;
    const { x, y } = this.#scale;
    const at = x(this.#places[ply] ?? 0);
    const left = leftAt(game, frames, ply);
    const dots = Object.entries(left).map(([seat, rows]) =>
      shape("circle", { class: `seat-${seat.toLowerCase()}`, cx: at, cy: y(rows), r: 4.2 }),
    );
    const foot = `M${at - 5} ${FRAME.bottom + 4}h10l-5 -7z`;
    this.#cursor.replaceChildren(
      shape("path", { class: "now", d: `M${at} ${FRAME.top - 8}V${FRAME.bottom}` }),
      ...dots,
      shape("path", { class: "foot", d: foot }),
    );
    set(this.#scrubber, { "aria-valuenow": ply, "aria-valuetext": spoken(view(game, ply), left, texts) });
  }

  #scrub(event: PointerEvent): void {
    if (!this.#scale) return;
    const box = this.#scrubber.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDE;
    this.#replay.to(nearestPly(this.#places, this.#scale.place(x)));
  }

  /** The same figures in a table, made when somebody asks for it. */
  #table(): void {
    const view = this.#view;
    if (!view || !this.#figures.open || this.#figures.querySelector("table")) return;
    const { game, frames, texts } = view;
    const heads = game.seats.map(({ seat }) => el("th", { scope: "col" }, nameAt(game, seat, texts)));
    const rows = distances(game, frames).map(({ round, left }) =>
      el(
        "tr",
        {},
        el("th", { scope: "row" }, `${round}`),
        ...game.seats.map(({ seat }) => el("td", {}, `${left[seat] ?? "–"}`)),
      ),
    );
    const head = el("tr", {}, el("th", { scope: "col" }, texts.say("record.round")), ...heads);
    const table = el(
      "table",
      {},
      el("caption", { class: "unseen" }, texts.say("plot.title")),
      el("thead", {}, head),
    );
    table.append(el("tbody", {}, ...rows));
    this.#figures.append(el("div", { class: "scroll", tabindex: 0 }, table));
  }

  #position(): string {
    const { game, frames } = this.#view as View;
    return frames.at(game, this.#replay.ply);
  }

  #link(): string {
    return linkTo(location.href, this.#replay.ply);
  }
}

interface Scale {
  readonly most: number;
  readonly first: number;
  readonly last: number;
  x(place: number): number;
  y(rows: number): number;
  place(x: number): number;
}

function scaleOf(marks: readonly Mark[]): Scale {
  const most = Math.max(1, ...marks.flatMap(({ left }) => Object.values(left)));
  const [first, last] = [marks[0]?.round ?? 0, marks.at(-1)?.round ?? 1];
  const rounds = Math.max(1, last - first);
  const { left, right, top, bottom } = FRAME;
  return {
    most,
    first,
    last,
    x: (place) => left + ((place - first) / rounds) * (right - left),
    y: (rows) => bottom - (rows / most) * (bottom - top),
    place: (x) => first + ((x - left) / (right - left)) * rounds,
  };
}

/** A few lines across with their figures, and the rounds below. */
function axes({ most, first, last, x, y }: Scale, texts: Texts): SVGElement[] {
  const step = stepOf(most, 4);
  const made: SVGElement[] = [];
  for (let rows = 0; rows <= most; rows += step) {
    made.push(shape("path", { class: "grid", d: `M${FRAME.left} ${y(rows)}H${FRAME.right}` }));
    made.push(words(FRAME.left - 6, y(rows) + 4, `${rows}`, "end"));
  }
  const rounds = stepOf(last - first, 5);
  for (let round = Math.ceil((first + 1) / rounds) * rounds; round < last; round += rounds)
    made.push(words(x(round), FRAME.bottom + 18, `${round}`, "middle"));
  made.push(words(FRAME.right, FRAME.bottom + 18, texts.say("plot.round", { round: last }), "end"));
  return made;
}

/** A round number that divides a range into about so many parts. */
function stepOf(range: number, parts: number): number {
  const rough = Math.max(1, range / parts);
  const ten = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 3, 5, 10].map((n) => n * ten).find((n) => n >= rough) ?? 10 * ten;
}

function lineOf(seat: Seat, marks: readonly Mark[], { x, y }: Scale): SVGElement {
  const points = marks.flatMap(({ round, left }) => {
    const rows = left[seat];
    return rows === undefined ? [] : [`${x(round).toFixed(1)} ${y(rows).toFixed(1)}`];
  });
  return shape("path", { class: `line seat-${seat.toLowerCase()}`, d: `M${points.join("L")}` });
}

/** Long chains, as small open circles on the line. */
function circles({ game, frames }: View, all: readonly number[], { x, y }: Scale): SVGElement[] {
  return longHops(game).map(({ ply, seat }) => {
    const rows = leftAt(game, frames, ply + 1)[seat] ?? 0;
    return shape("circle", {
      class: `long seat-${seat.toLowerCase()}`,
      cx: x(all[ply + 1] ?? 0),
      cy: y(rows),
      r: 3.6,
    });
  });
}

/** Whose line is which, where it ends. */
function ends(game: Game, marks: readonly Mark[]): SVGElement[] {
  const last = marks.at(-1)?.left ?? {};
  const order = game.seats
    .map(({ seat }) => ({ seat, rows: last[seat] }))
    .sort((a, b) => (b.rows ?? 1000) - (a.rows ?? 1000));
  const height = 17;
  const top = FRAME.bottom - (order.length - 1) * height;
  return order.flatMap(({ seat, rows }, i) => {
    const glass = glassIcon(seat);
    for (const [name, value] of Object.entries({ x: 480, y: top + i * height - 9, width: 18, height: 18 }))
      glass.setAttribute(name, `${value}`);
    return [glass, words(501, top + i * height + 4, rows === undefined ? "–" : `${rows}`, "start")];
  });
}

/** What the plot shows, in a sentence. */
export function summaryOf({ game, texts }: View, marks: readonly Mark[]): string {
  const last = marks.at(-1)?.left ?? {};
  const parts = game.seats.map(({ seat }) => {
    const done = marks.find(({ left }) => left[seat] === 0);
    const name = nameAt(game, seat, texts);
    if (done) return texts.say("plot.done", { name, round: done.round });
    const left = last[seat];
    return left === undefined ? texts.say("plot.gone", { name }) : texts.say("plot.left", { name, left });
  });
  return texts.say("plot.summary", { parts: texts.clauses(parts) });
}

const view = (game: Game, ply: number) => ({ game, ply, round: game.turns?.[ply - 1]?.round ?? 0 });

function spoken({ game, ply, round }: ReturnType<typeof view>, left: Mark["left"], texts: Texts): string {
  const where = ply === 0 ? texts.say("record.start") : texts.say("plot.at", { round, ply });
  const who = game.seats.flatMap(({ seat }) => {
    const rows = left[seat];
    return rows === undefined
      ? []
      : [texts.say("plot.left", { name: nameAt(game, seat, texts), left: rows })];
  });
  return texts.clauses([where, ...who]);
}

function shape(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, `${value}`);
  return made;
}

function words(x: number, y: number, text: string, anchor: string): SVGElement {
  const made = shape("text", { x, y, "text-anchor": anchor });
  say(made as unknown as HTMLElement, text);
  return made;
}
