import type { Seat } from "../board";
import type { Commands } from "./commands";
import { button, el } from "./dom";
import { isMine, mine, nameAt, seatOf, stillIn } from "./names";
import type { Part, View } from "./view";

/** A question of the others, or of the game itself, with its answers; it has a place of its own and covers nothing. */
interface Question {
  readonly words: string;
  readonly answers: readonly { readonly words: string; readonly main?: boolean; readonly give: () => void }[];
}

/** What can be done with a move that the server failed to play. */
export interface UnsentMove {
  again(): void;
  giveUp(): void;
}

export class Offers implements Part {
  readonly #element: HTMLElement;
  readonly #commands: Commands;
  readonly #unsentMove: UnsentMove;
  #drawn = "";

  constructor(element: HTMLElement, commands: Commands, unsentMove: UnsentMove) {
    this.#element = element;
    this.#commands = commands;
    this.#unsentMove = unsentMove;
  }

  show(view: View): void {
    const questions = this.#questions(view);
    const drawn = JSON.stringify(questions);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#element.hidden = questions.length === 0;
    this.#element.replaceChildren(...questions.map(row));
  }

  #questions(view: View): Question[] {
    return [this.#unsent(view), ...this.#draws(view), this.#absent(view)].filter((each) => each !== null);
  }

  #unsent({ state, texts }: View): Question | null {
    if (state.pending?.stage !== "failed") return null;
    return {
      words: texts.say("says.failed"),
      answers: [
        { words: texts.say("says.again"), give: () => this.#unsentMove.again() },
        { words: texts.say("says.giveUp"), give: () => this.#unsentMove.giveUp() },
      ],
    };
  }

  #draws({ game, texts }: View): Question[] {
    return game.offers.map(({ by, open }) => {
      const seat = open.find((each) => isMine(game, each));
      if (!seat) {
        const names = texts.list(open.map((each) => nameAt(game, each, texts)));
        const words = isMine(game, by)
          ? texts.say("offer.ours", { names })
          : texts.say("offer.theirs", { name: nameAt(game, by, texts) });
        return { words, answers: [] };
      }
      return {
        words: texts.say("offer.theirs", { name: nameAt(game, by, texts) }),
        answers: [
          { words: texts.say("offer.accept"), give: () => void this.#commands.answerDraw(seat, true) },
          { words: texts.say("offer.decline"), give: () => void this.#commands.answerDraw(seat, false) },
        ],
      };
    });
  }

  /** Whose turn it is and who has gone for too long may be taken as having left (R3.3). */
  #absent(view: View): Question | null {
    const { game, texts, awayMillis } = view;
    const seat = goneTooLong(view);
    if (!seat) return null;
    const name = nameAt(game, seat, texts);
    return {
      words: texts.say("offer.away", { name, minutes: Math.round(awayMillis / 60_000) }),
      answers: [{ words: texts.say("offer.away.end"), give: () => void this.#commands.depart(seat) }],
    };
  }
}

/** The seat to move, if its owner has been away so long that another who is still in may end it. */
export function goneTooLong({
  game,
  now,
  awayMillis,
}: Pick<View, "game" | "now" | "awayMillis">): Seat | null {
  const seat = game.toMove;
  if (game.status !== "running" || !seat || isMine(game, seat)) return null;
  if (!mine(game).some((own) => stillIn(game, own))) return null;
  const since = seatOf(game, seat)?.awaySince;
  return since !== undefined && now - Date.parse(since) >= awayMillis ? seat : null;
}

function row({ words, answers }: Question): HTMLElement {
  const buttons = answers.map(({ words: label, give }) => button({ words: label, press: give }));
  return el("div", { class: "question", role: "group", "aria-label": words }, el("p", {}, words), ...buttons);
}
