import "./styles/site.css";
import "./styles/guide.css";
import "./styles/items.css";
import { topology, viewAround } from "./board";
import { Api } from "./game/api";
import { lessonOf } from "./guide/course";
import { textsOfPage } from "./guide/says";
import { Trial } from "./guide/trial";
import { TryOut } from "./guide/try-out";
import { keepHere } from "./shared/here";

/** How far below the window a board is drawn already. */
const AHEAD = "600px 0px";

keepHere(document);
const [texts, api] = [textsOfPage(), new Api()];
const boards = new Map([...document.querySelectorAll<HTMLElement>(".little")].map((at) => [at, boardAt(at)]));

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

// What only the server knows is asked when somebody comes to that board, not before.
const sight = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) if (isIntersecting) wake(target as HTMLElement);
});
for (const [at, board] of boards) if (board instanceof Trial) sight.observe(at);

addEventListener("beforeprint", () => {
  for (const at of boards.keys()) draw(at);
});

function draw(at: HTMLElement): void {
  watch.unobserve(at);
  boards.get(at)?.draw();
}

function boardAt(at: HTMLElement): TryOut | Trial {
  const lesson = lessonOf(at.dataset);
  return lesson ? new Trial(at, lesson, texts, api) : new TryOut(at);
}

function wake(at: HTMLElement): void {
  draw(at);
  sight.unobserve(at);
  const board = boards.get(at);
  if (board instanceof Trial) board.wake();
}
