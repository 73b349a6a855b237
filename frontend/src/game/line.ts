import { el, icon, say, set } from "./dom";
import type { Link } from "./state";
import type { Part, View } from "./view";

const ON =
  "M7 .9a6.1 6.1 0 1 1 0 12.2A6.1 6.1 0 1 1 7 .9zM7 2.1a4.9 4.9 0 1 0 0 9.8A4.9 4.9 0 1 0 7 2.1zM7 4a3 3 0 1 1 0 6 3 3 0 1 1 0-6z";
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
