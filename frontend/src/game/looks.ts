import type { Api } from "./api";
import { button, set } from "./dom";
import type { Looks } from "./presenter";
import type { Texts } from "./words";

const SMALL = "(max-width: 720px)";

/** What the reader chose before; the server wrote it on the page. */
export function chosenLooks(): Looks {
  const { coordinates, turning, tap } = document.documentElement.dataset;
  const small = matchMedia(SMALL).matches;
  return {
    coordinates: coordinates === "on" || (coordinates !== "off" && !small),
    lookFirst: tap === "look",
    follow: turning !== "fixed",
  };
}

/** The switches of the board: each holds at once, and next time. */
export class LooksBar {
  #looks: Looks;

  constructor(
    element: HTMLElement,
    { texts, api, several }: { texts: Texts; api: Api; several: boolean },
    { turn, changed }: { turn: () => void; changed: (looks: Looks) => void },
  ) {
    this.#looks = chosenLooks();
    const flip = (key: keyof Looks, words: string, kept: (on: boolean) => readonly [string, string]) => {
      const made = button({
        words: texts.say(words),
        look: "bare",
        press: () => {
          this.#looks = { ...this.#looks, [key]: !this.#looks[key] };
          set(made, { "aria-pressed": `${this.#looks[key]}` });
          changed(this.#looks);
          void api.prefer(...kept(this.#looks[key]));
        },
      });
      set(made, { "aria-pressed": `${this.#looks[key]}` });
      return made;
    };
    element.append(
      flip("coordinates", "looks.coordinates", (on) => ["coordinates", on ? "on" : "off"]),
      flip("lookFirst", "looks.look", (on) => ["tap", on ? "look" : "drop"]),
      button({ words: texts.say("looks.turn"), look: "bare", press: turn }),
    );
    if (several) element.append(flip("follow", "looks.follow", (on) => ["turning", on ? "mover" : "fixed"]));
  }

  get looks(): Looks {
    return this.#looks;
  }
}
