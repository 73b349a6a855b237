import type { Seat } from "../board";
import type { Game, SeatInfo } from "./wire";
import type { Texts } from "./words";

export function seatOf(game: Game, seat: Seat): SeatInfo | undefined {
  return game.seats.find((each) => each.seat === seat);
}

/** What the holder of a seat is called; computers by their level. */
export function nameOf({ kind, name, seat }: SeatInfo, texts: Texts): string {
  if (kind === "open") return texts.say("openSeat");
  if (kind === "deleted") return texts.say("deleted");
  if (kind !== "bot") return name ?? texts.say(`seat.${seat}`);
  const level = /\d+$/.exec(name ?? "")?.[0];
  return level ? texts.say("computer.level", { level }) : texts.say("computer");
}

export function nameAt(game: Game, seat: Seat, texts: Texts): string {
  const info = seatOf(game, seat);
  return info ? nameOf(info, texts) : texts.say(`seat.${seat}`);
}

/** Where more is to be known of who holds a seat, if he has an account and sits there under his own name. */
export const pageOf = ({ kind, name }: SeatInfo): string | undefined =>
  kind === "human" && name !== null ? `/players/${encodeURIComponent(name)}` : undefined;

/** A gain or a loss as print writes it. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : `${points}`.replace("-", "\u2212");

export const mine = (game: Game): readonly Seat[] => game.you?.seats ?? [];

export const isMine = (game: Game, seat: Seat | null): boolean => seat !== null && mine(game).includes(seat);

export const stillIn = (game: Game, seat: Seat): boolean => seatOf(game, seat)?.state === "playing";

/** The own seat that acts: the one to move, else the first that is still in, else the first. */
export function actingSeat(game: Game): Seat | null {
  const own = mine(game);
  if (game.toMove && own.includes(game.toMove)) return game.toMove;
  return own.find((seat) => stillIn(game, seat)) ?? own[0] ?? null;
}

/** Who resigns takes the lowest rank that is still free (R3.3). */
export function rankOnLeaving(game: Game): number {
  const gone = game.seats.filter(({ state }) => state !== "playing" && state !== "finished");
  return game.seats.length - gone.length;
}

export const isOver = (game: Game): boolean => game.status !== "open" && game.status !== "running";
