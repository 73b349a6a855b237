import { type Seat, topology } from "../board";
import type { Game } from "./wire";

export type Place = "bl" | "tl" | "tr" | "br";

/** A corner; the second one there stands above or below the first. */
export interface Spot {
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
