import { Air } from "./air";
import type { Told } from "./config";
import { viewAround, wholeView } from "./draw/outline";
import { Scene } from "./draw/scene";
import { arcOf, legsOf, type Trail } from "./draw/trail";
import { appear, vanish } from "./effects";
import { topology } from "./geometry/boards";
import type { Cell, Point, Seat } from "./geometry/cell";
import { modulo, type Topology } from "./geometry/topology";
import type { View } from "./hand/view";
import { leavingOf } from "./leaving";
import { BOW, STORM, smooth, whirled } from "./motion/flight";
import type { LiftedMan } from "./motion/lifted";
import { type Tween, tween } from "./motion/tween";
import { type Act, acted, dealings } from "./text/acts";
import { sameMen, shifts } from "./text/difference";
import type { Position } from "./text/position";

const TURN = 320;

/** A move to be shown: along this trail to this position. */
export interface Showing {
  readonly trail: Trail;
  readonly next: Position;
  /** How many acts of the trail are shown already. */
  readonly shown?: number;
}

/** What the board shows: a position, the last move, and the men on their way. */
export class Stage {
  readonly board: Topology;
  readonly scene: Scene;
  readonly air: Air;
  told: Told;
  position: Position;
  trail: Trail | null;
  turn: number;
  /** Where it will lie once it has gone round. */
  heading: number;
  /** Called whenever what is shown has changed. */
  changed: () => void = () => undefined;
  /** Called when a waiting move begins to be shown. */
  showing: (move: Showing) => void = () => undefined;
  #arrived = true;
  #waiting: Showing[] = [];
  #playing: Promise<void> | null = null;
  #flight: Promise<void> = Promise.resolve();
  #turning: Tween | null = null;
  #performing: object | null = null;

  constructor(told: Told, position: Position, plain: boolean) {
    this.told = told;
    this.position = position;
    this.trail = told.lastTrail;
    this.board = topology(position.board);
    this.turn = modulo(told.orientation, this.board.seats.length);
    this.heading = this.turn;
    this.scene = new Scene(this.board, plain);
    this.air = new Air(this.scene, () => this.drawMen());
    this.scene.place(this.turn);
  }

  at(cell: Cell): Point {
    return this.board.at(cell, this.turn);
  }

  /** How fast men go; what was missed is shown at double speed. */
  get pace(): number {
    return this.told.hurried ? 2 : 1;
  }

  viewOf(crop: readonly Cell[] | undefined): View {
    return crop ? viewAround(crop.map((cell) => this.at(cell))) : wholeView(this.board.shape);
  }

  draw(): void {
    const { told, scene } = this;
    scene.showCamps({ seats: told.seats, men: told.men, viewer: told.viewer });
    scene.showItems(this.position.items, told.blocks);
    scene.showTrail(this.trail, this.position.men, this.#arrived);
    scene.root.classList.toggle("nameless", !told.coordinates);
    this.drawMen();
    this.changed();
  }

  /** Shows a position at once. If its men stand where they are shown already, what goes on goes on. */
  put(position: Position): void {
    if (!sameMen(position, this.position)) this.#stop();
    this.position = position;
  }

  /** Shows the last move; told again what it shows already, it leaves a man in flight alone. */
  mark(trail: Trail | null): void {
    if (sameTrail(trail, this.trail)) return;
    this.trail = trail;
    this.#arrived = true;
  }

  /** A man goes along a trail. One the hand dragged there only settles. */
  carry({ trail, next }: Showing, dragged = false): Promise<void> {
    const { cells, seat } = trail;
    const [from, to] = [cells[0], cells.at(-1)];
    if (from === undefined || to === undefined) return Promise.resolve();
    const man = this.air.rename(from, to) ?? this.air.lift(to, seat, this.at(from));
    this.scene.showLeaving(leavingOf(this, trail, dragged));
    this.position = next;
    this.trail = trail;
    this.#arrived = false;
    const motion = dragged
      ? man.settle(this.at(to))
      : man.fly(legsOf(this.board, cells, this.turn), this.pace);
    this.draw();
    this.#flight = this.air.land(to, motion).then(() => this.#arrive(trail));
    return this.#flight;
  }

  /** One thing of a turn with items. Whoever the hand dragged there only settles. */
  perform(seat: Seat, act: Act, dragged = false): Promise<void> {
    const before = this.position;
    const done = this.trail?.seat === seat && this.#performing ? (this.trail.acts ?? []) : [];
    this.#arrived = false;
    if (act.kind === "walked") {
      const motion = this.carry({ trail: { seat, cells: act.trail }, next: acted(before, act) });
      this.#note(seat, [...done, act]);
      return motion.then(() => this.#come(before, act));
    }
    if (act.kind === "expired") {
      return vanish(this.scene.lyingAt(act.cell)).then(() => this.#come(before, act));
    }
    const ways = this.#ways(act);
    const motions = ways.map(({ from, to, seat: of, motion }) => {
      const man = this.air.rename(from, `${to}?`) ?? this.air.lift(`${to}?`, of, this.at(from));
      return { to, man, motion };
    });
    // All are up before any comes down: two who change places never meet on a cell.
    const flights = motions.map(({ to, man, motion }, i) => {
      this.air.rename(`${to}?`, to);
      return this.air.land(to, i === 0 && dragged ? man.settle(this.at(to)) : motion(man));
    });
    this.position = acted(before, act);
    this.#note(seat, [...done, act]);
    if (act.kind === "placed") appear(this.scene.lyingAt(act.cell));
    if (act.kind === "dealt") this.scene.whirl(STORM.round / this.pace);
    this.#flight = Promise.all(flights).then(() => this.#come(before, act));
    return this.#flight;
  }

  /** Which men an act takes where, and how. */
  #ways(act: Act): { seat: Seat; from: Cell; to: Cell; motion: (man: LiftedMan) => Tween }[] {
    const { men } = this.position;
    const fly = (from: Cell, to: Cell, bow: number) => {
      const seat = men.get(from);
      const legs = [arcOf(this.board, from, to, this.turn, bow)];
      return seat ? [{ seat, from, to, motion: (man: LiftedMan) => man.fly(legs, this.pace) }] : [];
    };
    if (act.kind === "wing") return fly(act.from, act.to, BOW);
    if (act.kind === "swap") return [...fly(act.from, act.to, BOW), ...fly(act.to, act.from, -BOW)];
    if (act.kind !== "dealt") return [];
    const centre = this.at(act.cell);
    const millis = (STORM.round + STORM.down) / this.pace;
    return dealings(act).map(({ seat, from, to }) => {
      const pose = (share: number) => whirled(centre, this.at(from), this.at(to), share);
      return { seat, from, to, motion: (man: LiftedMan) => man.travel(millis, pose) };
    });
  }

  /** It is over: unless another position came meanwhile, the board shows what came of it. */
  #come(before: Position, act: Act): void {
    const next = acted(before, act);
    if (act.kind === "expired" && sameMen(this.position, before)) this.position = next;
    this.#arrived = true;
    this.draw();
  }

  #note(seat: Seat, acts: readonly Act[]): void {
    this.trail = { seat, cells: [], acts };
    this.draw();
  }

  /** A turn with items, thing by thing, from the first that is not shown yet. */
  async #showActs({ trail, next, shown = 0 }: Showing): Promise<void> {
    const { seat, acts = [] } = trail;
    const token = {};
    this.#performing = token;
    this.trail = { seat, cells: [], acts: acts.slice(0, shown) };
    for (const act of acts.slice(shown)) {
      await this.perform(seat, act);
      if (this.#performing !== token) return;
    }
    this.#performing = null;
    this.put(next);
    this.mark(trail);
    this.draw();
  }

  /** A move that was not to be: the man goes back the way he came. */
  async carryBack(cells: readonly Cell[], before: Position, trail: Trail | null): Promise<void> {
    this.#stop();
    const [from, to] = [cells[0], cells.at(-1)];
    const seat = from && before.men.get(from);
    this.position = before;
    this.mark(trail);
    if (!from || !to || !seat) return this.draw();
    const man = this.air.lift(from, seat, this.at(to));
    const motion = man.fly(legsOf(this.board, [...cells].reverse(), this.turn));
    this.draw();
    await this.air.land(from, motion);
  }

  /** Moves are shown one after the other; when three or more wait, only the last is shown at length, unless in a hurry. */
  play(move: Showing): Promise<void> {
    this.#waiting.push(move);
    this.#playing ??= this.#playAll().finally(() => {
      this.#playing = null;
    });
    return this.#playing;
  }

  /** Men go straight to where another position has them. */
  async glideTo(next: Position): Promise<void> {
    this.#stop();
    const before = this.position;
    this.position = next;
    const ways = shifts(before, next).map(({ seat, from, to }) => {
      const man = this.air.lift(to, seat, this.at(from));
      return this.air.land(to, man.fly([{ from: this.at(from), to: this.at(to), hop: false }]));
    });
    this.draw();
    await Promise.all(ways);
  }

  /** The board goes round, the shorter way; marks stay upright. A held man lies down meanwhile. */
  async turnTo(turn: number): Promise<void> {
    this.#stop();
    this.drawMen();
    this.scene.showPath(null, null);
    this.scene.focus.show(null);
    const seats = this.board.seats.length;
    const by = modulo(turn - this.turn + seats / 2, seats) - seats / 2;
    const [from, to] = [this.turn, modulo(turn, seats)];
    this.heading = to;
    this.#turning = tween(TURN, (share) => {
      if (share === 1) this.place(to);
      else this.scene.place(from + by * smooth(share));
    });
    await this.#turning.done;
  }

  /** The board lies turned at once. */
  place(turn: number): void {
    this.air.clearAll();
    this.turn = modulo(turn, this.board.seats.length);
    this.heading = this.turn;
    this.scene.place(this.turn);
  }

  stop(): void {
    this.#stop();
  }

  async #playAll(): Promise<void> {
    await this.#flight;
    while (this.#waiting.length > 0) {
      const many = this.#waiting.length > 2 && !this.told.hurried;
      const move = many ? this.#waiting.pop() : this.#waiting.shift();
      const late = many ? this.#waiting.splice(0).at(-1) : undefined;
      if (late) this.put(late.next);
      if (move) await this.#show(move);
    }
  }

  async #show(move: Showing): Promise<void> {
    if (move.trail.acts) {
      this.showing(move);
      return this.#showActs(move);
    }
    const known = sameMen(move.next, this.position);
    const from = move.trail.cells[0];
    const stands = from !== undefined && this.position.men.get(from) === move.trail.seat;
    if (!known) this.showing(move);
    if (stands && !known) return this.carry(move);
    this.put(move.next);
    this.mark(move.trail);
    this.draw();
  }

  #arrive(trail: Trail): void {
    if (this.trail !== trail || this.#arrived) return;
    this.#arrived = true;
    this.scene.showTrail(trail, this.position.men, true);
  }

  #stop(): void {
    this.#turning?.finish();
    this.#waiting = [];
    this.#performing = null;
    this.air.clearAll();
    this.scene.showLeaving([]);
    this.#arrived = true;
  }

  drawMen(): void {
    const { men } = this.position;
    const lying = this.told.marked.filter((cell) => men.has(cell) && !this.air.cells.has(cell));
    this.scene.showMarked(new Map(lying.map((cell) => [cell, men.get(cell) as Seat])));
    this.scene.men.show(this.position.men, this.air.cells, new Set(this.told.away), this.turn);
  }
}

function sameTrail(a: Trail | null, b: Trail | null): boolean {
  if (a?.acts || b?.acts) return JSON.stringify(a) === JSON.stringify(b);
  return a?.seat === b?.seat && a?.cells.join() === b?.cells.join();
}
