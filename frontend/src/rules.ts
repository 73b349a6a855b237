import "./styles/site.css";
import "./styles/guide.css";
import { topology, viewAround } from "./board";
import { TryOut } from "./guide/try-out";

/** How far below the window a board is drawn already. */
const AHEAD = "600px 0px";

const boards = new Map(
  [...document.querySelectorAll<HTMLElement>(".little")].map((at) => [at, new TryOut(at)]),
);

// A board not drawn yet keeps its place: the page must not jump under the reader.
for (const at of boards.keys()) {
  const { position = "", crop } = at.dataset;
  if (!crop) continue;
  const board = topology(position.startsWith("square") ? "square16" : "star4");
  const { width, height } = viewAround(crop.split(" ").map((cell) => board.at(cell, 0)));
  at.style.aspectRatio = `${width} / ${height}`;
}
if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();

const watch = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) if (isIntersecting) draw(target as HTMLElement);
  },
  { rootMargin: AHEAD },
);
for (const at of boards.keys()) watch.observe(at);
addEventListener("beforeprint", () => {
  for (const at of boards.keys()) draw(at);
});

function draw(at: HTMLElement): void {
  watch.unobserve(at);
  boards.get(at)?.draw();
}
