import type { Commands } from "./commands";
import { able } from "./controls";
import { button, el, icon, say, set } from "./dom";
import { actingSeat, isOver, mine, nameAt, rankOnLeaving, stillIn } from "./names";
import { rankWords } from "./plaques";
import { movesNow } from "./state";
import type { Part, View } from "./view";
import type { Texts } from "./words";

const ICONS: Readonly<Record<string, string>> = {
  pass: "M4 10h9M10 6.5l3.5 3.5-3.5 3.5M16.5 5v10",
  draw: "M3 11.5c2 3.6 4.4 4.5 7 4.5s5-.9 7-4.5M3 8.5C5 4.9 7.4 4 10 4s5 .9 7 4.5",
  resign: "M5 17V3.5M5 4h9.5l-2 3.5 2 3.5H5",
  quit: "M11 4H4.5v12H11M8 10h8.5M13.5 7l3 3-3 3",
  records: "M4 5.5h12M4 10h12M4 14.5h7",
  join: "M10 4v12M4 10h12",
  start: "M6 4.5v11l9-5.5z",
  leave: "M11 4H4.5v12H11M8 10h8.5M13.5 7l3 3-3 3",
  cancel: "M5 5l10 10M15 5 5 15",
  rematch: "M16 10a6 6 0 1 1-2-4.5M14.5 2.5v3.5H11",
  next: "M5 10h10M11 6l4 4-4 4",
  download: "M10 3.5v9M6.5 9l3.5 3.5L13.5 9M4 16.5h12",
  toLobby: "M3.5 9.5 10 4l6.5 5.5M5.5 8.5V16h9V8.5",
};

/** A question is asked once, in place, and goes away by itself. */
const ASKED_FOR = 8000;

type Key = keyof typeof ICONS;

/** What may be done now; `not` says why it can't be done at the moment. */
interface Action {
  readonly key: Key;
  readonly words: string;
  readonly main?: boolean;
  readonly phone?: boolean;
  readonly not?: string | undefined;
}

export interface ActionEars {
  pass(): void;
  records(): void;
  /** A reason why not, to be said. */
  explain(words: string): void;
}

/** The row of actions; under the thumb on small screens. */
export class Actions implements Part {
  readonly #element: HTMLElement;
  readonly #commands: Commands;
  readonly #ears: ActionEars;
  readonly #buttons = new Map<Key, HTMLButtonElement>();
  #view: View | null = null;
  #drawn = "";
  #asking: { kind: "resign" | "quit"; timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(element: HTMLElement, commands: Commands, ears: ActionEars) {
    this.#element = element;
    this.#commands = commands;
    this.#ears = ears;
    element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#asking) this.#stopAsking();
    });
  }

  show(view: View): void {
    this.#view = view;
    if (this.#asking && !mayLeave(view)) this.#stopAsking();
    if (this.#asking) return;
    const actions = actionsOf(view);
    const drawn = JSON.stringify(actions.map(({ key, words, main }) => [key, words, main]));
    if (drawn !== this.#drawn) this.#draw(actions, drawn);
    for (const { key, not } of actions) {
      const made = this.#buttons.get(key);
      if (!made) continue;
      able(made, not === undefined);
      const why = made.querySelector(".reason");
      if (why) say(why, not ?? "");
    }
  }

  #draw(actions: readonly Action[], drawn: string): void {
    const focused = [...this.#buttons].find(([, made]) => made === document.activeElement)?.[0];
    this.#drawn = drawn;
    this.#buttons.clear();
    for (const action of actions) this.#buttons.set(action.key, this.#make(action));
    this.#element.replaceChildren(...this.#buttons.values());
    this.#element.hidden = actions.length === 0;
    set(this.#element, {
      "data-count": actions.filter(({ phone }) => !phone).length,
      "data-phone": actions.length,
    });
    if (focused) (this.#buttons.get(focused) ?? [...this.#buttons.values()][0])?.focus();
  }

  #make({ key, words, main, phone }: Action): HTMLButtonElement {
    const look = ["press", main ? "main" : "", phone ? "only-phone" : ""].filter((name) => name).join(" ");
    const made = button({ words, look, icon: icon(ICONS[key] ?? ""), press: () => this.#press(key) });
    made.dataset.action = key;
    made.append(el("span", { class: "reason unseen" }));
    made.addEventListener("focus", () => this.#explain(key));
    return made;
  }

  #explain(key: Key): boolean {
    const not = this.#view && actionsOf(this.#view).find((action) => action.key === key)?.not;
    if (not) this.#ears.explain(not);
    return Boolean(not);
  }

  #press(key: Key): void {
    if (!this.#view || this.#explain(key)) return;
    const { game } = this.#view;
    const seat = actingSeat(game);
    if (key === "pass") this.#ears.pass();
    else if (key === "records") this.#ears.records();
    else if (key === "resign" || key === "quit") this.#ask(key);
    else if (key === "draw") seat && void this.#commands.offerDraw(seat);
    else if (key === "join") void this.#commands.join(null);
    else if (key === "start") void this.#commands.start();
    else if (key === "leave") void this.#commands.leave();
    else if (key === "cancel") void this.#commands.cancel();
    else if (key === "rematch") void this.#commands.rematch();
    else if (key === "download") void this.#commands.download();
    else if (key === "next") location.assign(`/games/${game.rematch?.game}`);
    else location.assign("/");
  }

  #ask(kind: "resign" | "quit"): void {
    const view = this.#view;
    const seat = view && actingSeat(view.game);
    if (!view || !seat) return;
    const { texts, game } = view;
    const who = mine(game).length > 1 ? nameAt(game, seat, texts) : texts.say("ask.you");
    const question = texts.say(`ask.${kind}`, { who, rank: ordinal(rankOnLeaving(game), texts) });
    const yes = button({
      words: texts.say(`act.yes.${kind}`),
      look: "press yes",
      press: () => this.#leave(kind),
    });
    const no = button({ words: texts.say("act.no"), look: "press no", press: () => this.#stopAsking() });
    this.#asking = { kind, timer: setTimeout(() => this.#stopAsking(), ASKED_FOR) };
    this.#element.replaceChildren(el("p", { class: "ask", id: "ask" }, question), yes, no);
    set(this.#element, { "data-asking": true });
    set(no, { "aria-describedby": "ask" });
    no.focus();
  }

  #leave(kind: "resign" | "quit"): void {
    const seat = this.#view && actingSeat(this.#view.game);
    this.#stopAsking();
    if (seat) void (kind === "resign" ? this.#commands.resign(seat) : this.#commands.depart(seat));
  }

  #stopAsking(): void {
    if (!this.#asking) return;
    clearTimeout(this.#asking.timer);
    const { kind } = this.#asking;
    const focused = this.#element.contains(document.activeElement);
    this.#asking = null;
    this.#drawn = "";
    set(this.#element, { "data-asking": false });
    if (this.#view) this.show(this.#view);
    if (focused) this.#buttons.get(kind)?.focus();
  }
}

const ordinal = (rank: number, texts: Texts): string => rankWords(rank, texts);

function mayLeave({ game, acting }: View): boolean {
  return game.status === "running" && acting !== null && stillIn(game, acting);
}

function actionsOf(view: View): readonly Action[] {
  const { game, texts } = view;
  const act = (key: Key, words: string, more: Partial<Action> = {}): Action => ({
    key,
    words: texts.say(words),
    ...more,
  });
  const records = act("records", "act.records", { phone: true });
  if (game.status === "open") return beforeStart(view, act);
  if (isOver(game)) return [...atTheEnd(view, act), records];
  if (!mayLeave(view)) return [records];
  return [
    act("pass", "act.pass", { not: whyNoPass(view) }),
    act("draw", "act.draw", { not: whyNoDraw(view) }),
    act("resign", "act.resign"),
    act("quit", "act.quit"),
    records,
  ];
}

type Make = (key: Key, words: string, more?: Partial<Action>) => Action;

function beforeStart({ game }: View, act: Make): readonly Action[] {
  const open = game.seats.some(({ kind }) => kind === "open");
  const seated = mine(game).length > 0;
  const host = game.you?.host === true;
  return [
    ...(!seated && open ? [act("join", "table.join", { main: true })] : []),
    ...(host && open ? [act("start", "table.start", { main: seated })] : []),
    ...(seated ? [act("leave", "table.leave")] : []),
    ...(host ? [act("cancel", "table.cancel")] : []),
  ];
}

function atTheEnd({ game }: View, act: Make): readonly Action[] {
  const played = game.status === "ended" && game.result?.ranking !== undefined;
  const next = game.rematch?.game;
  const asked = mine(game).length > 0 && mine(game).every((seat) => game.rematch?.by.includes(seat));
  const offered = (game.rematch?.by.length ?? 0) > 0 && !asked;
  return [
    ...(next ? [act("next", "end.next", { main: true })] : []),
    ...(played && !next && mine(game).length > 0 && !asked
      ? [act("rematch", offered ? "end.rematch.accept" : "end.rematch", { main: true })]
      : []),
    ...(game.ply > 0 ? [act("download", "end.download")] : []),
    act("toLobby", "table.toLobby"),
  ];
}

function whyNoPass({ game, state, acting, texts }: View): string | undefined {
  if (movesNow(state)?.mayPass) return undefined;
  const turn = game.toMove === acting;
  return texts.say(game.options.pass === "allowed" && !turn ? "act.pass.turn" : "act.pass.not");
}

function whyNoDraw({ game, acting, texts }: View): string | undefined {
  if (game.ply === 0) return texts.say("act.draw.early");
  if (game.offers.length > 0) return texts.say("act.draw.stands");
  const others = game.seats.filter(({ seat, state }) => state === "playing" && seat !== acting);
  return others.length === 0 ? texts.say("act.draw.alone") : undefined;
}
