import { type ItemKind, itemIcon } from "../../board";
import { el, set } from "../dom";
import type { Texts } from "../words";
import { KINDS } from "./plan";
import { itemName } from "./says";

/** What a seat still holds, small, at its plaque. */
export class Kit {
  readonly element = el("span", { class: "kit", role: "img", hidden: true });
  readonly #icons: readonly SVGSVGElement[] = KINDS.map(itemIcon);

  constructor() {
    this.element.append(...this.#icons);
  }

  show(held: readonly ItemKind[] | null, texts: Texts): void {
    this.element.hidden = held === null;
    if (held === null) return;
    for (const [i, item] of KINDS.entries()) this.#icons[i]?.classList.toggle("gone", !held.includes(item));
    const names = texts.list(held.map((item) => itemName(item, texts)));
    set(this.element, {
      "aria-label": held.length > 0 ? texts.say("items.kit", { names }) : texts.say("items.kit.none"),
    });
  }
}
