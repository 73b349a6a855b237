/** A place where a browser keeps texts; to ask for it may be refused already. */
type Shelf = () => Storage;

export const inTab: Shelf = () => sessionStorage;
export const inBrowser: Shelf = () => localStorage;

/** Keeps something for later, or with null nothing any more. A browser may refuse, or be full: then it lives as long as the page. */
export function keep(shelf: Shelf, key: string, what: unknown): void {
  try {
    shelf().removeItem(key);
    if (what !== null) shelf().setItem(key, JSON.stringify(what));
  } catch {
    // Nothing is kept.
  }
}

/** What was kept; null where there is nothing, or nothing that can be read. */
export function kept<T>(shelf: Shelf, key: string): T | null {
  try {
    return JSON.parse(shelf().getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}
