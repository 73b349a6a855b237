import { renew } from "./renew";

const EVERY = 5000;
/** The click comes after the finger is up. */
const AFTER_PRESS = 300;

/** Brings the lists up to date while somebody looks at them, and never under a finger that is about to press. */
export function keepFresh(lists: HTMLElement): void {
  const fresh = new Freshness(lists);
  lists.addEventListener("pointerdown", () => fresh.press());
  for (const end of ["pointerup", "pointercancel"])
    window.addEventListener(end, () => setTimeout(() => fresh.release(), AFTER_PRESS));
  lists.addEventListener("pointerleave", () => fresh.show());
  document.addEventListener("visibilitychange", () => fresh.look());
  setInterval(() => fresh.look(), EVERY);
}

class Freshness {
  readonly #stale = document.querySelector<HTMLElement>("#stale");
  #pressed = false;
  #waiting: Element | null = null;

  constructor(readonly lists: HTMLElement) {}

  press(): void {
    this.#pressed = true;
  }

  release(): void {
    this.#pressed = false;
    this.show();
  }

  async look(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    const next = await fetchLists();
    if (this.#stale) this.#stale.hidden = next !== null;
    this.#waiting = next ?? this.#waiting;
    this.show();
  }

  /** What came is shown as soon as no pointer rests on a line; a finger leaves its hover behind, which counts for nothing. */
  show(): void {
    const rests = matchMedia("(hover: hover)").matches && this.lists.querySelector("tr:hover");
    if (!this.#waiting || this.#pressed || rests) return;
    renew(this.lists, this.#waiting);
    this.#waiting = null;
  }
}

async function fetchLists(): Promise<Element | null> {
  try {
    const answer = await fetch(`/lobby/lists${location.search}`, { headers: { Accept: "text/html" } });
    if (!answer.ok) return null;
    return new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#lists");
  } catch {
    return null;
  }
}
