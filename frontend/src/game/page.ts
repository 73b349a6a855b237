import type { Seat } from "../board";
import { need } from "../shared/need";
import { Actions } from "./actions";
import { Api } from "./api";
import { Commands } from "./commands";
import { Controls } from "./controls";
import { say, set } from "./dom";
import { Frames } from "./frames";
import { LiveLine } from "./line";
import { LooksBar } from "./looks";
import { actingSeat, isMine, isOver, mine } from "./names";
import { Offers } from "./offers";
import { headline, Panel } from "./panel";
import { Plaques } from "./plaques";
import { Presenter } from "./presenter";
import { Record, replayKey } from "./record";
import { Replay } from "./replay";
import { Says } from "./says";
import { Sender } from "./sender";
import { isUnknown, type Pending } from "./state";
import { GameStore } from "./store";
import { Stream, type StreamEvent } from "./stream";
import type { Part, View } from "./view";
import { type Answer, type Game, type Legal, PASS, type PageData, type Presence, type Problem } from "./wire";
import { Texts } from "./words";

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
  readonly #api = new Api();
  readonly #store: GameStore;
  readonly #replay: Replay;
  readonly #frames: Frames;
  readonly #sender: Sender;
  readonly #commands: Commands;
  readonly #says: Says;
  readonly #looks: LooksBar;
  readonly #presenter: Presenter;
  readonly #plaques: Plaques;
  readonly #stream: Stream;
  readonly #parts: readonly Part[];
  readonly #clockAhead: number;
  #known: boolean;
  #cutAt: number | null = null;
  #asked = 0;

  constructor(data: PageData) {
    this.#data = data;
    this.#known = data.known;
    this.#clockAhead = Date.parse(data.now) - Date.now();
    this.#texts = new Texts(data.texts, document.documentElement.lang.startsWith("en") ? "en" : "zh");
    this.#store = new GameStore(data.game, data.legal, { kind: "connecting", seconds: 0 });
    this.#frames = new Frames(data.start ?? data.game.position);
    this.#replay = new Replay(
      () => this.#store.game,
      () => this.#show(),
    );
    this.#sender = new Sender(this.#api, this.#store, { refused: (...what) => this.#refused(...what) });
    this.#says = new Says(byId("says"), byId("alert"));
    this.#commands = this.#makeCommands();
    this.#looks = new LooksBar(
      byId("looks"),
      { texts: this.#texts, api: this.#api, several: mine(data.game).length > 1 },
      { turn: () => this.#turn(), changed: (looks) => this.#presenter.looks(looks) },
    );
    this.#plaques = new Plaques(byId("table"), data.game);
    this.#presenter = this.#makePresenter();
    this.#parts = this.#makeParts();
    this.#stream = new Stream({
      address: () => this.#address(),
      event: (event) => this.#heard(event),
      link: (link) => this.#linked(link),
      forgotten: () => this.#forgotten(),
    });
  }

  open(): void {
    this.#replay.settled = () => this.#presenter.settled();
    this.#store.listen(() => this.#show());
    this.#show();
    this.#keys();
    setInterval(() => this.#show(), TICK);
    performance.mark("board-ready");
    this.#sender.recover();
    this.#stream.start();
    window.addEventListener("beforeunload", (event) => {
      if (this.#store.state.pending) event.preventDefault();
    });
  }

  #makeCommands(): Commands {
    const ears = {
      trouble: (problem: Problem | null) => this.#trouble(problem),
      refresh: () => this.#sender.refresh(),
      entered: () => this.#entered(),
    };
    return new Commands(this.#api, this.#store, ears, this.#data.invite);
  }

  #makePresenter(): Presenter {
    return new Presenter(byId("stage"), this.#view(), this.#looks.looks, {
      move: (seat, { text, trail }) => this.#send(seat, text, trail),
      say: (words) => say(byId("spoken"), words),
      pick: (landings) => landings !== null && this.#says.quiet(),
    });
  }

  #makeParts(): readonly Part[] {
    const actions = new Actions(byId("acts"), this.#commands, {
      pass: () => this.#pass(),
      records: () => this.#records(),
      explain: (words) => this.#says.notice(words, false),
    });
    return [
      this.#plaques,
      new LiveLine(byId("live")),
      new Record(byId("sheet"), this.#replay),
      new Controls(byId("replay"), this.#replay, this.#texts),
      new Offers(byId("offer"), this.#commands, {
        again: () => this.#sender.now(),
        giveUp: () => this.#sender.giveUp(),
      }),
      new Panel(byId("panel"), this.#commands, () =>
        this.#says.notice(this.#texts.say("says.copied"), false),
      ),
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
      acting: actingSeat(state.game),
      now: Date.now() + this.#clockAhead,
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
    this.#title(game);
    void this.#askMoves(game);
    this.#settle();
    void this.#presenter.settled().then(() => this.#settle());
  }

  /** Says whether the board waits for something before the hand may go on. */
  #settle(): void {
    const { state, game } = this.#store;
    set(byId("stage"), { "aria-busy": this.#presenter.busy || isUnknown(state) ? "true" : false });
    this.#plaques.place(game, this.#presenter.board.orientation);
  }

  #title(game: Game): void {
    const plain = need(document.documentElement.dataset.title ?? document.title, "title");
    document.documentElement.dataset.title = plain;
    const turn = game.status === "running" && isMine(game, game.toMove);
    document.title = turn ? this.#texts.say("title.turn", { title: plain }) : plain;
  }

  /** The server says what may be done; it is asked once for each turn of one's own. */
  async #askMoves({ id, ply }: Game): Promise<void> {
    if (!isUnknown(this.#store.state) || this.#asked === ply + 1) return;
    this.#asked = ply + 1;
    const reply = await this.#api.get<Legal>(`/api/v1/games/${id}/legal-moves`);
    if (reply.ok) this.#store.legal(reply.value);
    // A later connection asks again.
    else this.#asked = 0;
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

  #turn(): void {
    this.#presenter.turn();
    this.#plaques.place(this.#store.game, this.#presenter.board.orientation);
    setTimeout(() => this.#plaques.place(this.#store.game, this.#presenter.board.orientation), 400);
  }

  #send(seat: Seat, move: string, trail: readonly string[]): void {
    this.#says.quiet();
    this.#sender.send({ seat, move, ply: this.#store.game.ply, trail });
  }

  #pass(): void {
    const seat = this.#store.game.toMove;
    if (seat) this.#send(seat, PASS, []);
  }

  #refused(pending: Pending, problem: Problem | null): void {
    void this.#presenter.takeBack(pending);
    const { code, status, detail } = problem ?? { code: "stalePly", status: 409, detail: undefined };
    if (code === "stalePly" || code === "notYourTurn") this.#says.notice(this.#texts.say("says.stale"), true);
    else if (status >= 500 || !detail) this.#says.notice(this.#texts.say("says.failed"), true);
    else this.#says.notice(this.#texts.say("says.refused", { reason: detail, help: helpOf(problem) }), true);
  }

  #trouble(problem: Problem | null): void {
    const words = problem?.detail
      ? this.#texts.say("says.trouble", { reason: problem.detail, help: helpOf(problem) })
      : this.#texts.say("says.unreachable");
    this.#says.notice(words, true);
  }

  /** One stream is enough: one's own tells of rematches too. Nobody's is the game's alone. */
  #address(): string | null {
    const { game } = this.#store;
    if (isOver(game) && (mine(game).length === 0 || !this.#known)) return null;
    const invite = this.#data.invite ? `&invite=${encodeURIComponent(this.#data.invite)}` : "";
    return this.#known && !invite
      ? `/api/v1/events?game=${game.id}&since=${game.version}`
      : `/api/v1/games/${game.id}/events?since=${game.version}${invite}`;
  }

  #heard(event: StreamEvent): void {
    const { type } = event;
    if (type === "game") this.#store.whole(event as unknown as Game);
    else if (type === "presence") this.#store.presence(event as unknown as Presence);
    else if (type === "rematchOffered") this.#rematch(event);
    else if (type === "end") this.#ended();
    else if ("position" in event && event.id === this.#store.game.id) this.#told(event as unknown as Answer);
    this.#caughtUp();
  }

  #told(answer: Answer & { readonly type?: string }): void {
    const before = this.#store.game.ply;
    if (this.#store.told(answer) === "gap") void this.#sender.refresh();
    // Who sits where may have changed for this person in another tab; only he is told.
    else if (answer.type === "seat" && before === 0) void this.#whoAmI();
  }

  async #whoAmI(): Promise<void> {
    if (!this.#known) return;
    const query = this.#data.invite ? `?invite=${encodeURIComponent(this.#data.invite)}` : "";
    const reply = await this.#api.get<Game>(`/api/v1/games/${this.#store.game.id}${query}`);
    if (reply.ok) this.#store.whole(reply.value);
  }

  #rematch(event: StreamEvent): void {
    if (event.game !== this.#store.game.id) return;
    const by = event.by as Seat[];
    this.#store.rematch({ by, game: (event.next as string | null) ?? null });
    this.#goOn();
  }

  /** Those who asked for another game go on to it as soon as it is there. */
  #goOn(): void {
    const { rematch } = this.#store.game;
    if (rematch?.game && mine(this.#store.game).some((seat) => rematch.by.includes(seat))) {
      location.assign(`/games/${rematch.game}`);
    }
  }

  #ended(): void {
    if (this.#address() === null) this.#stream.finish();
  }

  #linked(link: { kind: View["state"]["link"]["kind"]; seconds: number }): void {
    const before = this.#store.state.link.kind;
    if (link.kind !== "on" && link.kind !== "connecting") this.#cutAt ??= this.#store.game.ply;
    this.#store.link(link);
    if (link.kind === "on" && before !== "on") {
      this.#asked = 0;
      this.#sender.now();
      void this.#askMoves(this.#store.game);
    }
  }

  /** After a cut: says how many turns of the others were missed. */
  #caughtUp(): void {
    if (this.#cutAt === null || this.#store.state.link.kind !== "on") return;
    const since = this.#cutAt;
    this.#cutAt = null;
    setTimeout(() => {
      const { game } = this.#store;
      const count = (game.turns ?? []).filter(({ ply, seat }) => ply >= since && !isMine(game, seat)).length;
      if (count > 0) this.#says.notice(this.#texts.say("says.caughtUp", { count }), false);
    }, 300);
  }

  /** The browser has become somebody: his own stream tells more. */
  #entered(): void {
    if (this.#known) return;
    this.#known = true;
    this.#stream.connect();
  }

  /** The cookie is gone: one can still watch. */
  #forgotten(): void {
    this.#known = false;
    this.#stream.connect();
  }
}

/** What to do stands in the problem's own page; some problems say it themselves. */
const helpOf = (problem: Problem | null): string => (problem as { help?: string } | null)?.help ?? "";
