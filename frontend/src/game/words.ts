import { han } from "../board/speak/numerals";

export type Facts = Readonly<Record<string, string | number>>;

/** The sentences of the page, in its language. They come with the page; no script writes one of its own. */
export class Texts {
  readonly #texts: Readonly<Record<string, string>>;
  readonly lang: "zh" | "en";

  constructor(texts: Readonly<Record<string, string>>, lang: "zh" | "en") {
    this.#texts = texts;
    this.lang = lang;
  }

  /** Facts go in by name, and are never read as places themselves. */
  say(key: string, facts: Facts = {}): string {
    const text = this.#texts[key];
    if (text === undefined) throw new Error(`no text: ${key}`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => `${facts[name] ?? ""}`);
  }

  /** The first of these that there is. */
  either(keys: readonly string[], facts: Facts = {}): string {
    const key = keys.find((each) => this.#texts[each] !== undefined);
    return key === undefined ? "" : this.say(key, facts);
  }

  /** A number as titles write it: 十七. */
  number(n: number): string {
    return this.lang === "zh" ? han(n) : `${n}`;
  }

  list(words: readonly string[]): string {
    return words.join(this.say("separator"));
  }

  /** Parts of one sentence. */
  clauses(words: readonly string[]): string {
    return words.filter((each) => each !== "").join(this.say("clause"));
  }
}
