import type { BoardName, Seat } from "../board";
import { need } from "../shared/need";
import { clashesOf, isOfTheTable, readClashes } from "./clashes";
import { Fields } from "./fields";
import { OptionPictures } from "./option-pictures";
import type { Plan } from "./preview";
import { nearest, readPresets, readSeatings, type Seating } from "./seatings";

/** How large a game is, which most presets leave open. */
const TABLE: readonly string[] = ["board", "players", "men"];

/** star4 and star3 are boards of one kind. */
const sameKind = (one = "", other = ""): boolean => one.replace(/\d+$/, "") === other.replace(/\d+$/, "");

/** Where one sees what would be played. */
export interface Shown {
  show(plan: Plan): void;
}

/** The form of a new game: what goes together can be chosen, and the board shows what would be played. */
export class NewGame {
  readonly #fields: Fields;
  readonly #preview: Shown;
  readonly #says: HTMLElement;
  readonly #seatings;
  readonly #presets;
  readonly #clashes;
  readonly #pictures: OptionPictures;
  /** What was last chosen of each row, so that it comes back when it can be chosen again. */
  readonly #wishes = new Map<string, string>();
  /** Who chose it himself is not asked again: in this form, or in one that the browser brought back. */
  #visibilityChosen = false;
  #visibilityProposed: string;

  constructor(form: HTMLFormElement, preview: Shown) {
    this.#fields = new Fields(form);
    this.#preview = preview;
    this.#says = need(form.querySelector<HTMLElement>("#says"), "the line that speaks");
    this.#seatings = readSeatings(form.dataset.seatings);
    this.#presets = readPresets(form.dataset.presets);
    this.#clashes = readClashes(form.dataset.clashes);
    this.#pictures = new OptionPictures(form);
    this.#visibilityChosen = form.querySelector(".says.warn") !== null;
    this.#visibilityProposed =
      this.#fields.all("visibility").find(({ defaultChecked }) => defaultChecked)?.value ?? "";
  }

  attend(): void {
    this.#fields.form.addEventListener("change", ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      this.#wishes.set(name, value);
      if (name === "preset") this.#start(this.#fields.chosen(name));
      if (name.startsWith("seat.") && this.#fields.chosen(name) === "other") this.#askName(name);
      this.#update();
    });
    for (const fold of this.#fields.form.querySelectorAll("details"))
      fold.addEventListener("toggle", () => this.#pictures.show((name) => this.#chosen(name)));
    // A page that the browser brings back shows what was chosen when it was left.
    window.addEventListener("pageshow", () => this.#update());
    this.#update();
  }

  /**
   * Every row takes the value that goes with the preset; what is not for this reader stays as it is, and so do board,
   * players and men where the preset is played on boards of that kind.
   */
  #start(preset: string): void {
    const rows = this.#presets[preset] ?? {};
    const settled = sameKind(rows.board, this.#fields.chosen("board")) ? TABLE : [];
    for (const [name, value] of Object.entries(rows))
      if (!settled.includes(name) && (name !== "rated" || this.#fields.offers(name, value)))
        this.#begin(name, value);
    this.#fields.fill("base", preset);
  }

  #begin(name: string, value: string): void {
    this.#fields.fill(name, value);
    this.#wishes.set(name, value);
  }

  /** What stands in a row, whatever kind it is. */
  #chosen(name: string): string {
    return this.#fields.chosen(name) || this.#fields.typed(name);
  }

  #update(): void {
    const board = this.#fields.chosen("board") as BoardName;
    const seatings = this.#seatings[board] ?? {};
    const players = Object.keys(seatings);
    const now = Number(this.#fields.chosen("players"));
    this.#fields.restrict("players", players, `${nearest(now, players.map(Number))}`);
    const seating = seatings[this.#fields.chosen("players")];
    if (!seating) return;
    this.#restrict(seating);
    this.#separate();
    this.#pictures.show((name) => this.#chosen(name));
    this.#fields.describe("preset");
    const held = (who: string) => seating.seats.filter((seat) => this.#fields.chosen(`seat.${seat}`) === who);
    const open = held("open");
    const men = Number(this.#fields.chosen("men"));
    this.#preview.show({ board, seats: seating.seats, men, open, mine: held("me")[0] ?? null });
    this.#proposeVisibility(open.length > 0 ? "listed" : "link");
    this.#say(open.length);
  }

  #proposeVisibility(value: string): void {
    if (this.#fields.chosen("visibility") !== this.#visibilityProposed) this.#visibilityChosen = true;
    if (this.#visibilityChosen) return;
    this.#visibilityProposed = value;
    this.#fields.choose("visibility", value);
  }

  #restrict({ seats, men }: Seating): void {
    const now = Number(this.#wish("men"));
    this.#fields.restrict("men", men.map(String), `${nearest(now, men)}`, this.#wishes.get("men"));
    this.#fields.restrict("first", ["random", ...seats], "random", this.#wishes.get("first"));
    const order = this.#fields.row("turnOrder");
    if (order) order.hidden = seats.length === 2;
    for (const chair of this.#fields.form.querySelectorAll<HTMLElement>(".chair"))
      chair.hidden = !seats.includes(chair.dataset.seat as Seat);
  }

  #wish(name: string): string {
    return this.#wishes.get(name) ?? this.#fields.chosen(name);
  }

  /** What contradicts what is chosen elsewhere can't be chosen, and the row says why; what the table rules out is not shown. */
  #separate(): void {
    for (const field of new Set(this.#clashes.map((clash) => clash.field))) {
      const clashes = clashesOf(field, this.#clashes, (name) => this.#chosen(name));
      const barred = new Set(clashes.map(({ value }) => value));
      const offered = this.#fields.all(field).filter(({ dataset }) => dataset.never === undefined);
      const possible = offered.map(({ value }) => value).filter((value) => !barred.has(value));
      this.#fields.restrict(field, possible, possible.at(-1) ?? "", this.#wishes.get(field), "last");
      const row = this.#fields.row(field);
      if (row) row.hidden = possible.length < 2 && clashes.some(isOfTheTable);
      this.#fields.explain(field, clashes[0] ? this.#reason(clashes[0].code) : "");
    }
  }

  #reason(code: string): string {
    return this.#fields.form.querySelector(`#clash-reasons [data-code="${code}"]`)?.textContent ?? "";
  }

  #askName(field: string): void {
    this.#fields.form.querySelector<HTMLInputElement>(`#name\\.${field.slice("seat.".length)}`)?.focus();
  }

  /** What happens when the button is pressed. */
  #say(open: number): void {
    const { ready, waiting } = this.#says.dataset;
    const words = open > 0 ? waiting?.replace("{count}", `${open}`) : ready;
    if (this.#says.textContent !== words) this.#says.textContent = words ?? "";
  }
}
