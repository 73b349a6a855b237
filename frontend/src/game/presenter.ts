import {
  type Act,
  type Barred,
  type Board,
  createBoard,
  type LegalMove,
  type Seat,
  shared,
  type Trail,
  topology,
} from "../board";
import { atHand, movable } from "./at-hand";
import { actedOn, actsOfTrail, moved, trailOf, walkOf } from "./frames";
import { extendsActs, type Goal, goalOf, sameTrail } from "./goal";
import { hasItems, laidBy, lyingAt } from "./items/held";
import { mine, nameOf, presenceOf } from "./names";
import type { Settings } from "./settings";
import { actsNow, isAsked, type Pending, turnAt } from "./state";
import { withNext } from "./variation";
import type { Part, View } from "./view";
import { askedIn } from "./ways";
import type { Game } from "./wire";

/** More turns than this at once are not shown one by one. */
const MANY = 12;

export interface PresenterEars {
  move(seat: Seat, move: LegalMove): void;
  /** A man was put down where several moves end. */
  several(seat: Seat, moves: readonly LegalMove[]): void;
  /** A cell was chosen for the item in hand. */
  aim(cell: string): void;
  /** A cell was chosen that is nothing now, with the man on the other one in the hand. */
  missed(cell: string, held: string | null): void;
  /** A cell was tapped and is to be tapped once more; null when it is not waited for any longer. */
  looked(cell: string | null): void;
  say(words: string, urgent: boolean): void;
  pick(cell: string | null): void;
  /** Somebody points at a cell that a rule bars for the held man, or pressed it; null when he does no more. */
  barred(move: Barred | null, pressed: boolean): void;
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
      ...atHand(view),
      onMove: (move) => this.#moved(move),
      onSeveral: (moves) => this.#several(moves),
      onAim: (cell) => ears.aim(cell),
      onMissed: (cell, held) => this.#view.replay.at === null && ears.missed(cell, held),
      onLooked: (cell) => ears.looked(cell),
      onSay: ears.say,
      onPick: (cell) => ears.pick(cell),
      onBarred: (move, pressed) => ears.barred(move, pressed),
    });
  }

  show(view: View): void {
    this.#view = view;
    this.board.set(this.#manners(view));
    if (!movable(view) && !view.variation?.possible)
      this.board.set({ movable: null, destinations: [], barred: [], aim: null });
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
  async takeBack(pending: Pending): Promise<void> {
    const { trail, captured } = pending;
    if (isAsked(pending) || trail.length === 0 || !this.#shown.pending) return;
    this.#shown = {
      ...this.#shown,
      pending: null,
      position: captured?.length
        ? this.#view.game.position
        : moved(this.#shown.position, [...trail].reverse()),
    };
    await this.board.takeBack(trail);
    if (captured?.length) this.board.set({ position: this.#shown.position });
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
      this.board.set(atHand(this.#view));
    }
  }

  async #bring(goal: Goal): Promise<void> {
    const before = this.#shown;
    this.#shown = goal;
    if (
      before.position === goal.position &&
      before.ply === goal.ply &&
      before.acts.length === goal.acts.length
    ) {
      if (!sameTrail(before.trail, goal.trail)) this.board.set({ lastTrail: goal.trail });
    } else if (
      before.ply === goal.ply &&
      goal.acts.length > before.acts.length &&
      extendsActs(goal.acts, before.acts)
    )
      await this.board.play(goal.trail ?? { seat: "A", cells: [] }, goal.position, before.acts.length);
    else if (goal.pending && goal.acts.length === 0)
      await this.board.play(goal.trail ?? { seat: "A", cells: [] }, goal.position);
    else if (goal.ply > before.ply && goal.ply - before.ply <= MANY) await this.#play(before, goal);
    else await this.#jump(goal);
    this.#celebrate();
  }

  async #play(before: Goal, goal: Goal): Promise<void> {
    const { game, frames } = this.#view;
    for (let ply = before.ply; ply < goal.ply; ply++) {
      const turn = turnAt(game, ply);
      const trail = turn && trailOf(turn);
      if (!trail) continue;
      const next = ply + 1 === goal.ply ? goal.position : frames.at(game, ply + 1);
      void this.board.play(trail, next, ply === before.ply ? this.#already(before, trail) : 0);
    }
    // Told a position that it shows already, the board only waits for those on their way.
    if (goal.trail?.acts) await this.board.play(goal.trail, goal.position, goal.trail.acts.length);
    else if (goal.trail) await this.board.play(goal.trail, goal.position);
    this.board.set({ position: goal.position, lastTrail: goal.trail });
  }

  /** How much of a turn was seen while it was put together; if that was something else, the board goes back first. */
  #already(before: Goal, trail: Trail): number {
    const { game, frames } = this.#view;
    const pending = before.pending?.trail ?? [];
    const walked: readonly Act[] = pending.length > 1 ? [{ kind: "walked", trail: pending }] : [];
    const seen = [...walked, ...before.acts].filter(({ kind }) => kind !== "stirs");
    const same = shared(seen, actsOfTrail(trail));
    if (same === seen.length) return same;
    this.board.set({
      position: frames.at(game, before.ply),
      lastTrail: frames.trailBefore(game, before.ply),
    });
    return 0;
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
      const position = withNext(moved(this.#shown.position, move.trail, move.captured), game);
      this.#shown = { ...this.#shown, position, trail: walkOf(tried, move.trail, move.captured) };
      void variation.play(tried, move);
      return;
    }
    if (!acting) return;
    if (this.#view.state.plan) {
      const act: Act = move.by
        ? { kind: move.by === "wing" ? "wing" : "swap", from: move.from, to: move.to }
        : { kind: "walked", trail: move.trail };
      const acts = [...this.#shown.acts, act];
      const trail = { seat: acting, cells: [], acts };
      this.#shown = {
        ply: game.ply,
        position: actedOn(this.#shown.position, [act]),
        trail,
        pending: null,
        acts,
      };
      if (acts.length > 1) this.board.set({ lastTrail: trail });
      this.#ears.move(acting, move);
      return;
    }
    const pending: Pending = {
      seat: acting,
      move: move.text,
      ply: game.ply,
      trail: move.trail,
      captured: move.captured ?? [],
      stage: "sending",
    };
    const position = moved(game.position, move.trail, move.captured);
    this.#shown = {
      ply: game.ply,
      position,
      trail: walkOf(acting, move.trail, move.captured),
      pending,
      acts: [],
    };
    this.#ears.move(acting, move);
  }

  /** In a line that is tried out, too, it is asked which was meant. */
  #several(moves: readonly LegalMove[]): void {
    const { acting, variation } = this.#view;
    if (variation?.possible?.seat) variation.ask(moves);
    else if (acting) this.#ears.several(acting, moves);
  }

  #manners(view: View) {
    const { game, texts, state, replay, acting } = view;
    const dead = game.status === "running" && replay.at === null && game.deadGame?.dead;
    const names = Object.fromEntries(game.seats.map((seat) => [seat.seat, nameOf(seat, texts)]));
    const gone = game.seats.filter(
      (seat) => presenceOf(seat).kind === "disconnected" && seat.state === "playing",
    );
    const laid = replay.at === null && acting ? laidBy(actsNow(state), acting) : [];
    return {
      names,
      ...(hasItems(game) ? { blocks: [...lyingAt(game, replay.ply), ...laid] } : {}),
      away: game.status === "running" ? gone.map(({ seat }) => seat) : [],
      hurried: state.behind ?? false,
      coordinates: this.#settings.coordinates,
      lookFirst: this.#settings.lookFirst,
      hints: this.#settings.hints,
      marked: dead ? Object.values(game.deadGame?.lastMen ?? {}).flat() : [],
      asked: askedIn(view)?.looked ?? null,
      markWords: texts.say("lastMan"),
    };
  }

  #celebrate(): void {
    const now = finished(this.#view.game);
    if (this.#shown.ply === this.#view.game.ply) {
      for (const seat of now) if (!this.#finished.has(seat)) this.board.brighten(seat);
    }
    this.#finished = now;
  }
}

function finished(game: Game): ReadonlySet<Seat> {
  return new Set(game.seats.filter(({ state }) => state === "finished").map(({ seat }) => seat));
}
