import { isMine, isOver } from "./names";
import type { Sound } from "./sounds";
import type { Part, View } from "./view";

/** What of the game is heard: each turn, an offer to oneself, the end. */
export class Heard implements Part {
  readonly #play: (sound: Sound) => void;
  #before: { ply: number; offers: number; over: boolean } | null = null;

  constructor(play: (sound: Sound) => void) {
    this.#play = play;
  }

  show({ game }: View): void {
    const offers = game.offers.filter(({ open }) => open.some((seat) => isMine(game, seat))).length;
    const now = { ply: game.ply, offers, over: isOver(game) };
    const before = this.#before;
    this.#before = now;
    if (!before) return;
    if (now.over && !before.over) this.#play("end");
    else if (now.ply > before.ply) this.#play("move");
    if (now.offers > before.offers) this.#play("offer");
  }
}
