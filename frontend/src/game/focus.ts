/** What tells a button from the others of its part, over every redraw. */
const keyOf = (element: Element): string =>
  [
    element.closest<HTMLElement>("[data-question]")?.dataset.question,
    element.id,
    element.getAttribute("aria-label") ?? element.textContent,
  ].join(" ");

/** Draws a part anew; a focus in it stays on the same button, else it goes back or to the board, never to nowhere. */
export function redrawn(part: Element, draw: () => void, before: Element | null = null): void {
  const focused = document.activeElement;
  const key = focused && part.contains(focused) ? keyOf(focused) : null;
  draw();
  if (key === null || part.contains(document.activeElement)) return;
  const same = [...part.querySelectorAll<HTMLElement>("a[href], button, input")].find(
    (each) => keyOf(each) === key,
  );
  const back = before?.isConnected ? before : document.querySelector('#stage [tabindex="0"]');
  (same ?? (back as HTMLElement | null))?.focus();
}
