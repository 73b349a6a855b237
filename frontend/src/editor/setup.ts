import { type Cell, type Position, type Seat, topology } from "../board";
import type { Seatings } from "../home/seatings";
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

/** What an address says of those who play; a form that was sent and came back has said all of it. */
export function companySaid(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  now: Company,
): Partial<Company> {
  if (pathname !== "/editor") return now;
  const wanted = new URLSearchParams(search);
  // What the form does not have, the server has left aside.
  const said = (["players", "men"] as const).filter((name) => wanted.get(name) === `${now[name]}`);
  return Object.fromEntries(said.map((name) => [name, now[name]]));
}

/**
 * How many play in a position that does not say it: as now if that can be, else as few with as few men as can be. What
 * was said of them holds wherever the board has it, fitting or not.
 */
export function companyOf(
  position: Position,
  seatings: Seatings,
  now: Company,
  said: Partial<Company> = {},
): Company {
  const any = companies(seatings, position.board);
  const agreed = any.filter((each) => agrees(each, said));
  const all = agreed.length > 0 ? agreed : any;
  if (fits(position, seatings, now) && all.some((each) => agrees(each, now))) return now;
  return all.find((company) => fits(position, seatings, company)) ?? roomiest(position, all, seatings, now);
}

const companies = (seatings: Seatings, board: string): Company[] =>
  Object.entries(seatings[board] ?? {}).flatMap(([players, seating]) =>
    seating.men.map((men) => ({ players: Number(players), men })),
  );

const agrees = (company: Company, { players, men }: Partial<Company>): boolean =>
  (players ?? company.players) === company.players && (men ?? company.men) === company.men;

/** Where too many men stand about: as many players as now if they have all the colours, and as many men as can be. */
function roomiest(position: Position, all: readonly Company[], seatings: Seatings, now: Company): Company {
  const seated = all.filter(({ players }) => {
    const seats = seatings[position.board]?.[players]?.seats ?? [];
    return present(position).every((seat) => seats.includes(seat));
  });
  const pool = seated.length > 0 ? seated : all;
  const numbers = pool.map(({ players }) => players);
  const players = numbers.includes(now.players) ? now.players : Math.min(...numbers);
  return { players, men: Math.max(...pool.filter((each) => each.players === players).map(({ men }) => men)) };
}
