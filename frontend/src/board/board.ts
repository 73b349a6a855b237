import { type BoardConfig, type BoardOptions, defined, told } from "./config";
import { HandDesk } from "./desk";
import { put } from "./draw/svg";
import type { Trail } from "./draw/trail";
import { brighten, setIn } from "./effects";
import type { Cell, Seat } from "./geometry/cell";
import { listen } from "./hand/listen";
import { Loupe } from "./hand/loupe";
import { isZoomed } from "./hand/view";
import { Grid } from "./speak/grid";
import { describeActs, describeMove, wordsOf } from "./speak/say";
import { Stage } from "./stage";
import { carried, positionOf } from "./text/position";

/** A board on a page. It knows no rules: destinations go in, choices come out. */
export interface Board {
  /** Tells the board something new. What is not named stays; a man in flight or in the hand stays if he can. */
  set(change: Partial<BoardConfig>): void;
  /**
   * Shows a move, after those that wait, and then that position. A move shown already is not shown again; of a turn
   * with items the first so many acts.
   */
  play(trail: Trail, next: string, shown?: number): Promise<void>;
  /** Goes straight to another position, men gliding: for a page that had fallen behind. */
  glideTo(position: string): Promise<void>;
  /** A refused move: carries the man back along its trail, and gives the moves back. */
  takeBack(trail: readonly Cell[]): Promise<void>;
  /** Goes round until the home of seat number k lies at the bottom. */
  turn(k: number): Promise<void>;
  /** A seat has finished: its men brighten once. */
  brighten(seat: Seat): void;
  /** Puts the held man down; says whether there was one. */
  putDown(): boolean;
  /** The whole board again, after pinching. */
  showWhole(): void;
  readonly held: Cell | null;
  /** How it lies, or will once it has gone round. */
  readonly orientation: number;
  destroy(): void;
}

export function createBoard(element: HTMLElement, options: BoardOptions): Board {
  const stage = new Stage(told(options), positionOf(options.position), options.plain === true);
  const { scene, board } = stage;
  const grid = new Grid(board, homeOf(stage));
  const loupe = new Loupe(scene.id);
  const desk = new HandDesk({ stage, grid, loupe, options });
  const quiet = options.picture ? () => undefined : receive(element, stage, desk, grid);
  element.classList.add("board-box");
  scene.root.classList.toggle("cropped", options.crop !== undefined);
  element.append(scene.root, ...(options.picture ? [] : [loupe.element]));

  const name = () => put(scene.root, { "aria-label": stage.told.label || wordsOf(stage.told).board });
  const redraw = () => {
    name();
    stage.draw();
  };
  put(scene.root, { role: options.picture ? "img" : "grid" });
  stage.changed = () => desk.refresh();
  stage.showing = ({ trail, shown }) => {
    const told = trail.acts && describeActs(board, stage.told, trail.seat, trail.acts.slice(shown));
    if (told) options.onSay?.(told, false);
    if (trail.acts) return;
    if (trail.seat !== stage.told.viewer) options.onSay?.(describeMove(board, stage.told, trail), false);
  };
  desk.offer(stage.told.destinations);
  redraw();
  if (options.picked) desk.press(options.picked);
  if (options.setIn) setIn(scene, board, stage.position.men.keys(), stage.turn);

  const place = () => {
    grid.place(stage.turn);
    desk.whole = stage.viewOf(options.crop);
    desk.view = desk.whole;
  };

  return {
    set(change) {
      stage.told = { ...stage.told, ...defined(change) };
      if (change.position !== undefined) stage.put(positionOf(change.position));
      if (change.lastTrail !== undefined) stage.mark(change.lastTrail);
      if (change.destinations) desk.offer(change.destinations);
      if (change.orientation !== undefined && change.orientation !== stage.turn) {
        stage.stop();
        stage.place(change.orientation);
        place();
      }
      redraw();
    },
    play: (trail, next, shown = 0) => stage.play({ trail, next: positionOf(next), shown }),
    glideTo: (position) => stage.glideTo(positionOf(position)),
    async takeBack(trail) {
      const before = desk.takeBack(trail);
      const position = before?.position ?? carried(stage.position, [...trail].reverse());
      await stage.carryBack(trail, position, before ? before.trail : null);
    },
    async turn(k) {
      await stage.turnTo(k);
      place();
      stage.draw();
    },
    brighten: (seat) => brighten(scene, board, seat, stage.told.men, stage.turn),
    putDown: () => desk.hand.putDown(),
    showWhole() {
      desk.view = desk.whole;
    },
    get held() {
      return desk.selection.picked;
    },
    get orientation() {
      return stage.heading;
    },
    destroy() {
      quiet();
      stage.stop();
      scene.root.remove();
      loupe.element.remove();
      element.classList.remove("board-box");
    },
  };
}

function receive(element: HTMLElement, stage: Stage, desk: HandDesk, grid: Grid): () => void {
  const { root } = stage.scene;
  grid.place(stage.turn);
  root.append(grid.element);
  return listen(element, root, {
    hand: desk.hand,
    isZoomed: () => isZoomed(desk.view, desk.whole),
    hover: (cell) => desk.hover(cell),
    key: (event) => desk.key(event),
    press: (cell) => desk.press(cell),
    focus: (cell, byKey) => desk.focus(cell, byKey),
  });
}

function homeOf({ told: { viewer, men }, board }: Stage): Cell {
  return board.home(viewer ?? "A", men)[0] ?? "";
}
