import {
  type Board,
  type BoardOptions,
  clockRing,
  createBoard,
  glassIcon,
  type LegalMove,
  type Seat,
  seatsIcon,
} from "../src/board";
import { SEATS } from "../src/board/geometry/cell";
import { need } from "../src/shared/need";
import { after, movesOf, read } from "./moves";
import { POSITIONS } from "./positions";

// ?dark ?light ?contrast ?en ?hover ?held ?turn=2 ?game=small ?coordinates=0: states to look at side by side.
const query = new URLSearchParams(location.search);
for (const theme of ["dark", "light", "contrast"])
  if (query.has(theme)) document.documentElement.dataset.theme = theme;
if (query.has("en")) document.documentElement.lang = "en";
const lang = query.has("en") ? "en" : "zh";
const byId = (id: string) => need(document.getElementById(id), id);

const game = (query.get("game") ?? "board") as keyof typeof POSITIONS;
const start = read(POSITIONS[game]);
const stage = byId("stage");
stage.classList.toggle("square", start.board === "square16");
const viewer: Seat = start.toMove ?? "A";
let position = start;

const options: BoardOptions = {
  position: POSITIONS[game],
  viewer,
  movable: viewer,
  destinations: movesOf(start, viewer),
  coordinates: query.get("coordinates") !== "0",
  lang,
  names: { A: "听雨", C: "阿青", E: "Magnus" },
  lookFirst: query.has("look"),
  onSay: (words) => {
    byId("says").textContent = words;
  },
  onMove: (move) => answer(move),
};
if (game === "board") {
  options.lastTrail = { seat: "A", cells: ["k8", "i10", "g12", "e14"] };
  options.blocks = [
    { cell: "h8", owner: "A", turnsLeft: 2 },
    { cell: "i10", owner: "D", turnsLeft: 1 },
  ];
}
if (game === "halma") options.lastTrail = { seat: "C", cells: ["j11", "l9", "j7", "h7"] };
const men = Number(query.get("men"));
if (men) options.men = men;
const board: Board = createBoard(stage, options);

/** Every move is answered by the next seat's first hop, so that both hands can be watched. */
function answer(move: LegalMove): void {
  if (query.has("refuse")) return void setTimeout(() => board.takeBack(move.trail), 1200);
  position = read(after(position, move, viewer));
  const seats = [...new Set(position.men.values())].sort();
  for (const seat of seats.filter((other) => other !== viewer)) {
    const reply = movesOf(position, seat).sort((a, b) => b.trail.length - a.trail.length)[0];
    if (!reply) continue;
    const text = after(position, reply, viewer);
    position = read(text);
    void board.play({ seat, cells: reply.trail }, text);
  }
  board.set({ movable: viewer, destinations: movesOf(position, viewer) });
}

function press(label: string, act: () => void): void {
  const button = document.createElement("button");
  button.className = "press";
  button.textContent = label;
  button.addEventListener("click", act);
  byId("presses").append(button);
}
let coordinates = options.coordinates === true;
press("坐标", () => {
  coordinates = !coordinates;
  board.set({ coordinates });
});
press("转盘", () => void board.turn(board.orientation + 1));
press("放下 Esc", () => void board.putDown());
press("亮", () => board.brighten(viewer));

for (const place of document.querySelectorAll<HTMLElement>("[data-ring]")) {
  const [seat = "A", left, away] = (place.dataset.ring ?? "").split(" ");
  place.replaceWith(
    clockRing(seat as Seat, { left: left === "-" ? null : Number(left), away: away === "away" }),
  );
}

function picture(caption: string, more: BoardOptions): void {
  const figure = document.createElement("figure");
  const frame = document.createElement("div");
  frame.classList.toggle("wide", more.position.startsWith("square") || more.crop !== undefined);
  const text = document.createElement("figcaption");
  text.textContent = caption;
  figure.append(frame, text);
  byId("gallery").append(figure);
  createBoard(frame, { picture: true, lang, ...more });
}
picture("六人", { position: POSITIONS.six, viewer: "A", coordinates: true });
picture("小星盘", { position: POSITIONS.small, viewer: "A", coordinates: true });
picture("十五子", { position: POSITIONS.fifteen, men: 15, viewer: "A" });
picture("十三子", { position: POSITIONS.thirteen, men: 13, viewer: "A" });
picture("方盘", { position: POSITIONS.halma, viewer: "A", coordinates: true });
picture("一角", {
  position: POSITIONS.board,
  crop: ["f12", "g12", "h11", "h10", "f10", "j10"],
  lastTrail: { seat: "C", cells: ["f12", "f14", "h12", "j10"] },
});
picture("小图", { position: POSITIONS.game, plain: true, away: ["A"] });
const icons = document.createElement("div");
icons.className = "icons";
icons.append(
  ...SEATS.map(glassIcon),
  seatsIcon("star4", { A: "taken", C: "taken", E: "open" }),
  seatsIcon("square16", { A: "taken", C: "open" }),
);
byId("gallery").append(icons);

// What a hand would do, for pictures of states.
const cellOf = (name: string) => need(stage.querySelector<SVGElement>(`[data-cell="${name}"]`), name);
const key = (name: string) =>
  stage.querySelector("svg")?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
const held = query.get("held") ?? (query.has("hover") ? "f12" : null);
if (held) {
  cellOf(held).focus();
  key("Enter");
}
if (query.has("hover")) {
  for (let i = 0; i < Number(query.get("hover") || 12); i++) key("]");
}
if (query.has("turn")) void board.turn(Number(query.get("turn")));
document.title = `${stage.querySelectorAll("svg.board *").length} nodes`;
