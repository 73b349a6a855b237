import type { Seat } from "../board";
import type { Api } from "./api";
import type { ServerTime } from "./clock/server-time";
import { isMine, isOver, mine } from "./names";
import type { Link } from "./state";
import type { GameStore } from "./store";
import { Stream, type StreamEvent } from "./stream";
import type { Answer, Clocks, Game, PageData, Phrase, Presence } from "./wire";

/** What the page does about what it hears. */
export interface HearingEars {
  /** Ask for the whole game. */
  refresh(): Promise<void>;
  /** The line is there again. */
  connected(): void;
  /** So many turns of the others were missed, or none: they have come. */
  caughtUp(count: number): void;
  phrase(phrase: Phrase): void;
  /** It is the reader's turn in another game. */
  elsewhere(game: string): void;
  /** A game of the reader's is over. */
  endedElsewhere(game: string): void;
}

/** What was missed comes with the line itself: so long after it, whatever comes is new. */
const CATCHING = 1_000;

/** Everything that comes by the page's one stream, brought to where it belongs. */
export class Hearing {
  readonly #data: PageData;
  readonly #api: Api;
  readonly #store: GameStore;
  readonly #time: ServerTime;
  readonly #ears: HearingEars;
  readonly #stream: Stream;
  #known: boolean;
  /** The ply at which the line was cut, until what was missed has come. */
  #cutAt: number | null = null;
  #catching: ReturnType<typeof setTimeout> | undefined;
  #wasOn = false;

  constructor(data: PageData, parts: { api: Api; store: GameStore; time: ServerTime }, ears: HearingEars) {
    this.#data = data;
    this.#known = data.known;
    this.#api = parts.api;
    this.#store = parts.store;
    this.#time = parts.time;
    this.#ears = ears;
    this.#stream = new Stream({
      address: () => this.#address(),
      stays: () => this.#plays(),
      event: (event) => this.#heard(event),
      link: (link) => this.#linked(link),
      forgotten: () => this.#become(false),
    });
  }

  start(): void {
    this.#stream.start();
  }

  /** The browser has become somebody: his own stream tells more. */
  entered(): void {
    if (!this.#known) this.#become(true);
  }

  /** Gone the cookie, one can still watch. */
  #become(known: boolean): void {
    this.#known = known;
    this.#stream.connect();
  }

  /** Who plays, waits for players, or has asked for another game is told what comes of it in a hidden tab too. */
  #plays(): boolean {
    const { game } = this.#store;
    const waits = isOver(game) ? !game.rematch?.game && this.#asked() : true;
    return mine(game).length > 0 && waits;
  }

  #asked(): boolean {
    const { game } = this.#store;
    return mine(game).some((seat) => game.rematch?.by.includes(seat));
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
    this.#time.heard((event.clocks as Clocks | null | undefined)?.asOf);
    if (type === "game") this.#store.whole(event as unknown as Game);
    else if (type === "presence") this.#store.presence(event as unknown as Presence);
    else if (type === "phrase") this.#ears.phrase(event as unknown as Phrase);
    else if (type === "rematchOffered") this.#rematch(event);
    else if (type === "yourTurn") this.#yourTurn(event.game as string);
    else if (type === "gameEnded") this.#ears.endedElsewhere(event.game as string);
    else if (type === "end") this.#ended();
    else if ("position" in event && event.id === this.#store.game.id) this.#told(event as unknown as Answer);
  }

  #told(answer: Answer & { readonly type?: string }): void {
    const before = this.#store.game.ply;
    if (this.#store.told(answer) === "gap") void this.#ears.refresh();
    // Who sits where may have changed for this person in another tab; only he is told.
    else if (answer.type === "seat" && before === 0) void this.#whoAmI();
  }

  async #whoAmI(): Promise<void> {
    if (!this.#known) return;
    const query = this.#data.invite ? `?invite=${encodeURIComponent(this.#data.invite)}` : "";
    const reply = await this.#api.get<Game>(`/api/v1/games/${this.#store.game.id}${query}`);
    if (reply.ok) this.#store.whole(reply.value);
  }

  #yourTurn(game: string): void {
    if (game !== this.#store.game.id) this.#ears.elsewhere(game);
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
    if (rematch?.game && this.#asked()) location.assign(`/games/${rematch.game}`);
  }

  /** A rematch has no version, so that no stream tells it again to who was away from the line. */
  async #catchUpRematch(): Promise<void> {
    const known = this.#store.game.rematch?.game;
    await this.#ears.refresh();
    if (!known) this.#goOn();
  }

  #ended(): void {
    if (this.#address() === null) this.#stream.finish();
  }

  #linked(link: Link): void {
    const before = this.#store.state.link.kind;
    if (link.kind !== "on" && link.kind !== "connecting") this.#cutAt ??= this.#store.game.ply;
    if (link.kind !== "ended") clearTimeout(this.#catching);
    if (link.kind === "on" && this.#cutAt !== null) this.#catchUp(this.#cutAt);
    this.#store.link(link);
    if (link.kind !== "on" || before === "on") return;
    this.#ears.connected();
    if (this.#wasOn && isOver(this.#store.game)) void this.#catchUpRematch();
    this.#wasOn = true;
  }

  /** After a cut: what comes at once was missed. When it has come, says how many turns of the others it was. */
  #catchUp(since: number): void {
    this.#store.behind(true);
    this.#catching = setTimeout(() => {
      this.#cutAt = null;
      const { game } = this.#store;
      this.#ears.caughtUp(
        (game.turns ?? []).filter(({ ply, seat }) => ply >= since && !isMine(game, seat)).length,
      );
    }, CATCHING);
  }
}
