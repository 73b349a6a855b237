import type { Barred } from "../board";
import { byId } from "../shared/need";
import { Clockwork } from "./clock/clockwork";
import type { Commands } from "./commands";
import { announce, set } from "./dom";
import { Tray } from "./items/tray";
import type { OwnTurn } from "./own-turn";
import { Phrases } from "./phrases";
import { Plaques } from "./plaques";
import { Presenter } from "./presenter";
import type { Says } from "./says";
import type { Settings } from "./settings";
import { isUnknown, undrafted } from "./state";
import type { Part, View } from "./view";
import type { Phrase } from "./wire";

export { byId };

export interface TableParts {
  readonly commands: Commands;
  readonly turn: OwnTurn;
  readonly says: Says;
  /** The server's time. */
  readonly now: () => number;
}

export interface TableEars {
  /** A second of the reader's last ten has gone by. */
  tick(): void;
  mute(): void;
}

/** The board and all that stands round it. */
export class TableSide implements Part {
  readonly presenter: Presenter;
  readonly #plaques: Plaques;
  readonly #phrases: Phrases;
  readonly #tray: Tray;
  readonly #clockwork: Clockwork;
  readonly #says: Says;
  #view: View;

  constructor(view: View, { commands, turn, says, now }: TableParts, ears: TableEars) {
    this.#view = view;
    this.#says = says;
    this.#plaques = new Plaques(byId("table"), view.game);
    this.#phrases = new Phrases(this.#plaques, commands, {
      explain: (words) => says.notice(words, false),
      spoken: (words) => announce(byId("spoken"), words),
      mute: () => ears.mute(),
    });
    this.#clockwork = new Clockwork(this.#plaques, now, {
      late: (words) => says.alert(words),
      tick: () => ears.tick(),
    });
    this.#tray = new Tray({
      take: (item) => turn.take(item),
      explain: (words) => says.notice(words, false),
    });
    byId("table").append(this.#tray.element);
    this.presenter = new Presenter(byId("stage"), view, view.settings, {
      move: (...what) => turn.moved(...what),
      several: (...what) => turn.several(...what),
      aim: (cell) => turn.aimed(cell),
      missed: (cell, held) => void turn.missed(cell, held),
      looked: (cell) => says.looking(cell),
      say: (words) => announce(byId("spoken"), words),
      pick: (cell) => (cell === null ? says.aside("") : turn.picked(cell)),
      barred: (move, pressed) => this.#barred(move, pressed),
    });
  }

  show(view: View): void {
    this.#view = view;
    this.presenter.show(view);
    this.#plaques.show(view);
    this.#phrases.show(view);
    this.#tray.show(view);
    byId("table").classList.toggle("with-hand", !this.#tray.element.hidden);
    this.#clockwork.show(view);
    this.#rest();
    void this.presenter.settled().then(() => this.#rest());
  }

  settings(settings: Settings): void {
    set(document.documentElement, { "data-motion": settings.animation ? false : "off" });
    this.presenter.settings(settings);
  }

  heard(phrase: Phrase): void {
    this.#phrases.heard(phrase);
  }

  /** The board goes round by one seat, and the plaques with it. */
  turn(): void {
    this.presenter.turn();
    this.#rest();
    setTimeout(() => this.#rest(), 400);
  }

  /** Why a destination is barred: while it is pointed at, and aloud when it was pressed. */
  #barred(move: Barred | null, pressed: boolean): void {
    const { texts } = this.#view;
    const words = move ? texts.either([`barred.${move.code}`, "barred.other"], { ...move }) : "";
    this.#says.aside(words, pressed);
  }

  /** Says whether the board waits for something before the hand may go on. */
  #rest(): void {
    const { state, game } = this.#view;
    set(byId("stage"), {
      "aria-busy": this.presenter.busy || isUnknown(state) || undrafted(state) !== null ? "true" : false,
    });
    this.#plaques.place(game, this.presenter.board.orientation);
  }
}
