import { type ItemKind, itemIcon } from "../board";
import { drawDie } from "../game/die";
import { set } from "../game/dom";
import { isItem } from "../game/items/held";

export interface ToolEars {
  take(item: ItemKind, byKey: boolean): void;
  /** The die shall show this face. */
  throw(die: number): void;
  back(): void;
  reset(): void;
}

/** How the buttons stand. */
export interface Standing {
  readonly pressed: (item: ItemKind) => boolean;
  readonly usable: (item: ItemKind) => boolean;
  readonly die: number | null;
  /** A die lies as long as its turn has begun. */
  readonly dieLies: boolean;
  readonly canGoBack: boolean;
}

/** The buttons below a little board: items or the faces of a die, a step back, and all from the beginning. */
export class Tools {
  readonly #items: ReadonlyMap<ItemKind, HTMLButtonElement>;
  readonly #faces: ReadonlyMap<number, HTMLButtonElement>;
  readonly #back: HTMLButtonElement | null;
  readonly #reset: HTMLButtonElement | null;

  constructor(element: HTMLElement, ears: ToolEars) {
    const all = [...element.querySelectorAll("button")];
    this.#items = new Map(
      all.flatMap((button) => {
        const { item = "" } = button.dataset;
        return isItem(item) ? [[item, button] as const] : [];
      }),
    );
    this.#faces = new Map(
      all.flatMap((button) => (button.dataset.face ? [[Number(button.dataset.face), button]] : [])),
    );
    this.#back = element.querySelector("[data-do=back]");
    this.#reset = element.querySelector("[data-do=reset]");
    for (const [item, button] of this.#items) {
      button.prepend(itemIcon(item));
      button.addEventListener("click", ({ detail }) => ears.take(item, detail === 0));
    }
    for (const [face, button] of this.#faces) {
      button.replaceChildren(drawDie(face));
      button.addEventListener("click", () => able(button) && ears.throw(face));
    }
    this.#back?.addEventListener("click", ({ currentTarget }) => able(currentTarget) && ears.back());
    this.#reset?.addEventListener("click", ({ currentTarget }) => able(currentTarget) && ears.reset());
  }

  /** Buttons that can't be used stay where they are, and in the way of the keys. */
  show({ pressed, usable, die, dieLies, canGoBack }: Standing): void {
    for (const [item, button] of this.#items)
      set(button, { "aria-pressed": `${pressed(item)}`, "aria-disabled": `${!usable(item)}` });
    for (const [face, button] of this.#faces)
      set(button, { "aria-pressed": `${face === die}`, "aria-disabled": `${dieLies && face !== die}` });
    for (const button of [this.#back, this.#reset])
      if (button) set(button, { "aria-disabled": `${!canGoBack}` });
  }
}

const able = (button: EventTarget | null): boolean =>
  button instanceof Element && button.getAttribute("aria-disabled") !== "true";
