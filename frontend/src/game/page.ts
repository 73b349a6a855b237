import { Actions } from "./actions";
import { Address, plyOf } from "./address";
import { Api } from "./api";
import { Branch } from "./branch";
import { copyText } from "./clipboard";
import { ServerTime } from "./clock/server-time";
import { Commands } from "./commands";
import { Controls } from "./controls";
import { announce, say } from "./dom";
import { Elsewhere } from "./elsewhere";
import { listenForReplay, unfoldRecords } from "./folds";
import { Frames } from "./frames";
import { Hearing } from "./hearing";
import { asking, draftOf } from "./items/drafts";
import { Planner } from "./items/planner";
import { LiveLine } from "./line";
import { actingSeat, mine } from "./names";
import { Offers } from "./offers";
import { headline } from "./outcome";
import { helpOf, OwnTurn } from "./own-turn";
import { Panel } from "./panel";
import { Plot } from "./plot";
import { questionsOf } from "./questions";
import { Record } from "./record";
import { Replay } from "./replay";
import { Says } from "./says";
import { Sender } from "./sender";
import { chosenSettings, type Settings } from "./settings";
import { Signals } from "./signals";
import { SignsPart } from "./signs";
import { GameStore } from "./store";
import { Switches } from "./switches";
import { byId, TableSide } from "./table";
import { Variation } from "./variation";
import type { Part, View } from "./view";
import type { PageData, Problem } from "./wire";
import { Texts } from "./words";
import { WorthLine } from "./worth";

/** How often times such as "away for 3 minutes" are said anew. */
const TICK = 10_000;

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
  readonly #says = new Says(byId("says"), byId("alert"), () => this.#store.game.version);
  readonly #signals = new Signals();
  readonly #elsewhere = new Elsewhere(this.#api, () => this.#show());
  readonly #turn: OwnTurn;
  readonly #variation: Variation;
  readonly #sender: Sender;
  readonly #planner: Planner;
  readonly #commands: Commands;
  readonly #switches: Switches;
  readonly #table: TableSide;
  readonly #hearing: Hearing;
  readonly #parts: readonly Part[];

  constructor(data: PageData) {
    this.#data = data;
    this.#time = new ServerTime(data.now, arrival());
    this.#texts = new Texts(data.texts, document.documentElement.lang.startsWith("en") ? "en" : "zh");
    this.#store = new GameStore(data.game, data.legal, { kind: "connecting", seconds: 0 });
    const draft = draftOf(data.legal);
    if (draft) this.#store.drafted("", draft);
    this.#frames = new Frames(data.start ?? data.game.position);
    this.#replay = new Replay(
      () => this.#store.game,
      () => this.#show(),
    );
    this.#replay.begin(plyOf(location.href) ?? Number.POSITIVE_INFINITY);
    this.#variation = new Variation(
      this.#api,
      () => this.#store.game,
      () => this.#show(),
    );
    this.#turn = this.#makeTurn();
    this.#sender = new Sender(this.#api, this.#store, { refused: (...what) => this.#turn.refused(...what) });
    this.#planner = this.#makePlanner();
    this.#commands = this.#makeCommands();
    this.#switches = this.#makeSwitches();
    this.#table = new TableSide(
      this.#view(),
      { commands: this.#commands, turn: this.#turn, says: this.#says, now: () => this.#time.now() },
      { tick: () => this.#signals.play("tick"), mute: () => this.#switches.flip("phrases") },
    );
    this.#parts = this.#makeParts();
    this.#hearing = this.#makeHearing();
  }

  open(): void {
    this.#settle(this.#switches.settings);
    this.#replay.settled = () => this.#table.presenter.settled();
    this.#store.listen(() => this.#show());
    this.#show();
    listenForReplay(this.#replay, this.#store);
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
      presenter: () => this.#table.presenter,
      confirms: () => this.#switches.settings.confirm,
      planner: () => this.#planner,
    });
  }

  #makePlanner(): Planner {
    return new Planner({
      store: this.#store,
      asking: asking(this.#api, this.#store),
      send: (turn) => this.#sender.send(turn),
      confirms: () => this.#switches.settings.confirm,
      dropped: () => this.#says.notice(this.#texts.say("items.dropped"), true),
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
      notices: this.#signals.notices,
      several: mine(this.#data.game).length > 1,
    };
    return new Switches(byId("looks"), chosenSettings(this.#data), parts, {
      turn: () => this.#table.turn(),
      changed: (settings) => this.#settle(settings),
    });
  }

  #makeHearing(): Hearing {
    const parts = { api: this.#api, store: this.#store, time: this.#time };
    return new Hearing(this.#data, parts, {
      refresh: () => this.#sender.refresh(),
      connected: () => this.#turn.connected(),
      caughtUp: (count) => void this.#caughtUp(count),
      phrase: (phrase) => this.#table.heard(phrase),
      elsewhere: (game) => this.#calledElsewhere(game),
      endedElsewhere: (game) => this.#elsewhere.done(game),
    });
  }

  #makeParts(): readonly Part[] {
    const notice = (words: string) => this.#says.notice(words, false);
    const actions = new Actions(byId("acts"), this.#commands, {
      pass: () => this.#turn.pass(),
      records: unfoldRecords,
      explain: notice,
    });
    const askers = {
      commands: this.#commands,
      turn: this.#turn,
      elsewhere: this.#elsewhere,
    };
    return [
      this.#table,
      new LiveLine(byId("live")),
      new SignsPart(byId("signs")),
      new Plot(byId("plot"), this.#replay, {
        linked: true,
        copy: async (text) => (await copyText(text)) && notice(this.#texts.say("says.copied")),
      }),
      new Address(),
      new Branch(byId("branch"), byId("content"), this.#variation, this.#view()),
      new Record(byId("sheet"), this.#replay),
      new Controls(byId("replay"), this.#replay, this.#texts),
      new Offers(
        byId("offer"),
        (view) => questionsOf(view, askers),
        (words) => announce(byId("spoken"), words),
      ),
      new Panel(byId("panel"), this.#commands, () => notice(this.#texts.say("says.copied"))),
      new WorthLine(byId("rules") as HTMLDetailsElement, this.#api),
      this.#signals,
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
      variation: this.#variation,
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
    for (const part of this.#parts) part.show(view);
    void this.#turn.ask(game);
  }

  #settle(settings: Settings): void {
    this.#signals.settings(settings);
    this.#table.settings(settings);
    this.#show();
  }

  /** What was missed is seen first. */
  async #caughtUp(count: number): Promise<void> {
    await this.#table.presenter.settled();
    this.#store.behind(false);
    if (count > 0) this.#says.passing(this.#texts.say("says.caughtUp", { count }));
  }

  #calledElsewhere(game: string): void {
    this.#signals.calledElsewhere(game, this.#texts.say("elsewhere"));
    this.#elsewhere.called(game);
  }

  #trouble(problem: Problem | null): void {
    const words = problem?.detail
      ? this.#texts.say("says.trouble", { reason: problem.detail, help: helpOf(problem) })
      : this.#texts.say("says.unreachable");
    this.#says.notice(words, true, problem?.rule);
  }
}

/** When the page came in, by the steady clock: what it says of the time was true before that. */
function arrival(): number {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.responseStart || performance.now();
}
