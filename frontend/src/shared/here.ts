/**
 * What leads back here says where here is by now: scripts write the address bar after the page was served. Nothing is
 * followed, sent or opened beside without one of these events; the keyboard's ways make a click too.
 */
export function keepHere(page: Document): void {
  for (const kind of ["click", "auxclick", "contextmenu"])
    page.addEventListener(kind, () => renewBack(page), true);
}

function renewBack(page: Document): void {
  const here = location.pathname + location.search + location.hash;
  for (const field of page.querySelectorAll<HTMLInputElement>('[action="/preferences"] [name=back]'))
    field.value = here;
  for (const link of page.querySelectorAll<HTMLAnchorElement>("a.way"))
    link.search = `?back=${encodeURIComponent(here)}`;
}
