import {
  type Board,
  type BoardName,
  type Cell,
  createBoard,
  type Free,
  isSeat,
  type Position,
  type Seat,
  topology,
  writePosition,
} from "../board";
import { announce, button, set } from "../game/dom";
import type { Texts } from "../game/words";
import type { Plan } from "../home/preview";
import { byId } from "../shared/need";
import { Choice } from "./choice";
import { countOf, present, type Tool } from "./setup";
import { begun, colour, sentence } from "./words";

/** What one may do with the whole position. */
export interface Deeds {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly opening: () => void;
  readonly clear: () => void;
}

export interface WorkbenchParts {
  readonly texts: Texts;
  readonly coordinates: boolean;
  readonly deeds: Deeds;
  readonly chosen: (cell: Cell, tool: Tool) => void;
  readonly carried: (from: Cell, to: Cell) => void;
  readonly toMove: (seat: Seat) => void;
}

/** The board, and what one has in the hand. */
export class Workbench {
  readonly #parts: WorkbenchParts;
  readonly #stage = byId("stage");
  readonly #tools: Choice<Tool>;
  readonly #turn: Choice<Seat>;
  readonly #undo: HTMLButtonElement;
  readonly #redo: HTMLButtonElement;
  #board: Board | null = null;
  #name: BoardName | null = null;
  #tool: Tool = "A";
  #seats: readonly Seat[] = [];

  constructor(parts: WorkbenchParts) {
    this.#parts = parts;
    this.#tools = new Choice(byId("tools"), "tool", (tool) => this.#take(tool));
    this.#turn = new Choice(byId("turn"), "to-move", parts.toMove);
    const act = (key: string, press: () => void) => button({ words: parts.texts.say(key), press, id: key });
    const { undo, redo, opening, clear } = parts.deeds;
    this.#undo = act("undo", undo);
    this.#redo = act("redo", redo);
    byId("acts").append(
      this.#undo,
      this.#redo,
      act("opening", opening),
      act("clear", clear),
      act("spin", () => this.#spin()),
    );
    this.#stage.addEventListener("keydown", (event) => this.#key(event));
  }

  show(position: Position, plan: Plan, { canUndo, canRedo }: { canUndo: boolean; canRedo: boolean }): void {
    this.#seats = topology(plan.board).seats.filter(
      (seat) => plan.seats.includes(seat) || present(position).includes(seat),
    );
    if (isSeat(this.#tool) && !this.#seats.includes(this.#tool)) this.#tool = this.#seats[0] ?? "rubber";
    this.#draw(position, plan);
    this.#offer(position, plan);
    set(this.#undo, { "aria-disabled": canUndo ? false : "true" });
    set(this.#redo, { "aria-disabled": canRedo ? false : "true" });
  }

  say(key: string, facts: Readonly<Record<string, string | number>>): void {
    this.tell([sentence(this.#parts.texts, key, facts)]);
  }

  /** For those who don't see it. */
  tell(words: readonly string[]): void {
    if (words.length > 0) announce(byId("spoken"), words.join(this.#parts.texts.say("stop")));
  }

  #draw(position: Position, { board, seats, men }: Plan): void {
    const text = writePosition(position);
    if (this.#board && this.#name === board) {
      this.#board.set({ position: text, seats, men, free: this.#free() });
      return;
    }
    this.#board?.destroy();
    this.#name = board;
    this.#stage.classList.toggle("square", board === "square16");
    const { texts, coordinates, chosen, carried } = this.#parts;
    this.#board = createBoard(this.#stage, {
      ...{ position: text, seats, men, coordinates, lang: texts.lang, hints: false },
      free: this.#free(),
      label: texts.say("board"),
      onAim: (cell) => chosen(cell, this.#tool),
      onMove: ({ from, to }) => carried(from, to),
      onOff: (cell) => chosen(cell, "rubber"),
    });
  }

  #spin(): void {
    const board = this.#board;
    if (!board || !this.#name) return;
    const { seats } = topology(this.#name);
    const next = board.orientation + 1;
    void board.turn(next);
    const near = seats[next % seats.length];
    if (near) this.say("spun", { colour: colour(near, this.#parts.texts) });
  }

  #offer(position: Position, { seats, men }: Plan): void {
    const { texts } = this.#parts;
    const man = (seat: Seat) => ({ value: seat, words: begun(colour(seat, texts)) });
    const counted = (seat: Seat) => ({ ...man(seat), count: `${countOf(position, seat)}/${men}` });
    const others = (["rubber", "carry"] as const).map((value) => ({ value, words: this.#words(value) }));
    this.#tools.show([...this.#seats.map(counted), ...others], this.#tool);
    this.#turn.show(seats.map(man), position.toMove);
  }

  #free(): Free {
    return this.#tool === "carry" ? "carry" : "place";
  }

  #take(tool: Tool): void {
    this.#tool = tool;
    this.#board?.putDown();
    this.#board?.set({ free: this.#free() });
    for (const input of byId("tools").querySelectorAll<HTMLInputElement>("input"))
      input.checked = input.value === tool;
    if (isSeat(tool)) this.say("tool", { tool: this.#words(tool) });
    else this.say(`tool.${tool}`, {});
  }

  #words(tool: Tool): string {
    const { texts } = this.#parts;
    return isSeat(tool) ? colour(tool, texts) : texts.say(tool === "carry" ? "hand" : tool);
  }

  /** Keys on the board beside those that every board has. */
  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const cell = event.target instanceof Element ? event.target.getAttribute("data-cell") : null;
    const seat = this.#seats[Number(event.key) - 1];
    if (seat) this.#take(seat);
    else if (event.key === "m" || event.key === "M") this.#take("carry");
    else if (cell && ["0", "Backspace", "Delete"].includes(event.key)) this.#parts.chosen(cell, "rubber");
    else return;
    event.preventDefault();
  }
}
