import type { Problem } from "./wire";

/** What came of a call: an answer, a problem, or no word from the server at all. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }
  | { readonly ok: false; readonly problem: null };

const PATIENCE = 20_000;

/** Told the `Date` of each answer, and when its call was sent. */
export type Answered = (date: string | null, sent: number) => void;

/** Calls the server for the one who sits here; his cookie says who he is. */
export class Api {
  #csrf: string;
  readonly #answered: Answered;

  constructor(answered: Answered = () => undefined) {
    this.#csrf = csrfOf(document);
    this.#answered = answered;
  }

  get<T>(path: string): Promise<Reply<T>> {
    return this.#call<T>("GET", path);
  }

  post<T>(path: string, body: unknown = {}): Promise<Reply<T>> {
    return this.#guarded<T>("POST", path, body);
  }

  delete<T>(path: string): Promise<Reply<T>> {
    return this.#guarded<T>("DELETE", path);
  }

  /** How this reader likes his pages. Nothing hangs on it. */
  async prefer(key: string, choice: string): Promise<void> {
    const headers = { "X-CSRF-TOKEN": this.#csrf };
    const body = new URLSearchParams({ [key]: choice });
    await fetch("/preferences", { method: "POST", headers, body }).catch(() => undefined);
  }

  /** A page that lay open for long, or came from the browser's store, may hold an old token: one new one is tried. */
  async #guarded<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const reply = await this.#call<T>(method, path, body);
    if (reply.ok || reply.problem?.code !== "csrf") return reply;
    const page = await fetch(location.href, { headers: { Accept: "text/html" } })
      .then((answer) => (answer.ok ? answer.text() : null))
      .catch(() => null);
    if (page === null) return reply;
    this.#csrf = csrfOf(new DOMParser().parseFromString(page, "text/html"));
    return this.#call<T>(method, path, body);
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const headers: Record<string, string> = { Accept: "application/json" };
    if (method !== "GET") headers["X-CSRF-TOKEN"] = this.#csrf;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    try {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const began = performance.now();
      const answer = await fetch(path, { method, headers, signal: AbortSignal.timeout(PATIENCE), ...sent });
      this.#answered(answer.headers.get("Date"), began);
      const text = await answer.text();
      // Some calls answer that it is done, and nothing else.
      if (answer.ok) return { ok: true, value: (text === "" ? undefined : JSON.parse(text)) as T };
      return { ok: false, problem: problemOf(answer, text) };
    } catch {
      return { ok: false, problem: null };
    }
  }
}

function csrfOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? "";
}

/** A proxy on the way may answer something else than a problem. */
export function problemOf(answer: Response, text: string): Problem {
  const retry = Number(answer.headers.get("Retry-After")) || undefined;
  const basis = { status: answer.status, code: "", ...(retry ? { retryAfterMillis: retry * 1000 } : {}) };
  try {
    return { ...basis, ...(JSON.parse(text) as Problem) };
  } catch {
    return basis;
  }
}
