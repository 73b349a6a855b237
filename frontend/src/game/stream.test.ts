// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Backoff } from "./backoff";
import { Lines } from "./lines";
import type { Link } from "./state";
import { Stream, type StreamEvent } from "./stream";

interface Line {
  readonly url: string;
  write(text: string): void;
  close(): void;
  readonly cut: () => boolean;
}

let lines: Line[];
let next: (() => Response) | null;
let heard: StreamEvent[];
let links: Link[];
let version: number;
let forgotten: number;
let stays: boolean;
let stream: Stream;

beforeEach(() => {
  vi.useFakeTimers();
  [lines, heard, links, version, next, forgotten, stays] = [[], [], [], 3, null, 0, false];
  vi.stubGlobal("fetch", async (url: string, { signal }: { signal: AbortSignal }) => {
    if (next) return next();
    let control: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        control = given;
      },
    });
    signal.addEventListener("abort", () => control.error(new DOMException("cut", "AbortError")));
    lines.push({
      url,
      write: (text) => control.enqueue(new TextEncoder().encode(text)),
      close: () => control.close(),
      cut: () => signal.aborted,
    });
    return new Response(body);
  });
  stream = new Stream(
    {
      address: () => `/events?since=${version}`,
      stays: () => stays,
      event: (event) => heard.push(event),
      link: (link) => links.push(link),
      forgotten: () => (forgotten += 1),
    },
    new Backoff(() => 1),
  );
});
afterEach(() => {
  stream.finish();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (millis = 0) => vi.advanceTimersByTimeAsync(millis);
const last = () => lines.at(-1);
const link = () => links.at(-1);

describe("the line", () => {
  it("hears events, however they are cut into pieces", async () => {
    stream.connect();
    await pass();
    last()?.write('{"type":"turn","ver');
    last()?.write('sion":4}\n{"type":"heartbeat"}\n');
    await pass();
    expect(heard.map(({ type }) => type)).toEqual(["turn", "heartbeat"]);
    expect(link()).toEqual({ kind: "on", seconds: 0 });
  });

  it("that ends without a word is opened again, from where it was", async () => {
    stream.connect();
    await pass();
    version = 8;
    last()?.close();
    await pass();
    expect(link()).toEqual({ kind: "lost", seconds: 1 });
    await pass(1000);
    expect(last()?.url).toBe("/events?since=8");
    expect(lines).toHaveLength(2);
  });

  it("waits longer each time it fails, and counts the seconds", async () => {
    next = () => new Response("", { status: 502 });
    stream.connect();
    await pass(1000);
    expect(link()).toEqual({ kind: "lost", seconds: 2 });
    await pass(1000);
    expect(link()).toEqual({ kind: "lost", seconds: 1 });
  });

  it("that is silent for too long is dead", async () => {
    stream.connect();
    await pass(39_000);
    last()?.write('{"type":"heartbeat"}\n');
    await pass(39_000);
    expect(lines).toHaveLength(1);
    await pass(3000);
    expect(lines[0]?.cut()).toBe(true);
    expect(lines).toHaveLength(2);
  });

  it("comes back when a restarted server says so", async () => {
    stream.connect();
    await pass();
    last()?.write('{"type":"restart","retryMillis":4000}\n');
    await pass();
    expect(link()).toEqual({ kind: "restart", seconds: 4 });
    await pass(4000);
    expect(lines).toHaveLength(2);
  });

  it.each<[number, string, Record<string, string>]>([
    [404, "gone", {}],
    [429, "crowded", { "Retry-After": "5" }],
  ])("that is refused with %i is %s", async (status, kind, headers) => {
    next = () => new Response("{}", { status, headers });
    stream.connect();
    await pass();
    expect(link()?.kind).toBe(kind);
  });

  it("of one whom the server does not know any more is another's", async () => {
    next = () => new Response("{}", { status: 401 });
    stream.connect();
    await pass();
    expect(forgotten).toBe(1);
  });

  it("is given back by a tab that stays hidden, and opened when one looks again", async () => {
    const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    stream.start();
    await pass();
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(30_000);
    last()?.write('{"type":"heartbeat"}\n');
    expect(lines[0]?.cut()).toBe(false);
    await pass(30_000);
    expect(lines[0]?.cut()).toBe(true);
    state.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await pass();
    expect(lines).toHaveLength(2);
    state.mockRestore();
  });

  it("says in a tab that waits for a turn that nobody looks, until somebody does", async () => {
    stays = true;
    stream.start();
    await pass();
    const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(5_000);
    expect(lines.map(({ url }) => url)).toEqual(["/events?since=3", "/events?since=3&hidden=true"]);
    last()?.write('{"type":"heartbeat"}\n');
    await pass(30_000);
    last()?.write('{"type":"heartbeat"}\n');
    await pass(30_000);
    expect(lines).toHaveLength(2);
    state.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await pass();
    expect(last()?.url).toBe("/events?since=3");
    state.mockRestore();
  });

  it("is cut and mended with the network", async () => {
    stream.start();
    await pass();
    const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    next = () => {
      throw new TypeError("no network");
    };
    window.dispatchEvent(new Event("offline"));
    await pass();
    expect(link()).toEqual({ kind: "offline", seconds: 0 });
    expect(last()?.cut()).toBe(true);
    await pass(60_000);
    expect(link()).toEqual({ kind: "offline", seconds: 0 });
    network.mockReturnValue(true);
    next = null;
    window.dispatchEvent(new Event("online"));
    await pass();
    expect(lines).toHaveLength(2);
    expect(link()?.kind).toBe("on");
    network.mockRestore();
  });

  it("is open without any network when the server is on the same machine", async () => {
    const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    stream.start();
    await pass();
    expect(link()?.kind).toBe("on");
    network.mockRestore();
  });
});

it("cuts bytes into lines, letters whole", () => {
  const take = new Lines();
  const bytes = new TextEncoder().encode("跳\n\n棋");
  expect(take.take(bytes.slice(0, 2))).toEqual([]);
  expect(take.take(bytes.slice(2))).toEqual(["跳"]);
});
