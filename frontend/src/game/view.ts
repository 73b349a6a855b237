import type { Seat } from "../board";
import type { Frames } from "./frames";
import type { Replay } from "./replay";
import type { Settings } from "./settings";
import type { State } from "./state";
import type { Variation } from "./variation";
import type { Game } from "./wire";
import type { Texts } from "./words";

/** All that the parts of the page show. */
export interface View {
  readonly state: State;
  readonly game: Game;
  readonly replay: Replay;
  readonly frames: Frames;
  /** What is tried out by hand from a position of a finished game. */
  readonly variation?: Variation;
  readonly texts: Texts;
  readonly settings: Settings;
  /** The own seat that acts now; none for those who watch. */
  readonly acting: Seat | null;
  /** The server's time. */
  readonly now: number;
  /** How long one may be away before others may end his seat (R3.3). */
  readonly awayMillis: number;
}

/** A part of the page. */
export interface Part {
  show(view: View): void;
}
