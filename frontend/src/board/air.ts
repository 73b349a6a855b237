import type { Scene } from "./draw/scene";
import type { Cell, Point, Seat } from "./geometry/cell";
import { LiftedMan } from "./motion/lifted";
import type { Tween } from "./motion/tween";

/** The men off the board, by the cell each belongs to: there the man that lies is not drawn meanwhile. */
export class Air {
  readonly #scene: Scene;
  readonly #men = new Map<Cell, LiftedMan>();
  readonly #changed: () => void;

  constructor(scene: Scene, changed: () => void) {
    this.#scene = scene;
    this.#changed = changed;
  }

  get cells(): ReadonlySet<Cell> {
    return new Set(this.#men.keys());
  }

  at(cell: Cell): LiftedMan | undefined {
    return this.#men.get(cell);
  }

  lift(cell: Cell, seat: Seat, at: Point): LiftedMan {
    this.#men.get(cell)?.remove();
    const man = new LiftedMan(this.#scene.air, seat, at);
    this.#men.set(cell, man);
    return man;
  }

  /** The same man now belongs to another cell. */
  rename(from: Cell, to: Cell): LiftedMan | undefined {
    const man = this.#men.get(from);
    if (!man) return undefined;
    this.#men.delete(from);
    this.#men.get(to)?.remove();
    this.#men.set(to, man);
    return man;
  }

  /** Once the motion is over the man lies on his cell, unless he was taken up again. */
  async land(cell: Cell, motion: Tween): Promise<void> {
    const man = this.#men.get(cell);
    await motion.done;
    if (!man || this.#men.get(cell) !== man) return;
    this.#men.delete(cell);
    this.#changed();
    man.remove();
  }

  /** Takes a man out of the air at once. */
  clear(cell: Cell): void {
    this.#men.get(cell)?.remove();
    this.#men.delete(cell);
  }

  clearAll(): void {
    for (const cell of [...this.#men.keys()]) this.clear(cell);
  }
}
