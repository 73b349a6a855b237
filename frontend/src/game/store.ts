import type { Draft, Plan } from "./items/plan";
import {
  after,
  fitOf,
  type Link,
  type Pending,
  renewed,
  type State,
  withPresence,
  withRematch,
} from "./state";
import type { Answer, Game, Legal, Presence, Rematch } from "./wire";

/** Keeps what is known of the game, and tells those who show it when that changes. */
export class GameStore {
  #state: State;
  readonly #listeners: ((state: State) => void)[] = [];

  constructor(game: Game, legal: Legal | null, link: Link) {
    this.#state = { game, legal, pending: null, link };
  }

  get state(): State {
    return this.#state;
  }

  get game(): Game {
    return this.#state.game;
  }

  listen(heard: (state: State) => void): void {
    this.#listeners.push(heard);
  }

  /** What a command answered, or what the stream tells. Says whether it fitted; after a gap ask for the whole. */
  told(answer: Answer): "next" | "known" | "gap" {
    const fit = fitOf(this.game, answer);
    // The same number of turns may come with other men: after a turn was taken back, or when somebody left with his.
    const { ply, position } = this.game;
    const stale = answer.ply === ply && answer.position === position ? {} : { legal: null };
    if (fit === "next") this.#change({ game: after(this.game, answer), ...stale });
    return fit;
  }

  /** The whole game; an older one than what is known is no news. */
  whole(game: Game): void {
    if (game.version < this.game.version) return;
    const legal = game.version === this.game.version ? this.state.legal : null;
    this.#change({ game: renewed(this.game, game), legal });
  }

  legal(legal: Legal): void {
    if (legal.ply === this.game.ply) this.#change({ legal });
  }

  presence(presence: Presence): void {
    this.#change({ game: withPresence(this.game, presence) });
  }

  rematch(rematch: Rematch): void {
    this.#change({ game: withRematch(this.game, rematch) });
  }

  pending(pending: Pending | null): void {
    this.#change({ pending });
  }

  link(link: Link): void {
    const now = this.#state.link;
    if (now.kind !== link.kind || now.seconds !== link.seconds) this.#change({ link });
  }

  behind(behind: boolean): void {
    if (Boolean(this.#state.behind) !== behind) this.#change({ behind });
  }

  plan(plan: Plan | null): void {
    this.#change({ plan });
  }

  drafted(words: string, draft: Draft): void {
    this.#change({ drafts: new Map(this.#state.drafts).set(words, draft) });
  }

  #change(change: Partial<State>): void {
    const { game } = this.#state;
    const other = change.game && (change.game.ply !== game.ply || change.game.position !== game.position);
    this.#state = { ...this.#state, ...(other ? { drafts: new Map() } : {}), ...change };
    for (const heard of this.#listeners) heard(this.#state);
  }
}
