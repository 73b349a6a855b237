import { el } from "./dom";
import type { Texts } from "./words";

/** The paragraph of the rules behind each way to end. */
const ENDINGS: Readonly<Record<string, string>> = {
  finished: "R3.1",
  resignation: "R3.3",
  quit: "R3.3",
  agreement: "R3.4",
  passive: "R4.1",
  timeout: "R4.2",
  equalTurns: "R3.2",
  teamWon: "R7.win",
  deadGame: "R5.2",
  captured: "R9.3",
  maxRounds: "R3.7",
  allPassed: "R3.7",
  cancelled: "R3.5",
  abandoned: "R3.5",
  void: "R3.5",
};

export const ruleOfEnding = (reason: string): string | null => ENDINGS[reason] ?? null;

/** Where a rule can be read up, under its number. */
export function ruleLink(paragraph: string, texts: Texts): HTMLAnchorElement {
  const number = paragraph.replace(/\.[a-z]+$/, "");
  return el("a", { href: `/rules#${paragraph}` }, texts.say("rule", { paragraph: number }));
}
