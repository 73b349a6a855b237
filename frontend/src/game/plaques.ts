import type { Seat } from "../board";
import type { ClockFaces, ClockShown } from "./clock/clockwork";
import { set } from "./dom";
import { mine } from "./names";
import { placesOf } from "./places";
import { Plaque } from "./plaque";
import type { Part, View } from "./view";
import type { Game } from "./wire";

/** All plaques, each in the corner of the table beside its arm. */
export class Plaques implements Part, ClockFaces {
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
    for (const info of view.game.seats) this.at(info.seat)?.show(info, view);
  }

  clock(seat: Seat, shown: ClockShown | null): void {
    this.at(seat)?.clock(shown);
  }

  at(seat: Seat): Plaque | undefined {
    return this.#plaques.find((each) => each.seat === seat);
  }
}
