import { clockRing, type Seat, topology } from "../board";
import { el, icon, say, set } from "./dom";
import { isMine, mine, nameOf, pageOf } from "./names";
import type { Part, View } from "./view";
import type { Game, SeatInfo } from "./wire";
import type { Texts } from "./words";

const CUT = "M2 12 12 2M4.6 9.4a3.4 3.4 0 0 1-.6-3.6M9.4 4.6a3.4 3.4 0 0 1 .6 3.6";

/** The plaque of a seat: who sits there, how many men are home, whose turn it is, who has gone and since when. */
class Plaque {
  readonly element: HTMLElement;
  readonly #name = el("a", { class: "name" });
  readonly #now = el("span", { class: "now" });
  readonly #sub = el("div", { class: "sub" });
  readonly #pips = el("span", { class: "pips", role: "img" });
  #ring: Element;
  #away = false;

  constructor(readonly seat: Seat) {
    this.#ring = clockRing(seat, { left: null });
    const who = el("div", { class: "who" }, this.#name, this.#now);
    this.element = el("section", { class: "plaque" }, who, this.#sub, this.#pips);
    this.element.prepend(this.#ring);
  }

  show(info: SeatInfo, view: View): void {
    const { game, texts, state } = view;
    const turn = game.toMove === this.seat && game.status === "running";
    const own = isMine(game, this.seat);
    const away = awayWords(info, view);
    const name = nameOf(info, texts);
    const words =
      turn && own ? texts.say("turn.mine") : turn && info.kind === "bot" ? texts.say("plaque.thinking") : "";
    say(this.#name, name);
    set(this.#name, { href: pageOf(info) });
    say(
      this.#now,
      state.pending?.seat === this.seat && state.pending.stage !== "sending"
        ? texts.say("plaque.unsent")
        : words,
    );
    this.#element({ turn, own, open: info.kind === "open", off: away !== "" || isOut(info) });
    this.#say(away, subOf(info, view));
    this.#pip(info.menHome, game.men, texts);
    this.#fade(away !== "");
    const facts = [
      own ? texts.say("me", { name }) : name,
      turn ? texts.say(own ? "turn.mine" : "turn.named", { name }) : "",
      away,
    ];
    set(this.element, { "aria-label": texts.clauses(facts) });
  }

  #element({ turn, own, open, off }: Record<"turn" | "own" | "open" | "off", boolean>): void {
    const flags = [turn && "turn", own && "own", open && "open", off && "off"].filter((flag) => flag);
    const place = this.element.dataset.place ?? "";
    this.element.className = ["plaque", `seat-${this.seat.toLowerCase()}`, place, ...flags].join(" ");
  }

  #say(away: string, sub: string): void {
    const words = away || sub;
    if (this.#sub.textContent === words && this.#sub.classList.contains("gone") === (away !== "")) return;
    const line = away
      ? el("span", { class: "away" }, icon(CUT, 14), el("span", {}, away))
      : el("span", {}, sub);
    this.#sub.classList.toggle("gone", away !== "");
    this.#sub.replaceChildren(line);
  }

  #pip(home: number, men: number, texts: Texts): void {
    const words = texts.say("plaque.home", { home, men });
    if (this.#pips.getAttribute("aria-label") === words) return;
    set(this.#pips, { "aria-label": words });
    const dots = Array.from({ length: men }, (_, i) => el("i", { class: i < home ? "in" : "" }));
    this.#pips.replaceChildren(...dots, el("b", {}, `${home}/${men}`));
  }

  #fade(away: boolean): void {
    if (away === this.#away) return;
    this.#away = away;
    const ring = clockRing(this.seat, { left: null, away });
    this.#ring.replaceWith(ring);
    this.#ring = ring;
  }
}

/** All plaques, each in the corner of the table beside its arm. */
export class Plaques implements Part {
  readonly #plaques: Plaque[];
  readonly #table: HTMLElement;

  constructor(table: HTMLElement, game: Game) {
    this.#table = table;
    this.#plaques = game.seats.map(({ seat }) => new Plaque(seat));
    table.append(...this.#plaques.map(({ element }) => element));
  }

  /** The board has been turned. */
  place(game: Game, orientation: number): void {
    const places = placesOf(game, orientation);
    set(this.#table, { "data-players": game.seats.length, "data-own": mine(game).length > 0 });
    for (const plaque of this.#plaques) {
      const { place, order, second } = places.get(plaque.seat) ?? { place: "bl", order: 0, second: false };
      plaque.element.classList.remove(...(plaque.element.dataset.place ?? place).split(" "));
      const names = [place, second ? "second" : "", order === 0 ? "below" : ""]
        .filter((name) => name)
        .join(" ");
      plaque.element.classList.add(...names.split(" "));
      plaque.element.dataset.place = names;
      plaque.element.style.setProperty("--order", `${order}`);
    }
  }

  show(view: View): void {
    for (const info of view.game.seats)
      this.#plaques.find(({ seat }) => seat === info.seat)?.show(info, view);
  }
}

type Place = "bl" | "tl" | "tr" | "br";

/** A corner; the second one there stands above or below the first. */
interface Spot {
  readonly place: Place;
  readonly order: number;
  readonly second: boolean;
}

/** By place on the screen, clockwise from the bottom: S SW NW N NE SE, or the corners of a square. */
const ARMS: readonly (Place | null)[] = [null, "bl", "tl", null, "tr", "br"];
const CORNERS: readonly Place[] = ["bl", "tl", "tr", "br"];

/** Arms at the side have their corner; the one at the bottom and the one at the top take one that is free (LOOK 3). */
export function placesOf(game: Pick<Game, "board" | "seats">, turn: number): Map<Seat, Spot> {
  const board = topology(game.board);
  const count = board.seats.length;
  const spots = game.seats.map(({ seat }) => ({ seat, at: (board.turnOf(seat) - turn + 2 * count) % count }));
  const places = new Map<Seat, Spot>();
  const taken = new Set<Place>();
  for (const { seat, at } of spots) {
    const place = count === 4 ? CORNERS[at] : ARMS[at];
    if (!place) continue;
    places.set(seat, { place, order: at, second: false });
    taken.add(place);
  }
  const free = (wanted: readonly Place[]): Place =>
    wanted.find((place) => !taken.has(place)) ?? wanted.at(-1) ?? "br";
  for (const { seat, at } of spots) {
    if (places.has(seat)) continue;
    const place = at === 0 ? free(["bl", "br"]) : free(["tr", "tl", "tr"]);
    places.set(seat, { place, order: at, second: taken.has(place) });
    taken.add(place);
  }
  return places;
}

const isOut = ({ state }: SeatInfo): boolean => state !== "playing" && state !== "finished";

/** Since when somebody is away; nothing for those who are here, and where it does not matter. */
function awayWords({ kind, present, awaySince, state }: SeatInfo, { game, now, texts }: View): string {
  const matters = game.status === "running" && state === "playing" && kind !== "bot" && kind !== "open";
  if (!matters || present) return "";
  return awaySince ? sinceWords(now - Date.parse(awaySince), texts) : texts.say("plaque.away");
}

export function sinceWords(millis: number, texts: Texts): string {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  if (seconds < 60) return texts.say("plaque.awaySeconds", { count: seconds - (seconds % 10) || 1 });
  if (seconds < 3600) return texts.say("plaque.awayMinutes", { count: Math.floor(seconds / 60) });
  return texts.say("plaque.awayHours", { count: Math.floor(seconds / 3600) });
}

function subOf({ kind, state, rank, seat }: SeatInfo, { texts }: View): string {
  if (state !== "playing") {
    const words = texts.either([`plaque.state.${state}`]);
    return rank && state === "finished"
      ? `${words} · ${texts.say("ranked", { rank: rankWords(rank, texts) })}`
      : words;
  }
  const side = texts.say(`seat.${seat}`);
  return kind === "guest" ? `${side} · ${texts.say("guest")}` : side;
}

export const rankWords = (rank: number, texts: Texts): string =>
  texts.say("ranks").split(" ")[rank] ?? `${rank}`;
