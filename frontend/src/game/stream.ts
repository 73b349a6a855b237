import { problemOf } from "./api";
import { Backoff } from "./backoff";
import { Lines } from "./lines";
import type { Link } from "./state";

/** One line of the stream; `type` says what it is. */
export type StreamEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

export interface StreamEars {
  /** Where to listen, from the version known now; null when there is nothing to hear. */
  address(): string | null;
  /** Whether the line is needed even where nobody looks. */
  stays?(): boolean;
  event(event: StreamEvent): void;
  link(link: Link): void;
  /** The server no longer knows who listens. */
  forgotten(): void;
}

/** The server says every 15 seconds that it lives; this long without a word is a dead line. */
const SILENCE = 40_000;
/** A tab that stays hidden gives its line back; where somebody waits for his turn it says soon that nobody looks. */
const HIDDEN = 60_000;
const UNSEEN = 5_000;

type Why = "lost" | "restart" | "crowded";

/** Follows the game. Whatever happens to the line, it comes back by itself and asks for what was missed. */
export class Stream {
  readonly #ears: StreamEars;
  readonly #backoff: Backoff;
  #line: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #hidden: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  /** The server was told that nobody looks at what it says. */
  #unseen = false;

  constructor(ears: StreamEars, backoff: Backoff = new Backoff()) {
    this.#ears = ears;
    this.#backoff = backoff;
  }

  /** Listens, and minds the network and the tab from now on. */
  start(): void {
    window.addEventListener("online", () => this.connect());
    window.addEventListener("offline", () => this.connect());
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.connect());
    window.addEventListener("pagehide", () => this.#drop());
    document.addEventListener("visibilitychange", () => this.#look());
    this.connect();
  }

  /** Opens the line anew, at once. */
  connect(): void {
    this.#drop();
    const address = this.#ears.address();
    if (this.#over || address === null) {
      this.#ears.link({ kind: "ended", seconds: 0 });
      return;
    }
    const line = new AbortController();
    this.#line = line;
    this.#unseen = document.visibilityState === "hidden";
    this.#ears.link({ kind: "connecting", seconds: 0 });
    this.#watch(line);
    void this.#read(
      this.#unseen ? `${address}${address.includes("?") ? "&" : "?"}hidden=true` : address,
      line,
    );
  }

  /** Nothing more will come. */
  finish(): void {
    this.#over = true;
    this.#cut({ kind: "ended", seconds: 0 });
  }

  async #read(address: string, line: AbortController): Promise<void> {
    try {
      const headers = { Accept: "application/x-ndjson" };
      const answer = await fetch(address, { headers, signal: line.signal, cache: "no-store" });
      if (!answer.ok || !answer.body) return await this.#refused(answer, line);
      this.#ears.link({ kind: "on", seconds: 0 });
      await this.#hear(answer.body.getReader(), line);
      this.#lost(line);
    } catch {
      this.#lost(line);
    }
  }

  /** Without any network it is tried again when there is one; a server on this very machine answers all the same. */
  #lost(line: AbortController): void {
    if (line.signal.aborted) return;
    if (navigator.onLine) this.#again("lost", this.#backoff.next());
    else this.#cut({ kind: "offline", seconds: 0 });
  }

  async #hear(reader: ReadableStreamDefaultReader<Uint8Array>, line: AbortController): Promise<void> {
    const lines = new Lines();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || line.signal.aborted) return;
      this.#watch(line);
      for (const text of lines.take(value)) this.#take(JSON.parse(text) as StreamEvent, line);
    }
  }

  #take(event: StreamEvent, line: AbortController): void {
    if (line.signal.aborted) return;
    this.#backoff.reset();
    if (event.type === "restart") this.#again("restart", Number(event.retryMillis) || this.#backoff.next());
    else this.#ears.event(event);
  }

  async #refused(answer: Response, line: AbortController): Promise<void> {
    const problem = problemOf(answer, await answer.text());
    if (line.signal.aborted) return;
    if (problem.status === 401) {
      this.#drop();
      this.#ears.forgotten();
    } else if (problem.status === 404) {
      this.#over = true;
      this.#cut({ kind: "gone", seconds: 0 });
    } else {
      const wait = (problem.retryAfterMillis ?? 0) + this.#backoff.next();
      this.#again(problem.status === 429 ? "crowded" : "lost", wait);
    }
  }

  /** Tries again after a while, and says each second how long that is. */
  #again(why: Why, millis: number): void {
    this.#drop();
    const until = Date.now() + millis;
    const tick = () => {
      const left = until - Date.now();
      if (left <= 0) return this.connect();
      this.#ears.link({ kind: why, seconds: Math.ceil(left / 1000) });
      this.#timer = setTimeout(tick, Math.min(1000, left));
    };
    tick();
  }

  #watch(line: AbortController): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      if (this.#line === line) this.#again("lost", this.#backoff.next());
    }, SILENCE);
  }

  #look(): void {
    clearTimeout(this.#hidden);
    if (document.visibilityState === "hidden") {
      const soon = this.#ears.stays?.() && !this.#unseen;
      this.#hidden = setTimeout(() => this.#rest(), soon ? UNSEEN : HIDDEN);
    } else if (!this.#line || this.#unseen) this.connect();
  }

  #rest(): void {
    if (this.#ears.stays?.()) {
      if (this.#line && !this.#unseen) this.connect();
      this.#look();
    } else this.#drop();
  }

  #cut(link: Link): void {
    this.#drop();
    this.#ears.link(link);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    const line = this.#line;
    this.#line = null;
    line?.abort();
  }
}
