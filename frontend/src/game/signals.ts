import { Heard } from "./heard";
import { Notices } from "./notices";
import type { Settings } from "./settings";
import { type Sound, Sounds } from "./sounds";
import { Tab } from "./tab";
import type { Part, View } from "./view";

/** How the page calls its reader back: by its tab, by sounds, and by the browser's own word. */
export class Signals implements Part {
  readonly notices = new Notices();
  readonly #sounds = new Sounds();
  readonly #tab = new Tab(this.notices, (sound) => this.play(sound));
  readonly #heard = new Heard((sound, after) => this.play(sound, after));

  show(view: View): void {
    this.#heard.show(view);
    this.#tab.show(view);
  }

  play(sound: Sound, after = 0): void {
    this.#sounds.play(sound, after);
  }

  settings({ sounds }: Settings): void {
    this.#sounds.on = sounds;
    if (sounds) this.#sounds.wake();
  }

  calledElsewhere(game: string, words: string): void {
    this.#tab.elsewhere(words, game);
  }
}
