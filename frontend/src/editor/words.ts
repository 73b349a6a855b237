import { isSeat, type Seat, WORDS } from "../board";
import { el } from "../game/dom";
import { ruleLink } from "../game/rule";
import type { Texts } from "../game/words";
import type { Obstacle, Verdict } from "./check";

export const colour = (seat: Seat, texts: Texts): string => WORDS[texts.lang].colours[seat];

/** As a sentence or a name begins; a cell's name is never written large. */
export const begun = (words: string): string =>
  /^[a-z]\d/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);

/** A sentence of the page, which may begin with a colour. */
export function sentence(
  texts: Texts,
  key: string,
  facts: Readonly<Record<string, string | number>>,
): string {
  return begun(texts.say(key, facts));
}

/** What is in the way: by the names of the colours where seats are meant. */
export function obstacleWords({ code, message, facts }: Obstacle, texts: Texts): string {
  const [first = "", second = "0", third = "0"] = facts;
  const named = isSeat(first) ? colour(first, texts) : first;
  const more = Number(second) - Number(third);
  const own = texts.either([`problem.${code}`], { 0: named, 1: second, 2: third, more });
  return own === "" ? message : begun(own);
}

/** What the server says of the position, as lines: a headline, and what is to be known or to be done. */
export function verdictLines(verdict: Verdict, texts: Texts, men: number): HTMLElement[] {
  if (verdict.kind === "unreachable") return [el("p", {}, texts.say("unreachable"))];
  if (verdict.kind === "impossible") {
    const lines = verdict.problems.map((problem) =>
      line(obstacleWords(problem, texts), problem.rule ?? null, texts),
    );
    return [el("p", {}, texts.say("impossible")), el("ul", {}, ...lines)];
  }
  const { seat, round, seats } = verdict;
  const head = sentence(texts, "possible", { colour: colour(seat, texts), round });
  const notes = seats.flatMap((each) => {
    const facts = { colour: colour(each.seat, texts), men: each.men, all: men };
    if (each.state === "finished") return [line(sentence(texts, "seat.finished", facts), "R3.1", texts)];
    if (each.men === 0) return [line(sentence(texts, "seat.out", facts), "R3.2", texts)];
    return each.men < men ? [line(sentence(texts, "seat.short", facts), "R1.4", texts)] : [];
  });
  return [el("p", {}, head), ...(notes.length > 0 ? [el("ul", {}, ...notes)] : [])];
}

function line(words: string, paragraph: string | null, texts: Texts): HTMLLIElement {
  return el("li", {}, words, ...(paragraph ? [" ", ruleLink(paragraph, texts)] : []));
}
