import type { Seat } from "../board";
import { type Action, actionsOf, ICONS, type Key, mayLeave, takesBack } from "./choices";
import type { Commands } from "./commands";
import { able } from "./controls";
import { button, el, icon, say, set } from "./dom";
import { rankWords } from "./facts";
import { actingSeat, mine, nameAt, rankOnLeaving } from "./names";
import type { Part, View } from "./view";

/** A question is asked once, in place, and goes away by itself. */
const ASKED_FOR = 8000;
/** What quitting a rated game costs, always (R6.6). */
const QUITTING = 50;

type Leaving = "resign" | "quit";

/** It is asked of one seat, and means that seat whoever is to move when it is answered. */
interface Asking {
  readonly kind: Leaving;
  readonly seat: Seat;
  readonly question: HTMLElement;
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface ActionEars {
  pass(): void;
  records(): void;
  /** A reason why not, to be said. */
  explain(words: string): void;
}

/** The row of actions; under the thumb on small screens. */
export class Actions implements Part {
  readonly #element: HTMLElement;
  readonly #commands: Commands;
  readonly #ears: ActionEars;
  readonly #buttons = new Map<Key, HTMLButtonElement>();
  #view: View | null = null;
  #drawn = "";
  #asking: Asking | null = null;

  constructor(element: HTMLElement, commands: Commands, ears: ActionEars) {
    this.#element = element;
    this.#commands = commands;
    this.#ears = ears;
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !(this.#asking || element.hasAttribute("data-unfolded"))) return;
      event.preventDefault();
      if (this.#asking) this.#stopAsking();
      else {
        this.#unfold(false);
        this.#buttons.get("more")?.focus();
      }
    });
  }

  show(view: View): void {
    this.#view = view;
    if (this.#asking) {
      const { kind, seat, question } = this.#asking;
      if (!mayLeave(view.game, seat)) this.#stopAsking();
      else say(question, questionOf(kind, seat, view));
      return;
    }
    const actions = actionsOf(view);
    const drawn = JSON.stringify(actions.map(({ key, words, main }) => [key, words, main]));
    if (drawn !== this.#drawn) this.#draw(actions, drawn);
    for (const { key, not } of actions) {
      const made = this.#buttons.get(key);
      if (!made) continue;
      able(made, not === undefined);
      const why = made.querySelector(".reason");
      if (why) say(why, not ?? "");
    }
  }

  #draw(actions: readonly Action[], drawn: string): void {
    const focused = [...this.#buttons].find(([, made]) => made === document.activeElement)?.[0];
    this.#drawn = drawn;
    this.#buttons.clear();
    for (const action of actions) this.#buttons.set(action.key, this.#make(action));
    this.#element.replaceChildren(...this.#buttons.values());
    this.#element.hidden = actions.length === 0;
    set(this.#element, {
      "data-count": actions.filter(({ phone }) => !phone).length,
      "data-phone": actions.filter(({ folded }) => !folded).length,
    });
    this.#unfold(false);
    if (focused) (this.#buttons.get(focused) ?? [...this.#buttons.values()][0])?.focus();
  }

  #make({ key, words, main, phone, folded }: Action): HTMLButtonElement {
    const look = ["press", main && "main", phone && "only-phone", folded && "folded"];
    const made = button({
      words,
      look: look.filter((name) => name).join(" "),
      icon: icon(ICONS[key]),
      press: () => this.#press(key),
    });
    made.dataset.action = key;
    made.append(el("span", { class: "reason unseen" }));
    // To a mouse or finger the press says it.
    made.addEventListener("focus", () => made.matches(":focus-visible") && this.#explain(key));
    return made;
  }

  #explain(key: Key): boolean {
    const not = this.#view && actionsOf(this.#view).find((action) => action.key === key)?.not;
    if (not) this.#ears.explain(not);
    return Boolean(not);
  }

  #press(key: Key): void {
    const view = this.#view;
    if (!view || this.#explain(key)) return;
    const seat = actingSeat(view.game);
    const commands = this.#commands;
    const deeds: Readonly<Record<Key, () => unknown>> = {
      pass: () => this.#ears.pass(),
      records: () => this.#ears.records(),
      more: () => this.#unfold(!this.#element.hasAttribute("data-unfolded")),
      resign: () => this.#ask("resign"),
      quit: () => this.#ask("quit"),
      draw: () => seat && commands.offerDraw(seat),
      back: () => commands.takeBack(takesBack(view) as Seat),
      care: () => seat && commands.handOver(seat),
      uncare: () => seat && commands.takeOver(seat),
      join: () => commands.join(null),
      start: () => commands.start(),
      leave: () => commands.leave(),
      cancel: () => commands.cancel(),
      rematch: () => commands.rematch(),
      download: () => commands.download(),
      next: () => location.assign(`/games/${view.game.rematch?.game}`),
      toLobby: () => location.assign("/"),
    };
    if (key !== "more") this.#unfold(false);
    void deeds[key]();
  }

  /** On small screens: the rarer actions come up above the row. */
  #unfold(open: boolean): void {
    const more = this.#buttons.get("more");
    // What is folded away can't keep the focus.
    const focused = !open && document.activeElement?.classList.contains("folded");
    set(this.#element, { "data-unfolded": open });
    if (!more) return;
    set(more, { "aria-expanded": `${open}` });
    if (focused && this.#element.contains(document.activeElement)) more.focus();
  }

  #ask(kind: Leaving): void {
    const view = this.#view;
    const seat = view && actingSeat(view.game);
    if (!view || !seat) return;
    const { texts } = view;
    const yes = button({
      words: texts.say(`act.yes.${kind}`),
      look: "press yes",
      press: () => this.#leave(kind, seat),
    });
    const no = button({ words: texts.say("act.no"), look: "press no", press: () => this.#stopAsking() });
    const question = el("p", { class: "ask", id: "ask" }, questionOf(kind, seat, view));
    this.#asking = { kind, seat, question, timer: setTimeout(() => this.#stopAsking(), ASKED_FOR) };
    this.#element.replaceChildren(question, yes, no);
    set(this.#element, { "data-asking": true });
    set(no, { "aria-describedby": "ask" });
    no.focus();
  }

  #leave(kind: Leaving, seat: Seat): void {
    this.#stopAsking();
    void (kind === "resign" ? this.#commands.resign(seat) : this.#commands.depart(seat));
  }

  #stopAsking(): void {
    if (!this.#asking) return;
    clearTimeout(this.#asking.timer);
    const { kind } = this.#asking;
    const focused = this.#element.contains(document.activeElement);
    this.#asking = null;
    this.#drawn = "";
    set(this.#element, { "data-asking": false });
    if (this.#view) this.show(this.#view);
    if (!focused) return;
    this.#buttons.get(kind)?.focus();
    if (!this.#element.contains(document.activeElement)) this.#buttons.get("more")?.focus();
  }
}

/** Leaving names its price beforehand. */
export function questionOf(kind: Leaving, seat: Seat, { game, texts }: View): string {
  const who = mine(game).length > 1 ? nameAt(game, seat, texts) : texts.say("ask.you");
  const rank = rankWords(rankOnLeaving(game), texts);
  const key = game.rated ? `ask.${kind}.rated` : `ask.${kind}`;
  return texts.say(key, { who, rank, points: QUITTING });
}
