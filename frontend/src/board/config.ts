import type { Aim, Lying } from "./draw/items";
import type { Trail } from "./draw/trail";
import { topology } from "./geometry/boards";
import type { Cell, Seat } from "./geometry/cell";
import type { Lang } from "./speak/words";
import type { Barred, LegalMove } from "./text/moves";
import { type Position, positionOf } from "./text/position";

/** What a page tells the board. Everything but the position may be left out, and changed later. */
export interface BoardConfig {
  /** The position as text (N2). */
  position: string;
  /** The seat of the one who looks on: his target has a solid border, his men are "yours". */
  viewer?: Seat | null;
  /** How many seats the board is turned, so that the home of that seat lies at the bottom. Default: the viewer's. */
  orientation?: number;
  /** Seats in play and men a seat; default: those of the position, and the usual number for so many. */
  seats?: readonly Seat[];
  men?: number;
  /** The legal moves as the server lists them. */
  destinations?: readonly LegalMove[];
  /** Where men could go but for a rule: shown among the destinations, and never gone to. */
  barred?: readonly Barred[];
  /** Men to be told from the others, and what a screen reader calls them. */
  marked?: readonly Cell[];
  markWords?: string;
  /** The seat whose men the hand may pick up; nobody's by default. */
  movable?: Seat | null;
  lastTrail?: Trail | null;
  coordinates?: boolean;
  lang?: Lang;
  names?: Partial<Record<Seat, string>>;
  /** Whose the lying items are, and how long they stay. */
  blocks?: readonly Lying[];
  /** Men the hand may pick up, where not all of the seat; what each may do may come later. */
  pickable?: readonly Cell[] | null;
  /** An item that waits for one of these cells: then no man is picked up. */
  aim?: Aiming | null;
  /**
   * Not a game but a position being set up, by no rule: any man may go anywhere. With "place" a tap chooses a cell, and
   * only a drag takes a man along; with "carry" men are picked up and put down as in a game.
   */
  free?: Free | null;
  /** A finger sees first what comes of its tap, and goes with a second one: for what can't be taken back. */
  careful?: boolean;
  /** Seats whose line is cut: their men are half clear. */
  away?: readonly Seat[];
  /** A tap on a landing shows the path, a second one goes ("先看后走"). */
  lookFirst?: boolean;
  /** What comes was missed: each move is shown, at double speed. */
  hurried?: boolean;
  /** Where the held man may go is marked. Without hints he goes there all the same. */
  hints?: boolean;
  /** A move that is asked about: its way is shown, and its man's ghost, while the man still stands where he stood. */
  asked?: LegalMove | null;
  /** What a screen reader calls the board. */
  label?: string;
}

export type Free = "place" | "carry";

/** Where an item may be used. */
export interface Aiming {
  readonly item: Aim;
  readonly seat: Seat;
  readonly cells: readonly Cell[];
}

/** What is fixed when a board is made. */
export interface BoardOptions extends BoardConfig {
  /** Only to be looked at: no keys, no hand. */
  picture?: boolean;
  /** No lines, grain or names, for little pictures. */
  plain?: boolean;
  /** Show only the surroundings of these cells. */
  crop?: readonly Cell[];
  /** A man shown in the hand from the beginning, with the destinations he has. */
  picked?: Cell;
  /** Set the men in from the top row down. */
  setIn?: boolean;
  onMove?: (move: LegalMove) => void;
  /** A man was put down where several moves end; he stays where he stood until the page says which it was. */
  onSeveral?: (moves: readonly LegalMove[]) => void;
  /** A cell was chosen for the item that waited, or to put something on while a position is set up. */
  onAim?: (cell: Cell) => void;
  /** While a position is set up: a man was dragged off the board. */
  onOff?: (cell: Cell) => void;
  /** A cell was chosen and waits for a second tap; null when it does so no longer. */
  onLooked?: (cell: Cell | null) => void;
  /** Something to be read out; urgent when it must interrupt. */
  onSay?: (words: string, urgent: boolean) => void;
  /** The hand picked a man up, or put him down. */
  onPick?: (cell: Cell | null, landings: number) => void;
  /** A cell was chosen that is nothing now: no landing of the held man, no man to pick up, not for the item. */
  onMissed?: (cell: Cell, held: Cell | null) => void;
  /** The held man can't come here, and somebody points at the cell, or pressed it; null when he points elsewhere. */
  onBarred?: (move: Barred | null, pressed: boolean) => void;
}

/** Everything the board was told, the gaps filled. */
export type Told = Required<BoardConfig>;

export function told(config: BoardConfig): Told {
  const position = positionOf(config.position);
  const board = topology(position.board);
  const seats = config.seats ?? seatsOf(position);
  const viewer = config.viewer ?? null;
  return {
    viewer,
    orientation: viewer ? board.turnOf(viewer) : 0,
    seats,
    men: board.usualMen(seats.length),
    destinations: [],
    barred: [],
    marked: [],
    markWords: "",
    movable: null,
    lastTrail: null,
    coordinates: false,
    lang: "zh",
    names: {},
    blocks: [],
    pickable: null,
    aim: null,
    free: null,
    careful: false,
    away: [],
    lookFirst: false,
    hurried: false,
    hints: true,
    asked: null,
    label: "",
    ...defined(config),
  };
}

export function seatsOf(position: Position): Seat[] {
  const present = new Set(position.men.values());
  return topology(position.board).seats.filter((seat) => present.has(seat));
}

/** A key given as undefined is a key left out. */
export function defined<T extends object>(config: T): T {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)) as T;
}
