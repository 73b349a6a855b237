import { inTab, keep, kept } from "../shared/kept";
import { LARGEST } from "./check";

const KEPT = "tiaoqi.record";

/** The text, and whether its game was shown. */
export interface Reading {
  readonly text: string;
  readonly shown: boolean;
}

/**
 * Keeps the text while the page is left only to come back to it, for another light, another language or a sign-in; left
 * any other way it is forgotten. Answers what was kept so.
 */
export function keepWhileAway(now: () => Reading): Reading | null {
  let comesBack = false;
  document.addEventListener("submit", ({ target }) => {
    comesBack = target instanceof Element && target.matches('[action="/preferences"]');
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a.way")) comesBack = true;
  });
  window.addEventListener("pagehide", () => {
    const { text, shown } = now();
    keep(inTab, KEPT, comesBack && text !== "" && text.length <= LARGEST ? { text, shown } : null);
    comesBack = false;
  });
  const before = kept<Reading>(inTab, KEPT);
  keep(inTab, KEPT, null);
  return before;
}
