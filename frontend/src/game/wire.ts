import type { Act, Barred, BoardName, Cell, LegalMove, Lying, Seat } from "../board";

// The shapes of the API that this page reads. Unknown values are "other": strings stay strings.

/** What a rated game was, or would be, worth to a seat, term by term. */
export interface Earned {
  readonly points: number;
  readonly terms: readonly { readonly kind: string; readonly points: number }[];
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: string;
  readonly name: string | null;
  readonly team?: number | null;
  readonly menHome: number;
  readonly state: string;
  readonly rank: number | null;
  readonly points?: number | null;
  readonly level?: number | null;
  readonly present: boolean;
  readonly awaySince?: string;
  /** online, away or disconnected, and since when. */
  readonly presence?: string;
  readonly since?: string | null;
  /** Whoever sits there was suspended, and quits then. */
  readonly quitsAt?: string;
  /** A computer plays for this seat. */
  readonly inCare?: boolean;
  /** What R4.1 will ask next. */
  readonly deadline?: Deadline | null;
}

export interface Deadline {
  readonly round: number;
  readonly men: number;
  readonly outside: number;
  readonly missing: number;
}

export interface SeatClock {
  readonly seat: Seat;
  /** What was left at the time of the clocks. */
  readonly leftMillis: number;
  /** Only the clock of the seat on turn runs out. */
  readonly runsOutAt?: string | null;
  readonly timeouts: number;
}

export interface Clocks {
  readonly asOf: string;
  readonly seats: readonly SeatClock[];
}

export interface Turn {
  readonly ply: number;
  readonly version: number;
  readonly round: number;
  readonly seat: Seat;
  readonly move: string;
  readonly trail: readonly Cell[];
  /** What it changed on the board, in a game with items. */
  readonly effects?: readonly Act[];
  readonly captured?: readonly Cell[];
  /** The face thrown before it (R9.1). */
  readonly die?: number;
}

/** What happened besides turns: resigned, quit, offer, accepted, declined and the like. */
export interface Happening {
  readonly version: number;
  readonly ply: number;
  readonly seat: Seat | null;
  readonly kind: string;
}

export interface Offer {
  /** draw or takeBack */
  readonly kind: string;
  readonly by: Seat;
  readonly open: readonly Seat[];
}

export interface Result {
  readonly ranking?: readonly (readonly Seat[])[];
  readonly score?: Partial<Record<Seat, number>>;
  readonly points?: Partial<Record<Seat, Earned>>;
  readonly round: number;
  readonly ply: number;
  readonly reason: string;
}

export interface You {
  readonly seats: readonly Seat[];
  readonly host: boolean;
}

export interface Rematch {
  readonly by: readonly Seat[];
  readonly game: string | null;
}

type BySeat<T> = Readonly<Partial<Record<Seat, T>>>;

/** How near to dead the game is (R5.2), or how it stands once dead; after the end only since when it was. */
export interface DeadGame {
  readonly rounds: number;
  readonly of: number;
  readonly dead: boolean;
  readonly since: number | null;
  readonly turnsLeft: BySeat<number>;
  readonly lastMen: BySeat<readonly Cell[]>;
  readonly distance: BySeat<number>;
}

/** Whether the first to bring a man in will lose a turn (R2.9), and who has one to lose. */
export interface FirstEntry {
  readonly open: boolean;
  readonly loses: Seat | null;
}

/** The signs of what a rule will ask, stop or end later. */
export interface Signs {
  readonly deadGame?: DeadGame | null;
  readonly firstEntry?: FirstEntry | null;
  readonly passedRounds?: number;
}

/** How a game stands: part of the game itself, of answers to commands and of events. */
export interface Standing extends Signs {
  readonly version: number;
  readonly status: string;
  readonly position: string;
  readonly first: Seat | null;
  readonly round: number;
  readonly ply: number;
  readonly toMove: Seat | null;
  readonly seats: readonly SeatInfo[];
  readonly offers: readonly Offer[];
  readonly items?: Belongings | null;
  readonly clocks?: Clocks | null;
  readonly result: Result | null;
  /** The die of the turn under way (R9.1). */
  readonly die?: number | undefined;
  readonly chance?: Chance | undefined;
}

/** What the game's chance follows from; the seed is told at the end. */
export interface Chance {
  readonly commitment: string;
  readonly seed: string | null;
}

export interface Answer extends Standing {
  readonly you?: You;
  readonly turn?: Turn;
  readonly events: readonly Happening[];
}

export interface Game extends Standing {
  readonly id: string;
  readonly preset?: string;
  readonly board: BoardName;
  readonly players: number;
  readonly men: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly rated?: boolean;
  readonly you?: You;
  readonly turns?: readonly Turn[];
  readonly events?: readonly Happening[];
  readonly rematch: Rematch | null;
  readonly inviteUrl: string | null;
}

export interface Legal {
  readonly ply: number;
  readonly seat: Seat | null;
  readonly moves: readonly LegalMove[];
  readonly barred?: readonly Barred[];
  readonly mayPass: boolean;
  readonly die?: number;
  /** How many steps and hops the die comes to. */
  readonly actions?: number;
  /** In a game with items: whether the turn begun so may be played as it stands, and what may come next in it. */
  readonly whole?: boolean;
  readonly items?: readonly ItemOffer[];
}

/** An item that may come next: on these cells, or with these men; with a man named, his cells. */
export interface ItemOffer {
  readonly item: string;
  readonly cells?: readonly Cell[];
  readonly men?: readonly Cell[];
}

/** Who still holds which items, and what lies on the board (R8). */
export interface Belongings {
  readonly hands: Partial<Record<Seat, readonly string[]>>;
  readonly blocks: readonly Lying[];
}

/** Why not (RFC 9457). */
export interface Problem {
  readonly status: number;
  readonly code: string;
  /** The paragraph of the rules that is behind it. */
  readonly rule?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly ply?: number;
  readonly retryAfterMillis?: number;
}

export interface Presence {
  readonly seat: Seat;
  readonly present?: boolean;
  readonly presence?: string;
  readonly since: string;
  readonly quitsAt?: string;
}

/** A phrase somebody said; it is kept nowhere. */
export interface Phrase {
  readonly seat: Seat;
  readonly phrase: string;
}

/** What the server writes into the page. */
export interface PageData {
  readonly game: Game;
  readonly start: string | null;
  readonly legal: Legal;
  readonly known: boolean;
  /** Of a registered reader. */
  readonly level: number | null;
  readonly invite: string | null;
  readonly now: string;
  readonly awayMillis: number;
  /** What this reader chose, by name. */
  readonly settings: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
}

export const PASS = "--";
