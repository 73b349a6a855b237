import type { Seat } from "../board";
import type { Answer, Game, SeatInfo, Turn } from "./wire";

/** Games for tests. */
export const OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";
export const SECOND = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/5A7/AAAA/A1A/AA/A D 1";

export const seatInfo = (seat: Seat, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: "guest",
  name: `guest ${seat}`,
  menHome: 0,
  state: "playing",
  rank: null,
  present: true,
  ...more,
});

export const game = (more: Partial<Game> = {}): Game => ({
  id: "g1",
  version: 3,
  status: "running",
  board: "star4",
  players: 2,
  men: 10,
  options: { pass: "whenStuck", turnOrder: "clockwise" },
  position: OPENING,
  first: "A",
  round: 1,
  ply: 0,
  toMove: "A",
  seats: [seatInfo("A"), seatInfo("D")],
  offers: [],
  result: null,
  you: { seats: ["A"], host: true },
  turns: [],
  events: [],
  rematch: null,
  inviteUrl: null,
  ...more,
});

export const turn = (ply: number, seat: Seat, trail: readonly string[], more: Partial<Turn> = {}): Turn => ({
  ply,
  version: 4 + ply,
  round: 1 + Math.floor(ply / 2),
  seat,
  move: trail.join(":"),
  trail,
  ...more,
});

export function answer(from: Game, more: Partial<Answer> = {}): Answer {
  const { status, position, first, round, toMove, seats, offers, result } = from;
  const basis = { status, position, first, round, toMove, seats, offers, result };
  return { ...basis, version: from.version + 1, ply: from.ply, events: [], ...more };
}

/** The game after A's first hop. */
export const hopped = (from: Game): Answer =>
  answer(from, { ply: 1, toMove: "D", position: SECOND, turn: turn(0, "A", ["l3", "j5"]) });
