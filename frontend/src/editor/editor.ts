import { type Cell, type Position, readPosition, type Seat, writePosition } from "../board";
import { isReadable, isRound, positionOf } from "../board/text/position";
import { say, set } from "../game/dom";
import { Texts } from "../game/words";
import { NewGame, type Shown } from "../home/new-game";
import { opening, type Plan } from "../home/preview";
import { readSeatings } from "../home/seatings";
import type { Company } from "../shared/addresses";
import { byId } from "../shared/need";
import { Asking } from "./asking";
import type { Wish } from "./check";
import { History } from "./history";
import { carry, cleared, companyOf, companySaid, put, type Tool } from "./setup";
import { linkOf, Taking } from "./taking";
import { told, toldOfCarrying } from "./telling";
import { optionsOf } from "./terms";
import { sentence } from "./words";
import { Workbench } from "./workbench";

interface Data {
  readonly texts: Readonly<Record<string, string>>;
  readonly coordinates: string;
}

/** A position, and how many play in it: what is done and undone. */
interface Setup extends Company {
  readonly text: string;
}

const same = (a: Setup, b: Setup): boolean => a.text === b.text && a.players === b.players && a.men === b.men;

/** The page that sets positions up: keeps board, text, address and form of the new game the same. */
export class Editor implements Shown {
  readonly #form = byId("new-game") as HTMLFormElement;
  readonly #field = byId("position") as HTMLInputElement;
  readonly #round = byId("round") as HTMLInputElement;
  readonly #seatings = readSeatings(this.#form.dataset.seatings);
  readonly #texts: Texts;
  readonly #bench: Workbench;
  readonly #taking: Taking;
  readonly #asking: Asking;
  /** How many men each has by the address, or as somebody chose it: no text that is pasted changes that. */
  #chosenMen: number | null = null;
  #plan: Plan | null = null;
  #history: History<Setup> | null = null;
  /** The form follows the position, not the other way round. */
  #leading = false;

  constructor(json: string) {
    const data = JSON.parse(json) as Data;
    const lang = document.documentElement.lang.startsWith("en") ? "en" : "zh";
    this.#texts = new Texts(data.texts, lang);
    this.#asking = new Asking(this.#form, this.#texts);
    this.#taking = new Taking({
      texts: this.#texts,
      read: (text, position) => {
        const men = this.#chosenMen;
        this.#load({ text, ...companyOf(position, this.#seatings, this.#now, men ? { men } : {}) });
      },
      ask: (text) => this.#asking.why(this.#wish(text)),
    });
    const wide = matchMedia("(min-width: 721px)").matches;
    this.#bench = new Workbench({
      texts: this.#texts,
      coordinates: data.coordinates === "on" || (data.coordinates !== "off" && wide),
      deeds: {
        undo: () => this.#step(this.#history?.undo(), "undone"),
        redo: () => this.#step(this.#history?.redo(), "redone"),
        opening: () => this.#open(),
        clear: () => {
          this.#change(cleared(this.#position));
          this.#bench.say("cleared", {});
        },
      },
      chosen: (cell, tool) => this.#chosen(cell, tool),
      carried: (from, to) => this.#carried(from, to),
      toMove: (seat) => this.#change({ ...this.#position, toMove: seat }),
    });
  }

  attend(): void {
    const wanted = this.#field.value;
    const read = readPosition(wanted);
    const said = companySaid(location, this.#now);
    this.#chosenMen = said.men ?? null;
    this.#leading = true;
    if (isReadable(read)) this.#lead(read, companyOf(read, this.#seatings, this.#now, said));
    new NewGame(this.#form, this).attend();
    this.#leading = false;
    const text = isReadable(read) ? writePosition(read) : this.#opening();
    this.#history = new History({ text, ...this.#now }, same);
    this.#show();
    if (!isReadable(read) && wanted !== "") void this.#taking.refuse(wanted);
    this.#form.addEventListener("change", ({ target }) => {
      if (!this.#leading && (target as HTMLInputElement).name === "men") this.#chosenMen = this.#now.men;
    });
    this.#round.addEventListener("change", () => this.#inRound(this.#round.value.trim()));
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  /** The form says who plays on which board. */
  show(plan: Plan): void {
    const before = this.#plan;
    this.#plan = plan;
    if (this.#leading || !this.#history) return;
    if (
      before &&
      `${before.board} ${before.seats} ${before.men}` !== `${plan.board} ${plan.seats} ${plan.men}`
    )
      this.#follow(before, plan);
    this.#show();
  }

  /** An opening stays one; on the same board other men stay where they are. */
  #follow(before: Plan, plan: Plan): void {
    const { men, items, ...rest } = this.#position;
    const was = opening(before.board, before.seats, before.men).split(" ")[1];
    const untouched = this.#text.split(" ")[1] === was;
    if (plan.board !== before.board || untouched) this.#add(this.#opening());
    else {
      const { toMove } = rest;
      const seat = toMove && plan.seats.includes(toMove) ? toMove : (plan.seats[0] ?? null);
      this.#add(writePosition({ ...rest, men, items, toMove: seat }));
    }
  }

  get #text(): string {
    return this.#history?.now.text ?? this.#opening();
  }

  get #position(): Position {
    return positionOf(this.#text);
  }

  get #now(): Company {
    const chosen = new FormData(this.#form);
    return { players: Number(chosen.get("players")), men: Number(chosen.get("men")) };
  }

  #opening(): string {
    const { board, seats, men } = this.#plan ?? {
      board: "star4" as const,
      seats: ["A", "D"] as Seat[],
      men: 10,
    };
    return opening(board, seats, men);
  }

  #open(): void {
    this.#add(this.#opening());
    this.#show();
    this.#bench.say("opened", {});
  }

  #chosen(cell: Cell, tool: Tool): void {
    const before = this.#position;
    this.#change(put(before, cell, tool));
    this.#bench.tell(told(before, this.#position, cell, this.#texts));
  }

  #carried(from: Cell, to: Cell): void {
    const before = this.#position;
    this.#change(carry(before, from, to));
    this.#bench.tell(toldOfCarrying(before, this.#position, from, to, this.#texts));
  }

  /** What is no round stays as it was typed, with the reason beside it, until the board shows something else. */
  #inRound(text: string): void {
    if (isRound(text)) this.#change({ ...this.#position, round: Number(text) });
    else this.#blameRound(sentence(this.#texts, "problem.roundUnreadable", { 0: text }));
  }

  #blameRound(why: string): void {
    say(byId("round-wrong"), why);
    set(this.#round, { "aria-invalid": why ? "true" : false });
  }

  #change(position: Position): void {
    this.#add(writePosition(position));
    this.#show();
  }

  #add(text: string): void {
    this.#history?.add({ text, ...this.#now });
  }

  /** Another position altogether, with its own board and company. */
  #load(setup: Setup): void {
    this.#history?.add(setup);
    this.#leading = true;
    this.#lead(positionOf(setup.text), setup);
    this.#leading = false;
    this.#show();
  }

  #step(setup: Setup | null | undefined, words: string): void {
    if (!setup) return;
    this.#load(setup);
    this.#bench.say(words, {});
  }

  /** Chooses in the form what goes with a position, in the order in which one thing opens the next. */
  #lead({ board }: Position, { players, men }: Company): void {
    for (const [name, value] of Object.entries({ board, players, men }))
      this.#form.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.click();
  }

  #show(): void {
    if (!this.#plan || !this.#history) return;
    const { canUndo, canRedo } = this.#history;
    const position = this.#position;
    this.#bench.show(position, this.#plan, { canUndo, canRedo });
    this.#field.value = this.#text;
    this.#round.value = `${position.round}`;
    this.#blameRound("");
    const link = linkOf(this.#text, this.#now, this.#form);
    this.#taking.show(this.#text, link);
    this.#asking.about(this.#wish(this.#text));
    history.replaceState(null, "", link);
  }

  #wish(position: string): Wish {
    const preset = `${new FormData(this.#form).get("preset") ?? "classic"}`;
    return { position, preset, ...this.#now, options: optionsOf(this.#form, this.#now) };
  }

  #key(event: KeyboardEvent): void {
    const typing =
      event.target instanceof HTMLElement && event.target.matches("textarea, input:not([type=radio])");
    if (typing || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) this.#step(this.#history?.undo(), "undone");
    else if (key === "y" || key === "z") this.#step(this.#history?.redo(), "redone");
    else return;
    event.preventDefault();
  }
}
