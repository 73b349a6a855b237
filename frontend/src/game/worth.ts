import type { Seat } from "../board";
import type { Api } from "./api";
import { el } from "./dom";
import { seatOf, signed } from "./names";
import type { Part, View } from "./view";
import type { Earned, Game, SeatInfo } from "./wire";
import type { Texts } from "./words";

/** A round in which no game is too short for points (R6.8). */
const LONG_ENOUGH = 100;

/** So long after a question without an answer it may be put again. */
const AGAIN = 10_000;

/** What a finished game was worth to a seat, if it was rated. */
export function worthOf(game: Game, seat: Seat): Earned | null {
  return game.result?.points?.[seat] ?? null;
}

/** Term by term: 负 −27，到营 +14. */
export function termWords({ terms }: Pick<Earned, "terms">, texts: Texts): string {
  return texts.clauses(
    terms.map(({ kind, points }) =>
      texts.say("end.term", {
        kind: texts.either([`term.${kind}`, "term.other"]),
        points: signed(points),
      }),
    ),
  );
}

/** What is asked of the server: this seat on this rank, the others on the rest. */
export function previewOf(game: Game, own: Seat, rank: number) {
  const rankOf = (info: SeatInfo, at: number) => {
    if (info.seat === own) return rank;
    if (game.options.teams) return info.team === seatOf(game, own)?.team ? rank : 3 - rank;
    return at < rank ? at : at + 1;
  };
  let others = 0;
  const seats = game.seats.map((info) => {
    if (info.seat !== own) others += 1;
    const at = rankOf(info, others);
    const state = at === 1 ? "finished" : "playing";
    return {
      seat: info.seat,
      level: info.level ?? 1,
      rank: at,
      state,
      menHome: at === 1 ? game.men : 1,
    };
  });
  const { players, men } = game;
  const { hop, teams } = game.options;
  return { players, men, hop, teams: teams === true, reason: "finished", round: LONG_ENOUGH, seats };
}

/** How many places differ in what they are worth. */
export const placesIn = (game: Game): number => (game.options.teams ? 2 : game.players);

/** "胜 +27；负 −23，每到营一子 +1". */
export function worthWords(all: readonly Earned[], texts: Texts): string {
  const two = all.length === 2;
  const lines = all.map(({ terms }, i) => {
    const home = terms.find((term) => term.kind === "encouragement")?.points ?? 0;
    const points = terms.reduce((sum, term) => sum + term.points, 0) - home;
    const kind = two
      ? texts.say(i === 0 ? "term.win" : "term.loss")
      : texts.say("worth.rank", { rank: i + 1 });
    const line = texts.say("end.term", { kind, points: signed(points) });
    return home > 0 ? texts.say("worth.home", { line, points: home }) : line;
  });
  return texts.say("worth", { lines: lines.join(texts.say("worth.separator")) });
}

/** Before the end of a rated game: what it is worth. Asked for when the rules are unfolded. */
export class WorthLine implements Part {
  readonly #rules: HTMLDetailsElement;
  readonly #api: Api;
  readonly #line = el("p", { class: "worth", hidden: true });
  #view: View | null = null;
  #asked = false;

  constructor(rules: HTMLDetailsElement, api: Api) {
    this.#rules = rules;
    this.#api = api;
    rules.append(this.#line);
    rules.addEventListener("toggle", () => void this.#ask());
  }

  show(view: View): void {
    this.#view = view;
    this.#line.hidden = this.#line.textContent === "" || view.game.status !== "running";
    if (this.#rules.open) void this.#ask();
  }

  async #ask(): Promise<void> {
    const view = this.#view;
    if (!view || this.#asked || !isAtStake(view)) return;
    this.#asked = true;
    const own = view.acting as Seat;
    const all: Earned[] = [];
    for (let rank = 1; rank <= placesIn(view.game); rank++) {
      const body = previewOf(view.game, own, rank);
      const reply = await this.#api.post<{ seats: readonly (Earned & { readonly seat: Seat })[] }>(
        "/api/v1/points/preview",
        body,
      );
      const mine = reply.ok ? reply.value.seats.find(({ seat }) => seat === own) : undefined;
      if (!mine) {
        setTimeout(() => {
          this.#asked = false;
        }, AGAIN);
        return;
      }
      all.push(mine);
    }
    this.#line.textContent = worthWords(all, view.texts);
    this.#line.hidden = false;
  }
}

function isAtStake({ game, acting }: View): boolean {
  const known = game.seats.every(({ level }) => typeof level === "number");
  return game.rated === true && game.status === "running" && acting !== null && known;
}
