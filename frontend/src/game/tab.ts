import { isMine } from "./names";
import type { Notices } from "./notices";
import type { Sound } from "./sounds";
import type { Part, View } from "./view";

/** What the tab says of a page that nobody looks at: its title, its badge, and if wanted the browser's own word. */
export class Tab implements Part {
  readonly #notices: Notices;
  readonly #sound: (sound: Sound) => void;
  readonly #title = document.title;
  readonly #icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  #turn: string | null = null;

  constructor(notices: Notices, sound: (sound: Sound) => void) {
    this.#notices = notices;
    this.#sound = sound;
    document.addEventListener("visibilitychange", () => document.hidden || this.#notices.seen());
  }

  show({ game, texts }: View): void {
    const cared = game.seats.some(({ seat, inCare }) => seat === game.toMove && inCare);
    const mine = game.status === "running" && isMine(game, game.toMove) && !cared;
    const title = mine ? texts.say("title.turn", { title: this.#title }) : this.#title;
    if (document.title !== title) document.title = title;
    this.#badge(mine ? "/icon-turn.svg" : "/icon.svg");
    const turn = mine ? `${game.ply} ${game.toMove}` : "";
    const news = this.#turn !== null && turn !== "" && turn !== this.#turn;
    this.#turn = turn;
    if (!news) return;
    this.#sound("turn");
    this.#notices.tell(texts.say("turn.mine"), this.#title, `/games/${game.id}`);
  }

  /** In another game it is the reader's turn. */
  elsewhere(words: string, game: string): void {
    this.#sound("turn");
    this.#notices.tell(words, "", `/games/${game}`);
  }

  #badge(address: string): void {
    if (this.#icon && this.#icon.getAttribute("href") !== address) this.#icon.href = address;
  }
}
