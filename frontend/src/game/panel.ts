import { glassIcon } from "../board";
import { Asking } from "./asking";
import type { Commands } from "./commands";
import { button, el } from "./dom";
import { redrawn } from "./focus";
import { isMine, isOver, mine, nameOf, sideOf } from "./names";
import { outcome } from "./outcome";
import type { Part, View } from "./view";
import type { SeatInfo } from "./wire";

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
    redrawn(this.#content, () => {
      this.#element.hidden = content.length === 0;
      this.#content.replaceChildren(...content);
    });
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
    const where = sideOf(seat, game.board, texts);
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
