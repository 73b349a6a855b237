import { type Act, type ItemKind, type LegalMove, type Seat, WORDS } from "../board";
import type { Phase } from "../game/items/plan";
import { Texts } from "../game/words";
import type { Answer, Course, Taken } from "./course";

/** Where a course stands, and what it waits for. */
export interface Next {
  readonly course: Course;
  readonly answer: Answer;
  readonly phase: Phase;
}

export const lang = (): "zh" | "en" => (document.documentElement.lang.startsWith("en") ? "en" : "zh");

/** The sentences that came with the page. */
export function textsOfPage(): Texts {
  const block = document.getElementById("data")?.textContent ?? "{}";
  return new Texts(JSON.parse(block) as Record<string, string>, lang());
}

/** The move in words, as a board says it. */
export function told({ from, to, text }: LegalMove): string {
  return ended(WORDS[lang()].moved({ who: null, from, to, hops: text.split(":").length - 1 }));
}

/** A turn in words: who took it, thing by thing, and whom it cost men. */
export function toldTurn({ seat, move, trail, captured = [], effects = [] }: Taken, texts: Texts): string {
  const who = colourOf(seat);
  const acts: readonly Act[] = effects.length > 0 ? effects : walk(trail);
  const words = acts
    .filter(({ kind }) => kind !== "expired")
    .map((act) => mixed(act, move, texts) ?? thing(act, move));
  const passed = words.length === 0 || move.includes("--") ? [texts.say("passed")] : [];
  const took = captured.length > 0 ? [texts.say("captured", { cells: texts.list(captured) })] : [];
  const gone = acts.filter(({ kind }) => kind === "expired").map((act) => ended(thing(act, move)));
  return [ended(WORDS[lang()].acted(who, [...passed, ...words, ...took])), ...gone].join(gap());
}

/** What is to be done next. */
export function prompt({ course: { plan, die }, answer, phase }: Next, texts: Texts): string {
  const who = colourOf(plan.seat);
  if (answer.played.over) return texts.say("over");
  if (phase.kind === "aim") return ended(texts.say(`items.ask.${phase.use.item}`));
  if (phase.kind === "fly") return ended(texts.say(`items.ask.${phase.use.item}`));
  if (plan.steps.some(({ part }) => part)) return ended(texts.say("items.ask.second"));
  if (plan.steps.length > 0) return ended(texts.say("items.ask.move"));
  const { actions = die ?? 0 } = answer;
  if (die === null) return ended(texts.say("turn", { who }));
  return ended(texts.say(actions < die ? "die.less" : "die", { who, die, actions }));
}

/** Sentence after sentence. */
export const sentences = (words: readonly string[]): string =>
  words.filter((each) => each !== "").join(gap());

export const colourOf = (seat: Seat): string => WORDS[lang()].colours[seat];

export const itemName = (item: ItemKind, texts: Texts): string => texts.say(`item.${item}`);

const gap = () => (lang() === "en" ? " " : "");

/** A sentence has a capital and a full stop. */
export function ended(words: string): string {
  if (lang() === "zh") return /[。！？]$/.test(words) ? words : `${words}。`;
  const capital = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

const walk = (trail: readonly string[]): Act[] => (trail.length > 1 ? [{ kind: "walked", trail }] : []);

/** Steps and hops in one way, as a die asks for them (R9.1). */
function mixed(act: Act, move: string, texts: Texts): string | null {
  if (act.kind !== "walked" || act.trail.length < 3) return null;
  const { trail } = act;
  const count = trail.length - 1;
  if (hopsIn(trail, move) === count) return null;
  return texts.say("actions", { from: trail[0] ?? "", to: trail.at(-1) ?? "", count });
}

const thing = (act: Act, move: string): string =>
  WORDS[lang()].thing(act, act.kind === "walked" ? hopsIn(act.trail, move) : 0);

/** How many legs of the way are hops, by the signs between its cells in the turn's text. */
function hopsIn(trail: readonly string[], move: string): number {
  return trail.slice(1).filter((to, i) => move.includes(`${trail[i]}:${to}`)).length;
}
