import { type ItemKind, itemIcon } from "../../board";
import { able } from "../controls";
import { el, say, set } from "../dom";
import { draftNow } from "../state";
import type { Part, View } from "../view";
import { hasItems, heldAt } from "./held";
import { begun, isArmed, KINDS, usedIn, whyNot } from "./plan";
import { itemDoes, itemName, reasonOf } from "./says";

export interface TrayEars {
  take(item: ItemKind): void;
  /** A reason why not, to be said. */
  explain(words: string): void;
}

const HOLD = 350;

interface Slot {
  readonly item: ItemKind;
  readonly button: HTMLButtonElement;
  readonly what: HTMLElement;
}

/** How an item stands in the hand. */
interface Standing {
  readonly used: boolean;
  readonly pressed: boolean;
  /** Why it can't be taken up now. */
  readonly not: string;
}

/** The own items beside the board. Those that can't be used now stay in place and say why. */
export class Tray implements Part {
  readonly element = el("div", { class: "hand", role: "group", hidden: true });
  readonly #ears: TrayEars;
  readonly #slots: readonly Slot[];
  readonly #tip = el("p", { class: "tip", "aria-hidden": "true", hidden: true });
  #view: View | null = null;
  #held = false;
  /** A finger or button is on it: the focus that comes of that explains nothing. */
  #pressed = false;

  constructor(ears: TrayEars) {
    this.#ears = ears;
    this.#slots = KINDS.map((item) => this.#slot(item));
    this.element.append(...this.#slots.flatMap(({ button, what }) => [button, what]), this.#tip);
  }

  show(view: View): void {
    this.#view = view;
    const { game, acting, texts } = view;
    this.element.hidden = !hasItems(game) || acting === null || game.status !== "running";
    if (this.element.hidden) return;
    set(this.element, { "aria-label": texts.say("items") });
    for (const { item, button, what } of this.#slots) {
      const { used, pressed, not } = standing(item, view);
      set(button, { "aria-pressed": `${pressed}` });
      able(button, not === "");
      button.classList.toggle("used", used);
      say(button.querySelector(".name") ?? button, itemName(item, texts));
      say(what, [itemDoes(item, texts), not].filter((words) => words).join(texts.say("items.stop")));
    }
  }

  #slot(item: ItemKind): Slot {
    const id = `what-${item}`;
    const what = el("span", { id, class: "unseen" });
    const button = el(
      "button",
      { type: "button", class: "slot", "data-item": item, "aria-describedby": id },
      itemIcon(item),
      el("span", { class: "name" }),
    );
    button.addEventListener("click", () => this.#press(item));
    button.addEventListener("focus", () => this.#pressed || this.#explain(item));
    button.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") this.#explain(item);
    });
    for (const hides of ["blur", "pointerleave"] as const) button.addEventListener(hides, () => this.#hush());
    this.#longPress(button, item);
    return { item, button, what };
  }

  /** A long press tells what an item does, and takes nothing up. */
  #longPress(button: HTMLElement, item: ItemKind): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    button.addEventListener("pointerdown", ({ pointerType }) => {
      this.#held = false;
      this.#pressed = true;
      if (pointerType === "mouse") return;
      timer = setTimeout(() => {
        this.#held = true;
        this.#explain(item);
      }, HOLD);
    });
    for (const ends of ["pointerup", "pointercancel", "pointerleave"] as const)
      button.addEventListener(ends, () => {
        this.#pressed = false;
        clearTimeout(timer);
      });
    button.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  #press(item: ItemKind): void {
    const view = this.#view;
    if (!view || this.#held) {
      this.#held = false;
      return;
    }
    const { not } = standing(item, view);
    this.#hush();
    if (not) this.#ears.explain(`${itemName(item, view.texts)}${view.texts.say("items.colon")}${not}`);
    else this.#ears.take(item);
  }

  #explain(item: ItemKind): void {
    const slot = this.#slots.find((each) => each.item === item);
    if (!slot || !this.#view) return;
    const title = el("b", {}, itemName(item, this.#view.texts));
    this.#tip.replaceChildren(title, el("span", {}, slot.what.textContent ?? ""));
    this.#tip.dataset.of = item;
    this.#tip.hidden = false;
  }

  #hush(): void {
    this.#tip.hidden = true;
  }
}

function standing(item: ItemKind, { game, state, acting, replay, texts }: View): Standing {
  const nothing = { used: false, pressed: false };
  if (!acting) return { ...nothing, not: reasonOf("turn", texts) };
  const held = heldAt(game, acting, replay.ply);
  if (!held.includes(item)) return { used: true, pressed: false, not: reasonOf("used", texts) };
  if (replay.at !== null) return { ...nothing, not: reasonOf("past", texts) };
  if (game.toMove !== acting || state.pending) return { ...nothing, not: reasonOf("turn", texts) };
  const { plan } = state;
  const pressed =
    plan?.using === item || (item === "whirlwind" && plan !== null && plan !== undefined && isArmed(plan));
  if (pressed) return { used: false, pressed, not: "" };
  const why = whyNot(item, plan ?? begun(acting, game.ply), draftNow(state), held);
  const used = plan ? usedIn(plan).includes(item) : false;
  return { used, pressed: false, not: why ? reasonOf(why, texts) : "" };
}
