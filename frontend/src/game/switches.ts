import type { Api } from "./api";
import { button, el, set } from "./dom";
import type { Notices } from "./notices";
import { kept, type Settings } from "./settings";
import type { Texts } from "./words";

export interface SwitchParts {
  readonly texts: Texts;
  readonly api: Api;
  readonly notices: Notices;
  /** Several seats are the reader's: the board may turn to the mover. */
  readonly several: boolean;
}

export interface SwitchEars {
  turn(): void;
  changed(settings: Settings): void;
}

/** The switches of the page: each holds at once, and next time. */
export class Switches {
  readonly #parts: SwitchParts;
  readonly #ears: SwitchEars;
  readonly #made = new Map<keyof Settings, HTMLButtonElement>();
  #settings: Settings;

  constructor(element: HTMLElement, settings: Settings, parts: SwitchParts, ears: SwitchEars) {
    this.#settings = settings;
    this.#parts = parts;
    this.#ears = ears;
    const { texts, several } = parts;
    const folded = el("details", { class: "switches" }, el("summary", {}, texts.say("looks.more")));
    folded.append(
      el(
        "div",
        {},
        ...(["hints", "lookFirst", "confirm", "animation", "phrases", "coordinates"] as const).map((key) =>
          this.#flip(key),
        ),
        ...(several ? [this.#flip("follow")] : []),
        ...this.#notify(),
      ),
    );
    const turn = button({ words: texts.say("looks.turn"), look: "bare", press: () => this.#ears.turn() });
    element.append(this.#flip("sounds"), turn, folded);
  }

  get settings(): Settings {
    return this.#settings;
  }

  flip(key: keyof Settings): void {
    const on = !this.#settings[key];
    this.#settings = { ...this.#settings, [key]: on };
    const made = this.#made.get(key);
    if (made) set(made, { "aria-pressed": `${on}` });
    this.#ears.changed(this.#settings);
    void this.#parts.api.prefer(...kept(key, on));
  }

  #flip(key: keyof Settings): HTMLButtonElement {
    const words = this.#parts.texts.say(`looks.${key}`);
    const made = button({ words, look: "bare switch", press: () => this.flip(key) });
    set(made, { "aria-pressed": `${this.#settings[key]}` });
    this.#made.set(key, made);
    return made;
  }

  /** The browser is asked for leave by a press of this button only. */
  #notify(): HTMLElement[] {
    const { notices, texts } = this.#parts;
    if (!notices.possible) return [];
    const made = button({
      words: texts.say("looks.notify"),
      look: "bare switch",
      press: () => void notices.flip().then(show),
    });
    const refused = el("p", { class: "soft", hidden: true }, texts.say("looks.notify.refused"));
    const show = () => {
      set(made, { "aria-pressed": `${notices.on}` });
      refused.hidden = !notices.refused;
    };
    show();
    return [made, refused];
  }
}
