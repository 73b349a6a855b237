/** The board component. It knows no rules: the server says what may be done, the board says what was chosen. */
export { type Board, createBoard } from "./board";
export type { Aiming, BoardConfig, BoardOptions, Free } from "./config";
export { type ClockRing, clockRing, glassIcon, type SeatState, seatsIcon } from "./draw/icons";
export { type Aim, type ItemKind, itemIcon, type Lying, sevenOf } from "./draw/items";
export { viewAround } from "./draw/outline";
export type { Trail } from "./draw/trail";
export { topology } from "./geometry/boards";
export { type BoardName, type Cell, isSeat, type Seat } from "./geometry/cell";
export { WORDS } from "./speak/words";
export { type Act, actedAll, shared } from "./text/acts";
export type { Barred, LegalMove } from "./text/moves";
export { type Position, readPosition, writePosition } from "./text/position";
