import type { Api } from "./api";
import { isMine } from "./names";
import type { Game } from "./wire";

/** Other games in which it is the reader's turn: until it no longer is, or he wants to hear no more of it. */
export class Elsewhere {
  readonly #api: Api;
  readonly #changed: () => void;
  readonly #games = new Set<string>();

  constructor(api: Api, changed: () => void) {
    this.#api = api;
    this.#changed = changed;
    document.addEventListener("visibilitychange", () => document.hidden || void this.#look());
  }

  /** The one that is told of. */
  get game(): string | null {
    const [game = null] = this.#games;
    return game;
  }

  called(game: string): void {
    this.#games.add(game);
    this.#changed();
  }

  /** It was put off, or it is over. */
  done(game: string): void {
    if (this.#games.delete(game)) this.#changed();
  }

  /** Nothing tells this page that he has moved there meanwhile; so it asks when he comes back. */
  async #look(): Promise<void> {
    for (const game of [...this.#games]) {
      const reply = await this.#api.get<Game>(`/api/v1/games/${game}`);
      if (reply.ok && !waits(reply.value)) this.done(game);
    }
  }
}

const waits = (game: Game): boolean => game.status === "running" && isMine(game, game.toMove);
