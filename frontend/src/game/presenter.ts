import {
  type Barred,
  type Board,
  createBoard,
  type LegalMove,
  type Seat,
  type Trail,
  topology,
} from "../board";
import { moved } from "./frames";
import { isMine, mine, nameOf, presenceOf } from "./names";
import type { Settings } from "./settings";
import { movesNow, type Pending, turnAt } from "./state";
import { withNext } from "./variation";
import type { Part, View } from "./view";
import type { Game } from "./wire";

/** More turns than this at once are not shown one by one. */
const MANY = 12;

export interface PresenterEars {
  move(seat: Seat, move: LegalMove): void;
  say(words: string, urgent: boolean): void;
  pick(landings: number | null): void;
  /** Somebody points at a cell that a rule bars for the held man, or pressed it; null when he does no more. */
  barred(move: Barred | null, pressed: boolean): void;
}

/** What the board is to show. */
interface Goal {
  readonly ply: number;
  readonly position: string;
  readonly trail: Trail | null;
  readonly pending: Pending | null;
}

/** Brings the board to what is to be seen, one change after the other; whatever was overtaken meanwhile is left out. */
export class Presenter implements Part {
  readonly board: Board;
  readonly #ears: PresenterEars;
  #view: View;
  #settings: Settings;
  #shown: Goal;
  #stale = false;
  #work: Promise<void> | null = null;
  #finished: ReadonlySet<Seat>;

  constructor(element: HTMLElement, view: View, settings: Settings, ears: PresenterEars) {
    this.#view = view;
    this.#settings = settings;
    this.#ears = ears;
    this.#shown = goalOf(view);
    this.#finished = finished(view.game);
    const { game, acting, texts } = view;
    this.board = createBoard(element, {
      position: this.#shown.position,
      viewer: acting,
      seats: game.seats.map(({ seat }) => seat),
      men: game.men,
      lastTrail: this.#shown.trail,
      lang: texts.lang,
      ...this.#manners(view),
      ...this.#offer(view),
      onMove: (move) => this.#moved(move),
      onSay: ears.say,
      onPick: (cell, landings) => ears.pick(cell === null ? null : landings),
      onBarred: (move, pressed) => ears.barred(move, pressed),
    });
  }

  show(view: View): void {
    this.#view = view;
    this.board.set(this.#manners(view));
    if (!movable(view) && !view.variation?.possible)
      this.board.set({ movable: null, destinations: [], barred: [] });
    this.#stale = true;
    this.#work ??= this.#run().finally(() => {
      this.#work = null;
    });
  }

  settings(settings: Settings): void {
    this.#settings = settings;
    this.show(this.#view);
  }

  /** Goes round by one seat. */
  turn(): void {
    void this.board.turn(this.board.orientation + 1);
  }

  /** Whether something is still on its way to be seen. */
  get busy(): boolean {
    return this.#work !== null;
  }

  settled(): Promise<void> {
    return this.#work ?? Promise.resolve();
  }

  /** A refused move goes back the way it came. */
  async takeBack({ trail, captured }: Pending): Promise<void> {
    if (trail.length === 0 || !this.#shown.pending) return;
    this.#shown = {
      ...this.#shown,
      pending: null,
      position: captured?.length
        ? this.#view.game.position
        : moved(this.#shown.position, [...trail].reverse()),
    };
    await this.board.takeBack(trail);
  }

  async #run(): Promise<void> {
    // The caller's own changes come first: one look at the board for all of them.
    await Promise.resolve();
    while (this.#stale) {
      this.#stale = false;
      const view = this.#view;
      await this.#bring(goalOf(view));
      if (this.#stale) continue;
      await this.#face(view);
      this.board.set(this.#offer(this.#view));
    }
  }

  async #bring(goal: Goal): Promise<void> {
    const before = this.#shown;
    this.#shown = goal;
    if (before.position === goal.position && before.ply === goal.ply) {
      if (!sameTrail(before.trail, goal.trail)) this.board.set({ lastTrail: goal.trail });
    } else if (goal.pending)
      await this.board.play({ seat: goal.pending.seat, cells: goal.pending.trail }, goal.position);
    else if (goal.ply > before.ply && goal.ply - before.ply <= MANY) await this.#play(before.ply, goal);
    else await this.#jump(goal);
    this.#celebrate();
  }

  async #play(from: number, goal: Goal): Promise<void> {
    const { game, frames } = this.#view;
    for (let ply = from; ply < goal.ply; ply++) {
      const turn = turnAt(game, ply);
      if (!turn || turn.trail.length < 2) continue;
      const next = ply + 1 === goal.ply ? goal.position : frames.at(game, ply + 1);
      void this.board.play({ seat: turn.seat, cells: turn.trail }, next);
    }
    // Told a position that it shows already, the board only waits for those on their way.
    if (goal.trail) await this.board.play(goal.trail, goal.position);
    this.board.set({ position: goal.position, lastTrail: goal.trail });
  }

  async #jump({ position, trail }: Goal): Promise<void> {
    this.board.set({ lastTrail: null });
    await this.board.glideTo(position);
    this.board.set({ lastTrail: trail });
  }

  /** The home of the own seat that acts lies at the bottom; with several at one screen, of the one to move. */
  async #face({ acting, game }: View): Promise<void> {
    if (!acting || mine(game).length < 2) return;
    this.board.set({ viewer: acting });
    const turn = topology(game.board).turnOf(acting);
    if (this.#settings.follow && game.status === "running" && this.board.orientation !== turn) {
      await this.board.turn(turn);
    }
  }

  #moved(move: LegalMove): void {
    const { acting, game, variation } = this.#view;
    const tried = variation?.possible?.seat;
    if (variation && tried) {
      const position = withNext(moved(this.#shown.position, move.trail), game);
      this.#shown = { ...this.#shown, position, trail: { seat: tried, cells: move.trail } };
      void variation.play(tried, move);
      return;
    }
    if (!acting) return;
    const pending: Pending = {
      seat: acting,
      move: move.text,
      ply: game.ply,
      trail: move.trail,
      captured: move.captured ?? [],
      stage: "sending",
    };
    const position = moved(game.position, move.trail, move.captured);
    this.#shown = { ply: game.ply, position, trail: { seat: acting, cells: move.trail }, pending };
    this.#ears.move(acting, move);
  }

  #manners({ game, texts, replay }: View) {
    const dead = game.status === "running" && replay.at === null && game.deadGame?.dead;
    const names = Object.fromEntries(game.seats.map((seat) => [seat.seat, nameOf(seat, texts)]));
    const gone = game.seats.filter(
      (seat) => presenceOf(seat).kind === "disconnected" && seat.state === "playing",
    );
    return {
      names,
      away: game.status === "running" ? gone.map(({ seat }) => seat) : [],
      coordinates: this.#settings.coordinates,
      lookFirst: this.#settings.lookFirst,
      hints: this.#settings.hints,
      marked: dead ? Object.values(game.deadGame?.lastMen ?? {}).flat() : [],
      markWords: texts.say("lastMan"),
    };
  }

  #offer(view: View) {
    const { variation } = view;
    if (variation?.line) {
      const { seat = null, moves = [] } = variation.possible ?? {};
      return { movable: seat, destinations: moves };
    }
    const seat = movable(view);
    const now = seat ? movesNow(view.state) : null;
    return { movable: seat, destinations: now?.moves ?? [], barred: now?.barred ?? [] };
  }

  #celebrate(): void {
    const now = finished(this.#view.game);
    if (this.#shown.ply === this.#view.game.ply) {
      for (const seat of now) if (!this.#finished.has(seat)) this.board.brighten(seat);
    }
    this.#finished = now;
  }
}

function movable({ state, game, replay, acting }: View): Seat | null {
  return replay.at === null && movesNow(state) && isMine(game, game.toMove) ? acting : null;
}

function finished(game: Game): ReadonlySet<Seat> {
  return new Set(game.seats.filter(({ state }) => state === "finished").map(({ seat }) => seat));
}

function goalOf(view: View): Goal {
  const { state, game, replay, frames } = view;
  const { pending } = state;
  if (replay.at === null && pending && pending.ply === game.ply && pending.trail.length > 1) {
    const trail = { seat: pending.seat, cells: pending.trail };
    return { ply: game.ply, position: moved(game.position, pending.trail, pending.captured), trail, pending };
  }
  const tried = view.variation?.now;
  if (tried) return { ply: replay.ply, position: tried.position, trail: tried.trail, pending: null };
  const { ply } = replay;
  return { ply, position: frames.at(game, ply), trail: frames.trailBefore(game, ply), pending: null };
}

function sameTrail(a: Trail | null, b: Trail | null): boolean {
  return a?.seat === b?.seat && a?.cells.join() === b?.cells.join();
}
