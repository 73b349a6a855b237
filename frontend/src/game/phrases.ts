import type { Seat } from "../board";
import type { Commands } from "./commands";
import { button, el, icon, say, set } from "./dom";
import { isOver, nameAt, withOthers } from "./names";
import type { Plaques } from "./plaques";
import type { Part, View } from "./view";
import type { Phrase } from "./wire";

/** What one may say, in the order of the drawer. */
const WORDS = ["hello", "goodLuck", "wellPlayed", "thanks", "oops", "hurry", "sorry", "goodGame"];
const FACES: Readonly<Record<string, string>> = {
  smile: "M6.5 12c1.8 2.6 5.2 2.6 7 0M7 7.5v1M13 7.5v1",
  think: "M7 13.2h4.5M6.5 7.5h2M11.5 7.5h2M14 12.5l1.5 1.5",
  wow: "M10 11a1.6 2 0 1 1 0 4 1.6 2 0 1 1 0-4zM7 7v1.5M13 7v1.5",
  sweat: "M7 13.5c1.8-1.6 4.2-1.6 6 0M7 8.5h1.5M11.5 8.5H13M15.5 3.5v2.5",
  clap: "M6.5 11.5h7c-.4 2.4-1.8 3.5-3.5 3.5s-3.1-1.1-3.5-3.5zM6.2 8.5l1-1 1 1M11.8 8.5l1-1 1 1",
};
const ROUND = "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 1 1 0-15z";
const BUBBLE = "M3.5 4.5h13v9H9l-3.5 3v-3h-2z";

export interface PhraseEars {
  /** How it went, where it did not go. */
  explain(words: string): void;
  spoken(words: string): void;
  mute(): void;
}

/** Saying something without typing: a small drawer at the own plaque, bubbles at those of the others. */
export class Phrases implements Part {
  readonly #plaques: Plaques;
  readonly #commands: Commands;
  readonly #ears: PhraseEars;
  #box: HTMLElement | null = null;
  #at: Seat | null = null;
  #view: View | null = null;
  #mute: HTMLButtonElement | null = null;

  constructor(plaques: Plaques, commands: Commands, ears: PhraseEars) {
    this.#plaques = plaques;
    this.#commands = commands;
    this.#ears = ears;
    document.addEventListener("pointerdown", ({ target }) => {
      if (!this.#box?.contains(target as Node)) this.#open(false);
    });
  }

  show(view: View): void {
    this.#view = view;
    const { game, acting, settings, texts } = view;
    const seat = withOthers(game) && (game.status === "running" || isOver(game)) ? acting : null;
    if (seat !== this.#at) this.#move(seat);
    if (!this.#mute) return;
    say(this.#mute, texts.say(settings.phrases ? "phrases.mute" : "phrases.unmute"));
  }

  /** Somebody has said something. */
  heard({ seat, phrase }: Phrase): void {
    const view = this.#view;
    if (!view?.settings.phrases) return;
    const words = view.texts.either([`phrase.${phrase}`]);
    if (!words) return;
    const drawing = FACES[phrase];
    this.#plaques.at(seat)?.says(words, drawing ? face(drawing) : null);
    this.#ears.spoken(view.texts.say("phrases.said", { name: nameAt(view.game, seat, view.texts), words }));
  }

  #move(seat: Seat | null): void {
    this.#box?.remove();
    this.#at = seat;
    this.#box = null;
    this.#mute = null;
    if (seat) this.#plaques.at(seat)?.element.append(this.#make());
  }

  #make(): HTMLElement {
    const texts = this.#view?.texts;
    const opener = button({
      words: texts?.say("phrases.open") ?? "",
      look: "speak",
      icon: icon(BUBBLE),
      wordless: true,
      press: () => this.#open(opener.getAttribute("aria-expanded") !== "true"),
    });
    this.#mute = button({ words: "", look: "bare", press: () => this.#ears.mute() });
    const drawer = el(
      "div",
      { class: "drawer", role: "group", "aria-label": texts?.say("phrases") ?? "", hidden: true },
      el("div", { class: "faces" }, ...Object.keys(FACES).map((key) => this.#choice(key))),
      el("div", { class: "sentences" }, ...WORDS.map((key) => this.#choice(key))),
      this.#mute,
    );
    set(opener, { "aria-expanded": "false" });
    this.#box = el("div", { class: "phrases" }, opener, drawer);
    this.#box.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || drawer.hidden) return;
      event.preventDefault();
      this.#open(false);
      opener.focus();
    });
    return this.#box;
  }

  #choice(key: string): HTMLButtonElement {
    const drawing = FACES[key];
    const words = this.#view?.texts.say(`phrase.${key}`) ?? "";
    const press = () => void this.#say(key);
    return drawing
      ? button({ words, look: "press", icon: face(drawing), wordless: true, press })
      : button({ words, press });
  }

  async #say(phrase: string): Promise<void> {
    const seat = this.#at;
    const texts = this.#view?.texts;
    this.#open(false);
    this.#box?.querySelector<HTMLElement>(".speak")?.focus();
    if (!seat || !texts) return;
    const reply = await this.#commands.phrase(seat, phrase);
    if (reply.ok) return;
    const { problem } = reply;
    if (problem?.status === 429) {
      const seconds = Math.ceil((problem.retryAfterMillis ?? 10_000) / 1000);
      this.#ears.explain(texts.say("phrases.wait", { seconds }));
    } else this.#ears.explain(problem?.detail ?? texts.say("says.unreachable"));
  }

  #open(open: boolean): void {
    const opener = this.#box?.querySelector(".speak");
    const drawer = this.#box?.querySelector<HTMLElement>(".drawer");
    if (!opener || !drawer || drawer.hidden === !open) return;
    drawer.hidden = !open;
    set(opener, { "aria-expanded": `${open}` });
    if (open) drawer.querySelector<HTMLElement>("button")?.focus();
  }
}

const face = (drawing: string): SVGSVGElement => icon(ROUND + drawing);
