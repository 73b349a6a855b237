import { isOver } from "./names";
import type { Part, View } from "./view";

/** Somebody who goes through a game moves on quickly; browsers count changes of the address. */
const CALM = 400;

/** The turn that a link leads to: `?ply=17`, or `#17`. */
export function plyOf(href: string): number | null {
  const { searchParams, hash } = new URL(href);
  const text = searchParams.get("ply") ?? hash.slice(1);
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

/** The address of the page as it shows the game after so many turns, or as it stands. */
export function linkTo(href: string, ply: number | null): string {
  const address = new URL(href);
  if (ply === null) address.searchParams.delete("ply");
  else address.searchParams.set("ply", `${ply}`);
  address.hash = "";
  return address.toString();
}

/** The address bar names the turn of a finished game that is looked at. */
export class Address implements Part {
  #waiting: ReturnType<typeof setTimeout> | undefined;

  show({ game, replay }: View): void {
    clearTimeout(this.#waiting);
    if (!isOver(game)) return;
    this.#waiting = setTimeout(() => {
      const next = linkTo(location.href, replay.at);
      if (next !== location.href) history.replaceState(history.state, "", next);
    }, CALM);
  }
}
