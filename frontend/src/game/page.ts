import { need } from "../shared/need";
import { Actions } from "./actions";
import { Api } from "./api";
import { Clockwork } from "./clock/clockwork";
import { ServerTime } from "./clock/server-time";
import { Commands } from "./commands";
import { Controls } from "./controls";
import { say, set } from "./dom";
import { Frames } from "./frames";
import { Heard } from "./heard";
import { Hearing } from "./hearing";
import { LiveLine } from "./line";
import { actingSeat, isOver, mine } from "./names";
import { Notices } from "./notices";
import { Offers } from "./offers";
import { headline } from "./outcome";
import { helpOf, OwnTurn } from "./own-turn";
import { Panel } from "./panel";
import { Phrases } from "./phrases";
import { Plaques } from "./plaques";
import { Presenter } from "./presenter";
import { Record, replayKey } from "./record";
import { Replay } from "./replay";
import { Says } from "./says";
import { Sender } from "./sender";
import { chosenSettings, type Settings } from "./settings";
import { Sounds } from "./sounds";
import { isUnknown } from "./state";
import { GameStore } from "./store";
import { Switches } from "./switches";
import { Tab } from "./tab";
import type { Part, View } from "./view";
import type { PageData, Problem } from "./wire";
import { Texts } from "./words";
import { WorthLine } from "./worth";

/** How often times such as "away for 3 minutes" are said anew. */
const TICK = 10_000;

const byId = (id: string): HTMLElement => need(document.getElementById(id), id);

/** Puts the page of a game together from what the server wrote into it. */
export function openGame(json: string): void {
  new GamePage(JSON.parse(json) as PageData).open();
}

class GamePage {
  readonly #data: PageData;
  readonly #texts: Texts;
  readonly #time: ServerTime;
  readonly #api = new Api((date, sent) => this.#time.answered(date, sent));
  readonly #store: GameStore;
  readonly #replay: Replay;
  readonly #frames: Frames;
  readonly #says = new Says(byId("says"), byId("alert"));
  readonly #sounds = new Sounds();
  readonly #notices = new Notices();
  readonly #tab = new Tab(this.#notices, (sound) => this.#sounds.play(sound));
  readonly #turn: OwnTurn;
  readonly #sender: Sender;
  readonly #commands: Commands;
  readonly #switches: Switches;
  readonly #presenter: Presenter;
  readonly #plaques: Plaques;
  readonly #phrases: Phrases;
  readonly #hearing: Hearing;
  readonly #parts: readonly Part[];
  #elsewhere: string | null = null;

  constructor(data: PageData) {
    this.#data = data;
    this.#time = new ServerTime(data.now, arrival());
    this.#texts = new Texts(data.texts, document.documentElement.lang.startsWith("en") ? "en" : "zh");
    this.#store = new GameStore(data.game, data.legal, { kind: "connecting", seconds: 0 });
    this.#frames = new Frames(data.start ?? data.game.position);
    this.#replay = new Replay(
      () => this.#store.game,
      () => this.#show(),
    );
    this.#turn = this.#makeTurn();
    this.#sender = new Sender(this.#api, this.#store, { refused: (...what) => this.#turn.refused(...what) });
    this.#commands = this.#makeCommands();
    this.#switches = this.#makeSwitches();
    this.#plaques = new Plaques(byId("table"), data.game);
    this.#phrases = new Phrases(this.#plaques, this.#commands, {
      explain: (words) => this.#says.notice(words, false),
      spoken: (words) => say(byId("spoken"), words),
      mute: () => this.#switches.flip("phrases"),
    });
    this.#presenter = new Presenter(byId("stage"), this.#view(), this.#switches.settings, {
      move: (...what) => this.#turn.moved(...what),
      say: (words) => say(byId("spoken"), words),
      pick: (landings) => landings !== null && this.#says.quiet(),
    });
    this.#parts = this.#makeParts();
    this.#hearing = this.#makeHearing();
  }

  open(): void {
    this.#settle(this.#switches.settings);
    this.#replay.settled = () => this.#presenter.settled();
    this.#store.listen(() => this.#show());
    this.#show();
    this.#keys();
    setInterval(() => this.#show(), TICK);
    document.addEventListener("visibilitychange", () => document.hidden || this.#show());
    performance.mark("board-ready");
    this.#sender.recover();
    this.#hearing.start();
    window.addEventListener("beforeunload", (event) => {
      const { pending } = this.#store.state;
      if (pending && pending.stage !== "draft") event.preventDefault();
    });
  }

  #makeTurn(): OwnTurn {
    return new OwnTurn({
      api: this.#api,
      store: this.#store,
      says: this.#says,
      texts: this.#texts,
      sender: () => this.#sender,
      presenter: () => this.#presenter,
      confirms: () => this.#switches.settings.confirm,
    });
  }

  #makeCommands(): Commands {
    const ears = {
      trouble: (problem: Problem | null) => this.#trouble(problem),
      refresh: () => this.#sender.refresh(),
      entered: () => this.#hearing.entered(),
    };
    return new Commands(this.#api, this.#store, ears, this.#data.invite);
  }

  #makeSwitches(): Switches {
    const parts = {
      texts: this.#texts,
      api: this.#api,
      notices: this.#notices,
      several: mine(this.#data.game).length > 1,
    };
    return new Switches(byId("looks"), chosenSettings(this.#data), parts, {
      turn: () => this.#turnBoard(),
      changed: (settings) => this.#settle(settings),
    });
  }

  #makeHearing(): Hearing {
    const parts = { api: this.#api, store: this.#store, time: this.#time };
    return new Hearing(this.#data, parts, {
      refresh: () => this.#sender.refresh(),
      connected: () => this.#turn.connected(),
      caughtUp: (count) => this.#says.notice(this.#texts.say("says.caughtUp", { count }), false),
      phrase: (phrase) => this.#phrases.heard(phrase),
      elsewhere: (game) => this.#calledElsewhere(game),
    });
  }

  #makeParts(): readonly Part[] {
    const notice = (words: string) => this.#says.notice(words, false);
    const alert = byId("alert");
    const actions = new Actions(byId("acts"), this.#commands, {
      pass: () => this.#turn.pass(),
      records: () => this.#records(),
      explain: notice,
    });
    return [
      this.#plaques,
      this.#phrases,
      new Clockwork(this.#plaques, () => this.#time.now(), {
        late: (words) => say(alert, words),
        tick: () => this.#sounds.play("tick"),
      }),
      new LiveLine(byId("live")),
      new Record(byId("sheet"), this.#replay),
      new Controls(byId("replay"), this.#replay, this.#texts),
      new Offers(byId("offer"), {
        commands: this.#commands,
        turn: this.#turn,
        elsewhere: () => this.#elsewhere,
      }),
      new Panel(byId("panel"), this.#commands, () => notice(this.#texts.say("says.copied"))),
      new WorthLine(byId("rules") as HTMLDetailsElement, this.#api),
      new Heard((sound) => this.#sounds.play(sound)),
      this.#tab,
      actions,
      this.#says,
    ];
  }

  #view(): View {
    const { state } = this.#store;
    return {
      state,
      game: state.game,
      replay: this.#replay,
      frames: this.#frames,
      texts: this.#texts,
      settings: this.#switches.settings,
      acting: actingSeat(state.game),
      now: this.#time.now(),
      awayMillis: this.#data.awayMillis,
    };
  }

  #show(): void {
    const view = this.#view();
    const { game } = view;
    const content = byId("content");
    content.dataset.status = game.status;
    content.classList.toggle("looking-back", this.#replay.at !== null);
    say(byId("round"), headline(view));
    this.#presenter.show(view);
    for (const part of this.#parts) part.show(view);
    void this.#turn.ask(game);
    this.#rest();
    void this.#presenter.settled().then(() => this.#rest());
  }

  /** Says whether the board waits for something before the hand may go on. */
  #rest(): void {
    const { state, game } = this.#store;
    set(byId("stage"), { "aria-busy": this.#presenter.busy || isUnknown(state) ? "true" : false });
    this.#plaques.place(game, this.#presenter.board.orientation);
  }

  #settle(settings: Settings): void {
    set(document.documentElement, { "data-motion": settings.animation ? false : "off" });
    this.#sounds.on = settings.sounds;
    if (settings.sounds) this.#sounds.wake();
    this.#presenter.settings(settings);
    this.#show();
  }

  #keys(): void {
    byId("stage").addEventListener("keydown", (event) => {
      if (event.key === ",") this.#replay.step(-1);
      else if (event.key === ".") this.#replay.step(1);
      else return;
      event.preventDefault();
    });
    byId("panel").addEventListener("keydown", (event) => {
      if (isOver(this.#store.game)) replayKey(event, this.#replay);
    });
  }

  /** On small screens the record unfolds below, with the rules and the switches of the board. */
  #records(): void {
    const open = byId("content").classList.toggle("records");
    if (open) byId("more").scrollIntoView({ block: "start" });
    else window.scrollTo({ top: 0 });
  }

  #turnBoard(): void {
    this.#presenter.turn();
    this.#rest();
    setTimeout(() => this.#rest(), 400);
  }

  #calledElsewhere(game: string): void {
    this.#elsewhere = game;
    this.#tab.elsewhere(this.#texts.say("elsewhere"), game);
    this.#show();
  }

  #trouble(problem: Problem | null): void {
    const words = problem?.detail
      ? this.#texts.say("says.trouble", { reason: problem.detail, help: helpOf(problem) })
      : this.#texts.say("says.unreachable");
    this.#says.notice(words, true);
  }
}

/** When the page came in, by the steady clock: what it says of the time was true before that. */
function arrival(): number {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.responseStart || performance.now();
}
