/** The value itself; a missing one is a fault of the program, never of its user. */
export function need<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`);
  return value;
}

/** An element that the page must have. */
export const byId = (id: string): HTMLElement => need(document.getElementById(id), id);
