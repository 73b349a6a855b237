import { type BoardName, type Seat, WORDS } from "../board";
import type { Game, SeatInfo } from "./wire";
import type { Texts } from "./words";

export function seatOf(game: Game, seat: Seat): SeatInfo | undefined {
  return game.seats.find((each) => each.seat === seat);
}

/** What the holder of a seat is called; computers by their level, one without a name by his colour. */
export function nameOf({ kind, name, seat }: SeatInfo, texts: Texts): string {
  if (kind === "open") return texts.say("openSeat");
  if (kind === "deleted") return texts.say("deleted");
  if (kind !== "bot") return name ?? WORDS[texts.lang].colours[seat];
  const level = /\d+$/.exec(name ?? "")?.[0];
  return level ? texts.say("computer.level", { level }) : texts.say("computer");
}

export function nameAt(game: Game, seat: Seat, texts: Texts): string {
  const info = seatOf(game, seat);
  return info ? nameOf(info, texts) : WORDS[texts.lang].colours[seat];
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

export type PresenceKind = "online" | "away" | "disconnected";

/** Whether the holder of a seat is here, and since when he is not. Nobody waits for a computer or an open seat. */
export function presenceOf(info: SeatInfo): { readonly kind: PresenceKind; readonly since: number | null } {
  const { kind, presence, present, since, awaySince } = info;
  const person = kind !== "bot" && kind !== "open";
  const said = presence ?? (present ? "online" : "disconnected");
  const from = since ?? awaySince;
  const gone = said === "away" || said === "disconnected";
  return { kind: person && gone ? said : "online", since: from ? Date.parse(from) : null };
}

/** Whether anybody but the reader plays here. */
export const withOthers = (game: Game): boolean =>
  game.seats.some(({ kind, seat }) => kind !== "bot" && kind !== "open" && !isMine(game, seat));

/** On which side of its board a seat is, together with its team: 一队 · 南席. */
export function sideOf({ seat, team }: SeatInfo, board: BoardName, texts: Texts): string {
  const side = texts.say(board === "square16" ? `seat.square.${seat}` : `seat.${seat}`);
  return team ? texts.say("team.side", { team: texts.say(`team.${team}`), side }) : side;
}
