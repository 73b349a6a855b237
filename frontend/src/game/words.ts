import { han } from "../board/speak/numerals";

export type Facts = Readonly<Record<string, string | number>>;

/** What is written from right to left, or turns the direction round. */
const LEFTWARD =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Somebody's name in such a script is set off, or it would turn round what stands beside it in the sentence. */
const setOff = (words: string): string => (LEFTWARD.test(words) ? `\u2068${words}\u2069` : words);

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
    return text.replace(/\{(\w+)\}/g, (_, name: string) => setOff(`${facts[name] ?? ""}`));
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
    return words.map(setOff).join(this.say("separator"));
  }

  /** Parts of one sentence. */
  clauses(words: readonly string[]): string {
    return words.filter((each) => each !== "").join(this.say("clause"));
  }
}
