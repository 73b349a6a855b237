import type { BoardName } from "../../board";
import {
  type Act,
  type Cell,
  type ItemKind,
  type LegalMove,
  type Seat,
  sevenOf,
  topology,
} from "../../board";

/** The six items, in the order of R8, each with the letter that opens its text (N3). */
export const ITEMS: Readonly<Record<ItemKind, string>> = {
  roadblock: "R",
  roadMender: "M",
  powerMarble: "P",
  wing: "W",
  swap: "X",
  whirlwind: "T",
};
export const KINDS = Object.keys(ITEMS) as readonly ItemKind[];

export const PASS = "--";

/** What may come next in a turn that has been begun, as the server says it. */
export interface Draft {
  /** Whether it may be played as it stands. */
  readonly whole: boolean;
  readonly moves: readonly LegalMove[];
  readonly mayPass: boolean;
  readonly uses: readonly Use[];
}

/** An item that may come next: on one of these cells, or with one of these men. */
export interface Use {
  readonly item: ItemKind;
  readonly cells: readonly Cell[];
  readonly men: readonly Cell[];
  /** Where a man may be taken, for those who were asked about. */
  readonly ends: Readonly<Record<Cell, readonly Cell[]>>;
}

/** One thing the player did for his turn; taking it back undoes exactly this. */
export interface Step {
  /** Its word (N3); a whirlwind made ready has none yet. */
  readonly word: string;
  readonly item: ItemKind | null;
  readonly acts: readonly Act[];
  /** Whether it is a man's move, what takes its place, or a pass. */
  readonly part: boolean;
}

/** A turn that is being put together. Nothing of it is known to the server until it is sent as one. */
export interface Plan {
  readonly seat: Seat;
  readonly ply: number;
  readonly steps: readonly Step[];
  /** Taken up, and not used yet. */
  readonly using: ItemKind | null;
}

/** What the plan waits for. */
export type Phase =
  | { readonly kind: "aim"; readonly use: Use }
  | { readonly kind: "fly"; readonly use: Use }
  | { readonly kind: "move" }
  /** The server has not said yet what may come next. */
  | { readonly kind: "unknown" }
  /** A whirlwind is ready and has no place to turn. */
  | { readonly kind: "calm" }
  | { readonly kind: "done" };

export const begun = (seat: Seat, ply: number): Plan => ({ seat, ply, steps: [], using: null });

/** The turn so far as text (N3). */
export const wordsOf = ({ steps }: Plan): string =>
  steps
    .map(({ word }) => word)
    .filter((word) => word !== "")
    .join(" ");

export const actsOf = ({ steps }: Plan): readonly Act[] => steps.flatMap(({ acts }) => acts);

export const usedIn = ({ steps }: Plan): readonly ItemKind[] =>
  steps.flatMap(({ item }) => (item === null ? [] : [item]));

export const isEmpty = ({ steps, using }: Plan): boolean => steps.length === 0 && using === null;

/** A whirlwind is ready: it waits for the end of the turn. */
export const isArmed = ({ steps }: Plan): boolean => steps.some(isReadiness);

const isReadiness = ({ item, word }: Step): boolean => item === "whirlwind" && word === "";

const hasPart = ({ steps }: Plan): boolean => steps.some(({ part }) => part);

const hasMarble = (plan: Plan): boolean => usedIn(plan).includes("powerMarble");

/** Why an item can't be taken up now; null when it can. */
export type WhyNot = "used" | "oneATurn" | "first" | "beforeMove" | "nowhere" | "stormReady";

export function whyNot(
  item: ItemKind,
  plan: Plan,
  draft: Draft | null,
  held: readonly ItemKind[],
): WhyNot | null {
  const used = usedIn(plan);
  if (!held.includes(item) || used.includes(item)) return "used";
  if (isArmed(plan) && item !== "powerMarble") return "stormReady";
  if (item === "powerMarble" && (hasPart(plan) || used.some((each) => each !== "whirlwind"))) return "first";
  if (item !== "powerMarble" && used.some((each) => each !== "powerMarble")) return "oneATurn";
  if (item === "whirlwind") return null;
  if ((item === "roadblock" || item === "roadMender") && hasPart(plan)) return "beforeMove";
  return draft?.uses.some((use) => use.item === item) ? null : "nowhere";
}

/** Taking an item up; once more lays it down again. A marble is used at once, a whirlwind made ready for the end. */
export function takeUp(plan: Plan, item: ItemKind): Plan {
  if (plan.using === item) return { ...plan, using: null };
  const laid = { ...plan, using: null };
  if (item === "whirlwind" && isArmed(plan))
    return { ...laid, steps: plan.steps.filter((step) => !isReadiness(step)) };
  if (item === "whirlwind") return add(laid, { word: "", item, acts: [], part: false });
  if (item === "powerMarble") return add(laid, { word: ITEMS[item], item, acts: [], part: false });
  return { ...plan, using: item };
}

/** A man goes somewhere, on foot or by what was taken up. */
export function moved(plan: Plan, { text, trail, from, to, by }: LegalMove): Plan {
  if (!by) return add(plan, { word: text, item: null, acts: [{ kind: "walked", trail }], part: true });
  const act: Act = { kind: by === "wing" ? "wing" : "swap", from, to };
  return add(plan, { word: `${ITEMS[by]}@${from}~${to}`, item: by, acts: [act], part: true });
}

export const passed = (plan: Plan): Plan => add(plan, { word: PASS, item: null, acts: [], part: true });

/** An item is used on a cell. */
export function aimed(plan: Plan, item: ItemKind, cell: Cell, board: BoardName): Plan {
  const word = `${ITEMS[item]}@${cell}`;
  if (item === "whirlwind") {
    const acts: Act[] = [{ kind: "stirs", cell, cells: sevenOf(topology(board), cell) }];
    return add(plan, { word, item: null, acts, part: false });
  }
  if (item !== "roadblock" && item !== "roadMender") return plan;
  return add(plan, { word, item, acts: [{ kind: "placed", item, cell }], part: false });
}

/** One step back: what was taken up is laid down, else what was done last is undone. */
export function back(plan: Plan): Plan {
  return plan.using === null ? { ...plan, steps: plan.steps.slice(0, -1) } : { ...plan, using: null };
}

export function phaseOf(plan: Plan, draft: Draft | null): Phase {
  const words = wordsOf(plan);
  if (words.includes(`${ITEMS.whirlwind}@`)) return { kind: "done" };
  if (!hasMarble(plan) && !isArmed(plan) && hasPart(plan)) return { kind: "done" };
  if (!draft) return { kind: "unknown" };
  const use = draft.uses.find(
    ({ item }) => item === (plan.using ?? (isArmed(plan) && draft.whole ? "whirlwind" : null)),
  );
  if (plan.using) return use ? { kind: use.men.length > 0 ? "fly" : "aim", use } : { kind: "move" };
  if (!draft.whole) return { kind: "move" };
  if (!isArmed(plan)) return { kind: hasPart(plan) ? "done" : "move" };
  return use ? { kind: "aim", use } : { kind: "calm" };
}

/** The words of a turn in which this cell was chosen for the item in hand; none without a man for one that flies. */
export function triedWords(plan: Plan, phase: Phase, held: Cell | null, cell: Cell): string | null {
  const after = (word: string) => `${wordsOf(plan)} ${word}`.trim();
  if (phase.kind === "aim") return after(`${ITEMS[phase.use.item]}@${cell}`);
  if (phase.kind !== "fly" || held === null) return null;
  return after(`${ITEMS[phase.use.item]}@${held}~${cell}`);
}

/** Whether the turn may be sent as it stands. */
export const isComplete = (plan: Plan, draft: Draft | null): boolean =>
  draft?.whole === true && hasPart(plan);

/** The flights that an item offers, as moves. */
export function flights({ item, ends }: Use): LegalMove[] {
  if (item !== "wing" && item !== "swap") return [];
  return Object.entries(ends).flatMap(([from, cells]) =>
    cells.map((to) => ({ from, to, text: `${ITEMS[item]}@${from}~${to}`, trail: [from, to], by: item })),
  );
}

/** The draft that also knows where these items take the man on this cell. */
export function withEnds(draft: Draft, from: Cell, uses: readonly Use[]): Draft {
  const ends = (use: Use) => uses.find(({ item }) => item === use.item)?.cells ?? [];
  const known = (use: Use): Use =>
    use.men.includes(from) ? { ...use, ends: { ...use.ends, [from]: ends(use) } } : use;
  return { ...draft, uses: draft.uses.map(known) };
}

function add(plan: Plan, step: Step): Plan {
  return { ...plan, using: null, steps: [...plan.steps, step] };
}
