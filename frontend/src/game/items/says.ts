import { type Cell, type ItemKind, WORDS } from "../../board";
import { phaseNow } from "../state";
import type { View } from "../view";
import type { Turn } from "../wire";
import type { Texts } from "../words";
import { ITEMS, isArmed, KINDS, PASS, type Plan, usedIn, type WhyNot } from "./plan";

export const itemName = (item: ItemKind, texts: Texts): string => texts.say(`item.${item}`);

/** What an item does, in a sentence. */
export const itemDoes = (item: ItemKind, texts: Texts): string => texts.say(`item.${item}.does`);

export const reasonOf = (why: WhyNot | "turn" | "past", texts: Texts): string =>
  texts.say(`items.not.${why}`);

/** The turn so far and what is to be done next: "路障 i9 · 请走子"; at a cell tapped once, that it is to be tapped again. */
export function planWords(view: View, looking: Cell | null = null): string {
  const { state, texts } = view;
  const { plan } = state;
  const phase = phaseNow(state);
  if (!plan || !phase) return "";
  const next = looking ? WORDS[texts.lang].looked(looking) : nextWords(plan, phase.kind, view);
  return [...stepWords(plan, phase.kind, texts), next].filter((words) => words).join(texts.say("items.then"));
}

function stepWords(plan: Plan, kind: string, texts: Texts): string[] {
  const words = plan.steps.map(({ word }) => word).filter((word) => word !== "");
  const ready =
    isArmed(plan) &&
    kind !== "aim" &&
    kind !== "calm" &&
    !words.some((word) => word.startsWith(`${ITEMS.whirlwind}@`));
  return [
    ...words.map((word) => wordIn(word, texts)),
    ...(ready ? [texts.say("items.ready", { item: itemName("whirlwind", texts) })] : []),
  ];
}

function nextWords(plan: Plan, kind: string, { game, texts }: View): string {
  if (kind === "aim") return texts.say(`items.ask.${plan.using ?? "whirlwind"}`);
  if (kind === "fly") return texts.say(`items.ask.${plan.using}`);
  if (kind === "calm") return texts.say("items.ask.calm");
  if (kind !== "move") return "";
  const second = usedIn(plan).includes("powerMarble") && plan.steps.some(({ part }) => part);
  if (second) return texts.say("items.ask.second");
  return texts.say(game.options.pass === "allowed" ? "items.ask.moveOrPass" : "items.ask.move");
}

/** One word of a turn (N3) as one reads it. */
function wordIn(word: string, texts: Texts): string {
  const item = KINDS.find((kind) => word === ITEMS[kind] || word.startsWith(`${ITEMS[kind]}@`));
  if (!item) return word.startsWith(PASS) ? texts.say("record.pass") : walkIn(word, texts);
  const where = /@([a-z0-9]+)(?:~([a-z0-9]+))?/.exec(word);
  return texts.say(`item.${item}.word`, { cell: where?.[1] ?? "", to: where?.[2] ?? "" });
}

function walkIn(word: string, texts: Texts): string {
  const cells = word.split(/[-:]/);
  if (cells.length < 3) return word;
  return `${cells[0]}:${cells.at(-1)} ${texts.say("record.hops", { count: cells.length - 1 })}`;
}

/** A turn with items as the list writes it; null for one without. */
export function turnIn(move: string, texts: Texts): string | null {
  const words = move.split(" ");
  const withItems = words.some((word) =>
    KINDS.some((item) => word === ITEMS[item] || word.startsWith(`${ITEMS[item]}@`)),
  );
  return withItems ? words.map((word) => wordIn(word, texts)).join(" ") : null;
}

/** A turn with items in words; null for one without. */
export function spokenTurn({ move, effects = [] }: Turn, who: string, texts: Texts): string | null {
  if (turnIn(move, texts) === null) return null;
  const words = WORDS[texts.lang];
  const things = effects.map((act) => words.thing(act, act.kind === "walked" ? hopsIn(act.trail, move) : 0));
  return words.acted(who, [...(move.includes(PASS) ? [texts.say("record.pass")] : []), ...things]);
}

const hopsIn = (trail: readonly string[], move: string): number =>
  move.includes(trail.join("-")) ? 0 : trail.length - 1;
