import { el, icon, say, set } from "./dom";
import type { Link } from "./state";
import type { Part, View } from "./view";

const ON = "M7 4a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM7 1.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 1 1 0-11.2z";
const CUT = "M2 12 12 2M4.6 9.4a3.4 3.4 0 0 1-.6-3.6M9.4 4.6a3.4 3.4 0 0 1 .6 3.6";

/** Whether the page hears from the server. */
export class LiveLine implements Part {
  readonly #element: HTMLElement;
  readonly #words = el("span");
  #kind = "";

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  show({ state: { link }, texts }: View): void {
    const good = link.kind === "on" || link.kind === "ended";
    const kind = good ? "on" : link.kind === "connecting" ? "connecting" : "off";
    if (kind !== this.#kind) {
      this.#kind = kind;
      set(this.#element, { class: `live ${kind}` });
      this.#element.replaceChildren(icon(kind === "off" ? CUT : ON, 14), this.#words);
    }
    say(this.#words, texts.say(keyOf(link), { seconds: link.seconds }));
  }
}

function keyOf({ kind, seconds }: Link): string {
  return kind === "lost" && seconds === 0 ? "live.retrying" : `live.${kind}`;
}
