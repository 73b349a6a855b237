import type { Cell, LegalMove, Seat } from "../src/board";
import { type Position, readPosition, topology, writePosition } from "../src/board";

/** Steps and hops over one neighbour, enough to try the board by hand. The game's rules live on the server. */
export function movesOf(position: Position, seat: Seat): LegalMove[] {
  const own = [...position.men].filter(([, of]) => of === seat).map(([cell]) => cell);
  return own.flatMap((cell) => movesFrom(position, cell));
}

function movesFrom({ board: name, men, items }: Position, from: Cell): LegalMove[] {
  const board = topology(name);
  const empty = (cell: Cell) => cell === from || (!men.has(cell) && !items.has(cell));
  const trails = new Map<Cell, Cell[]>([[from, [from]]]);
  for (const trail of trails.values()) {
    for (let direction = 0; direction < board.directions; direction++) {
      const over = board.step(trail.at(-1) ?? from, direction);
      const to = over && board.step(over, direction);
      if (!over || !to || over === from || trails.has(to)) continue;
      if ((men.has(over) || items.get(over) === "o") && empty(to)) trails.set(to, [...trail, to]);
    }
  }
  const steps = board.neighbours(from).filter((to) => empty(to) && to !== from);
  for (const to of steps) trails.set(to, [from, to]);
  trails.delete(from);
  return [...trails].map(([to, trail]) => ({
    from,
    to,
    trail,
    text: trail.join(steps.includes(to) ? "-" : ":"),
  }));
}

export function after(position: Position, move: LegalMove, toMove: Seat): string {
  const men = new Map(position.men);
  const seat = men.get(move.from);
  men.delete(move.from);
  if (seat) men.set(move.to, seat);
  return writePosition({ ...position, men, toMove });
}

export function read(text: string): Position {
  const position = readPosition(text);
  if ("unreadable" in position) throw new Error(position.unreadable);
  return position;
}
