/** What there was, step by step, and what was undone of it. */
export class History<T> {
  readonly #same: (a: T, b: T) => boolean;
  #before: T[] = [];
  #after: T[] = [];
  #now: T;

  constructor(now: T, same: (a: T, b: T) => boolean) {
    this.#now = now;
    this.#same = same;
  }

  get now(): T {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  /** Something new; what was undone before is forgotten. The same again is nothing new. */
  add(next: T): boolean {
    if (this.#same(next, this.#now)) return false;
    this.#before.push(this.#now);
    this.#after = [];
    this.#now = next;
    return true;
  }

  undo(): T | null {
    return this.#go(this.#before, this.#after);
  }

  redo(): T | null {
    return this.#go(this.#after, this.#before);
  }

  #go(from: T[], to: T[]): T | null {
    const next = from.pop();
    if (next === undefined) return null;
    to.push(this.#now);
    this.#now = next;
    return next;
  }
}
