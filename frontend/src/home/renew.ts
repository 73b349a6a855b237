/**
 * Makes an element what another one is, and touches only what differs: children with a `data-key` are found again by
 * it, others by their place. Nothing is taken from under the focus.
 */
export function renew(now: Element, next: Element): void {
  if (now.isEqualNode(next)) return;
  if (isKeyed(next) && sameTag(now, next)) renewKeyed(now, next);
  else if (sameBuild(now, next)) {
    for (const [i, child] of [...now.children].entries()) renew(child, next.children[i] ?? child);
  } else now.replaceWith(document.importNode(next, true));
}

const keyOf = (element: Element): string | null => element.getAttribute("data-key");

const isKeyed = (element: Element): boolean => [...element.children].some((child) => keyOf(child) !== null);

const sameTag = (now: Element, next: Element): boolean =>
  now.cloneNode(false).isEqualNode(next.cloneNode(false));

/** Two elements whose children differ, if at all, one by one. */
function sameBuild(now: Element, next: Element): boolean {
  const tags = (element: Element) => [...element.children].map((child) => child.tagName).join();
  return (
    now.children.length > 0 && sameTag(now, next) && tags(now) === tags(next) && textOf(now) === textOf(next)
  );
}

function textOf(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return texts.map((node) => node.textContent?.trim()).join();
}

function renewKeyed(now: Element, next: Element): void {
  const old = new Map([...now.children].map((child) => [keyOf(child), child]));
  const wanted = new Set([...next.children].map(keyOf));
  for (const [key, child] of old)
    if (!wanted.has(key) && !child.contains(document.activeElement)) child.remove();
  for (const [i, child] of [...next.children].entries()) {
    const known = old.get(keyOf(child));
    const place = now.children[i] ?? null;
    if (!known) now.insertBefore(document.importNode(child, true), place);
    else {
      if (known !== place) now.insertBefore(known, place);
      renew(known, child);
    }
  }
}
