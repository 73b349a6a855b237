import type { BoardName, Cell, LegalMove, Seat } from "../board";

/** The shapes of the API that this page reads. Unknown values are "other": strings stay strings. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: string;
  readonly name: string | null;
  readonly team?: number | null;
  readonly menHome: number;
  readonly state: string;
  readonly rank: number | null;
  readonly present: boolean;
  readonly awaySince?: string;
}

export interface Turn {
  readonly ply: number;
  readonly version: number;
  readonly round: number;
  readonly seat: Seat;
  readonly move: string;
  readonly trail: readonly Cell[];
}

/** What happened besides turns: resigned, quit, offer, accepted, declined and the like. */
export interface Happening {
  readonly version: number;
  readonly ply: number;
  readonly seat: Seat | null;
  readonly kind: string;
}

export interface Offer {
  readonly by: Seat;
  readonly open: readonly Seat[];
}

export interface Result {
  readonly ranking?: readonly (readonly Seat[])[];
  readonly score?: Partial<Record<Seat, number>>;
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

/** How a game stands: part of the game itself, of answers to commands and of events. */
export interface Standing {
  readonly version: number;
  readonly status: string;
  readonly position: string;
  readonly first: Seat | null;
  readonly round: number;
  readonly ply: number;
  readonly toMove: Seat | null;
  readonly seats: readonly SeatInfo[];
  readonly offers: readonly Offer[];
  readonly result: Result | null;
}

export interface Answer extends Standing {
  readonly you?: You;
  readonly turn?: Turn;
  readonly events: readonly Happening[];
}

export interface Game extends Standing {
  readonly id: string;
  readonly board: BoardName;
  readonly players: number;
  readonly men: number;
  readonly options: Readonly<Record<string, unknown>>;
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
  readonly mayPass: boolean;
}

/** Why not (RFC 9457). */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title?: string;
  readonly detail?: string;
  readonly ply?: number;
  readonly retryAfterSeconds?: number;
}

export interface Presence {
  readonly seat: Seat;
  readonly present: boolean;
  readonly since: string;
}

/** What the server writes into the page. */
export interface PageData {
  readonly game: Game;
  readonly start: string | null;
  readonly legal: Legal;
  readonly known: boolean;
  readonly invite: string | null;
  readonly now: string;
  readonly awayMillis: number;
  readonly texts: Readonly<Record<string, string>>;
}

export const PASS = "--";
