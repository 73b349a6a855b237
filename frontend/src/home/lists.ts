import { need } from "../shared/need";
import { renew } from "./renew";

const EVERY = 5000;
const PATIENCE = 10_000;
/** The click comes after the finger is up. */
const AFTER_PRESS = 300;

/** Lists that stay true while somebody looks at them. */
export interface LiveLists {
  /** Something has happened: look now. */
  look(): Promise<void>;
}

/**
 * Brings the lists up to date while somebody looks at them, and never under a finger that is about to press.
 * `changed` is called when they have come.
 */
export function keepFresh(lists: HTMLElement, changed: () => void = () => {}): LiveLists {
  const fresh = new Freshness(lists, changed);
  lists.addEventListener("pointerdown", () => fresh.press());
  for (const end of ["pointerup", "pointercancel"])
    window.addEventListener(end, () => setTimeout(() => fresh.release(), AFTER_PRESS));
  lists.addEventListener("pointerleave", () => fresh.show());
  document.addEventListener("visibilitychange", () => fresh.look());
  setInterval(() => fresh.look(), EVERY);
  return fresh;
}

class Freshness implements LiveLists {
  readonly #stale = document.querySelector<HTMLElement>("#stale");
  readonly #address: string;
  #pressed = false;
  #waiting: Element | null = null;
  #asking = false;
  #again = false;

  constructor(
    readonly lists: HTMLElement,
    readonly changed: () => void,
  ) {
    this.#address = need(lists.dataset.from, "where the lists come from");
  }

  press(): void {
    this.#pressed = true;
  }

  release(): void {
    this.#pressed = false;
    this.show();
  }

  /** One question at a time; what happens meanwhile is asked for once more. */
  async look(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    this.#again = this.#asking;
    if (this.#asking) return;
    this.#asking = true;
    const next = await fetchLists(this.#address);
    this.#asking = false;
    if (this.#stale) this.#stale.hidden = next !== null;
    this.#waiting = next ?? this.#waiting;
    this.show();
    if (this.#again) await this.look();
  }

  /** What came is shown as soon as no pointer rests on a line; a finger leaves its hover behind, which counts for nothing. */
  show(): void {
    const rests = matchMedia("(hover: hover)").matches && this.lists.querySelector("tr:hover");
    if (!this.#waiting || this.#pressed || rests) return;
    renew(this.lists, this.#waiting);
    this.#waiting = null;
    this.changed();
  }
}

async function fetchLists(address: string): Promise<Element | null> {
  try {
    const answer = await fetch(`${address}${location.search}`, {
      headers: { Accept: "text/html" },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) return null;
    return new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#lists");
  } catch {
    return null;
  }
}
