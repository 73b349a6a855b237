import { button, el, icon, say, set } from "./dom";
import { replayKey, shortMove } from "./record";
import type { Replay } from "./replay";
import type { Part, View } from "./view";
import type { Texts } from "./words";

const FIRST = "M3 3h1.6v10H3zM13 3v10L5.6 8z";
const BACK = "M11 3v10L4 8z";
const PLAY = "M5 3.2v9.6L12.4 8z";
const PAUSE = "M4.5 3.5h2.2v9H4.5zM9.3 3.5h2.2v9H9.3z";
const NEXT = "M5 3v10l7-5z";
const LAST = "M11.4 3H13v10h-1.6zM3 3v10l7.4-5z";

/** How many moves the strip of a small screen shows. */
const STRIP = 7;

/** The buttons that go through the game, and on small screens the last moves in a strip. */
export class Controls implements Part {
  readonly #first: HTMLButtonElement;
  readonly #back: HTMLButtonElement;
  readonly #play: HTMLButtonElement;
  readonly #next: HTMLButtonElement;
  readonly #last: HTMLButtonElement;
  readonly #now: HTMLButtonElement;
  readonly #where = el("output");
  readonly #strip = el("div", { class: "strip", "aria-hidden": true });

  constructor(element: HTMLElement, replay: Replay, texts: Texts) {
    const made = (key: string, d: string, press: () => void) =>
      button({
        words: texts.say(`replay.${key}`),
        look: "press icon",
        icon: icon(d, 16, true),
        wordless: true,
        press,
      });
    this.#first = made("first", FIRST, () => replay.to(0));
    this.#back = made("back", BACK, () => replay.step(-1));
    this.#play = made("play", PLAY, () => replay.toggle());
    this.#next = made("next", NEXT, () => replay.step(1));
    this.#last = made("last", LAST, () => replay.live());
    this.#back.classList.add("back-one");
    this.#next.classList.add("next-one");
    this.#now = button({
      words: texts.say("replay.last"),
      look: "press main to-now",
      press: () => replay.live(),
    });
    element.append(
      this.#first,
      this.#back,
      this.#play,
      this.#next,
      this.#last,
      this.#strip,
      this.#where,
      this.#now,
    );
    element.addEventListener("keydown", (event) => replayKey(event, replay));
  }

  show(view: View): void {
    const { game, replay, texts } = view;
    const { ply, at, playing } = replay;
    const over = game.status !== "running";
    const here = ply === 0 ? texts.say("record.start") : texts.say("replay.at", { ply });
    able(this.#first, ply > 0);
    able(this.#back, ply > 0);
    able(this.#play, game.ply > 0);
    able(this.#next, at !== null);
    able(this.#last, at !== null);
    say(this.#where, at === null && !over ? texts.say("replay.now") : here);
    set(this.#last, { "aria-label": texts.say(over ? "replay.end" : "replay.last") });
    this.#now.hidden = at === null || over;
    this.#where.hidden = !this.#now.hidden;
    this.#showPlaying(playing, texts);
    this.#showStrip(view);
  }

  #showPlaying(playing: boolean, texts: Texts): void {
    if ((this.#play.dataset.playing === "yes") === playing) return;
    this.#play.dataset.playing = playing ? "yes" : "no";
    set(this.#play, { "aria-label": texts.say(playing ? "replay.pause" : "replay.play") });
    this.#play.replaceChildren(icon(playing ? PAUSE : PLAY, 16, true));
  }

  #showStrip({ game, replay, texts }: View): void {
    const turns = game.turns ?? [];
    const to = Math.max(replay.ply, 1);
    const seen = turns.slice(Math.max(0, to - STRIP), to);
    const parts = seen.flatMap((turn, i) => {
      const { text } = shortMove(turn, texts);
      const current = turn.ply + 1 === replay.ply;
      const before = seen[i - 1];
      const round = before?.round === turn.round ? [] : [el("b", {}, `${turn.round}.`)];
      return [...round, el("span", { class: current ? "current" : "" }, text)];
    });
    this.#strip.replaceChildren(...parts);
  }
}

/** A control that can't be used now stays where it is and stays in reach of the keyboard. */
export function able(control: HTMLButtonElement, can: boolean): void {
  set(control, { "aria-disabled": can ? false : "true" });
}
