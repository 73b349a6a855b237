import { type Cell, type Position, type Seat, topology } from "../board";
import { nearest, type Seatings } from "../home/seatings";
import type { Company } from "../shared/addresses";

/** What the hand holds: men of a seat to put down, nothing to put down, or whatever it picks up. */
export type Tool = Seat | "rubber" | "carry";

/** A cell chosen with a tool: a man comes there, and goes if he is there already. */
export function put(position: Position, cell: Cell, tool: Tool): Position {
  const men = new Map(position.men);
  const items = new Map(position.items);
  const there = men.get(cell);
  if (!men.delete(cell) && tool === "rubber") items.delete(cell);
  if (tool !== "rubber" && tool !== "carry" && tool !== there) {
    men.set(cell, tool);
    items.delete(cell);
  }
  return { ...position, men, items };
}

/** A man goes from cell to cell; whoever is there makes room. */
export function carry(position: Position, from: Cell, to: Cell): Position {
  const seat = position.men.get(from);
  if (!seat || from === to) return position;
  return put(put(put(position, from, "rubber"), to, "rubber"), to, seat);
}

export const cleared = (position: Position): Position => ({
  ...position,
  men: new Map(),
  items: new Map(),
});

export const countOf = ({ men }: Position, seat: Seat): number =>
  [...men.values()].filter((each) => each === seat).length;

/** Those who have men on the board, in the order of the board's seats. */
export const present = (position: Position): Seat[] =>
  topology(position.board).seats.filter((seat) => countOf(position, seat) > 0);

/** Whether so many players with so many men could stand so. */
export function fits(position: Position, seatings: Seatings, { players, men }: Company): boolean {
  const seating = seatings[position.board]?.[players];
  return (
    seating?.men.includes(men) === true &&
    present(position).every((seat) => seating.seats.includes(seat) && countOf(position, seat) <= men)
  );
}

/** How many play in a position that does not say it: as now if that can be, else as few with as few men as can be. */
export function companyOf(position: Position, seatings: Seatings, now: Company): Company {
  if (fits(position, seatings, now)) return now;
  const all = Object.entries(seatings[position.board] ?? {}).flatMap(([players, seating]) =>
    seating.men.map((men) => ({ players: Number(players), men })),
  );
  const whole = all.find((company) => fits(position, seatings, company));
  if (whole) return whole;
  const numbers = [...new Set(all.map(({ players }) => players))];
  const players = Math.max(...numbers.filter((number) => number >= now.players), nearest(6, numbers));
  return { players, men: Math.max(...all.filter((each) => each.players === players).map(({ men }) => men)) };
}
