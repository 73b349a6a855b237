import {
  type Act,
  type BoardConfig,
  type Cell,
  type ItemKind,
  isSeat,
  type LegalMove,
  type Lying,
  type Seat,
} from "../board";
import { usesOf } from "../game/items/drafts";
import { isItem, usedBy } from "../game/items/held";
import {
  back as backIn,
  begun,
  type Draft,
  flights,
  isArmed,
  type Phase,
  type Plan,
  phaseOf,
  triedWords,
  wordsOf,
} from "../game/items/plan";
import type { Legal } from "../game/wire";

/** What the server says of turns tried out from a position. */
export interface Answer extends Legal {
  /** The board so far, in a game with items. */
  readonly position?: string;
  readonly played: {
    readonly position: string;
    readonly over: boolean;
    readonly turns: readonly Taken[];
    readonly blocks: readonly Lying[];
  };
}

/** A turn as it was played. */
export interface Taken {
  readonly seat: Seat;
  readonly move: string;
  readonly trail: readonly Cell[];
  readonly captured?: readonly Cell[];
  readonly effects?: readonly Act[];
}

/** A turn of the reader's: how he put it together, and the die before it. */
export interface Made {
  readonly plan: Plan;
  readonly die: number | null;
}

/** All that the reader did on a little board: whole turns, and one that is begun. */
export interface Course {
  readonly made: readonly Made[];
  readonly plan: Plan;
  readonly die: number | null;
}

/** What there is to try, as the page has it. */
export interface Lesson {
  readonly position: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly items: readonly ItemKind[];
  readonly die: number | null;
}

const FIRST: Seat = "A";
/** So many turns the server plays from a position. */
const MOST = 20;

export function lessonOf({ position = "", options, items = "", die }: DOMStringMap): Lesson | null {
  if (options === undefined) return null;
  return {
    position,
    options: JSON.parse(options) as Lesson["options"],
    items: items.split(" ").filter(isItem),
    die: die ? Number(die) : null,
  };
}

export const opened = ({ die }: Lesson): Course => ({ made: [], plan: begun(FIRST, 0), die });

export const isOpen = ({ made, plan }: Course): boolean =>
  made.length === 0 && plan.steps.length === 0 && plan.using === null;

/** The turn is taken; the next one is begun by whoever has it. */
export function taken({ made, plan, die }: Course): Course {
  return { made: [...made, { plan, die }], plan: begun(FIRST, made.length + 1), die };
}

/** One thing less: the last of the turn that is begun, else of the turn before. */
export function back(course: Course): Course {
  const { made, plan } = course;
  if (plan.steps.length > 0 || plan.using !== null) return { ...course, plan: backIn(plan) };
  const last = made.at(-1);
  return last ? { made: made.slice(0, -1), plan: backIn(last.plan), die: last.die } : course;
}

/** The seat to move is known by the answer only: the server may have passed for one. */
export function seated(course: Course, { seat }: Answer): Course {
  return seat && isSeat(seat) ? { ...course, plan: { ...course.plan, seat } } : course;
}

/** No more turns: the server would not play them. */
export const isFull = ({ made }: Course): boolean => made.length >= MOST;

/** What is asked of the server. */
export function request(
  lesson: Lesson,
  course: Course,
  more: { turn?: string; from?: Cell; last?: string } = {},
) {
  const { die } = course;
  const thrown = (face: number | null) => (face === null ? {} : { die: face });
  const turns = course.made.map((turn) => ({ move: wordsOf(turn.plan), ...thrown(turn.die) }));
  const basis = { position: lesson.position, options: lesson.options };
  if (more.last !== undefined) return { ...basis, turns: [...turns, { move: more.last, ...thrown(die) }] };
  const turn = more.turn ?? wordsOf(course.plan);
  const begins = lesson.items.length > 0 ? { turn } : {};
  return { ...basis, turns, ...begins, ...thrown(die), ...(more.from ? { from: more.from } : {}) };
}

/** What would be refused, and why: the words to ask the server with. */
export function attempt(lesson: Lesson, course: Course, held: Cell | null, cell: Cell, phase: Phase) {
  const turn = triedWords(course.plan, phase, held, cell);
  if (turn !== null) return { turn };
  if (held === null || phase.kind === "fly") return null;
  const move = `${held}-${cell}`;
  return lesson.items.length > 0 ? { turn: `${wordsOf(course.plan)} ${move}`.trim() } : { last: move };
}

/** What may come next, as the game's own turns have it. */
export function draftOf(lesson: Lesson, answer: Answer): Draft {
  const { moves, mayPass, whole = false } = answer;
  return { whole, moves, mayPass, uses: usesOf(answer).filter(({ item }) => lesson.items.includes(item)) };
}

/** Without items a move is a whole turn. */
export function phaseIn(lesson: Lesson, { plan }: Course, draft: Draft | null): Phase {
  if (lesson.items.length > 0) return phaseOf(plan, draft);
  return { kind: plan.steps.length > 0 ? "done" : "move" };
}

/** What the seat to move still has of the items there are to try. */
export function heldIn(lesson: Lesson, { made, plan }: Course): readonly ItemKind[] {
  const used = made
    .filter((turn) => turn.plan.seat === plan.seat)
    .flatMap((turn) => usedBy({ move: wordsOf(turn.plan) }));
  return lesson.items.filter((item) => !used.includes(item));
}

/** Of several ways to one cell the one that captures most is meant (R9.3). */
export function greediest(moves: readonly LegalMove[]): readonly LegalMove[] {
  const count = ({ captured = [] }: LegalMove) => captured.length;
  return [...moves].sort((a, b) => count(b) - count(a));
}

/** Nothing can be added to the turn. */
export const isWhole = ({ kind }: Phase): boolean => kind === "done" || kind === "calm";

export const isTakenUp = ({ plan }: Course, item: ItemKind): boolean =>
  plan.using === item || (item === "whirlwind" && isArmed(plan));

/** The course with something done in the turn that is begun. */
export const planned = (course: Course, change: (plan: Course["plan"]) => Course["plan"]): Course => ({
  ...course,
  plan: change(course.plan),
});

/** The board so far. */
export const positionOf = ({ position, played }: Answer): string => position ?? played.position;

/** What the hand may do on the board now. */
export function atHand(seat: Seat, phase: Phase, { moves }: Draft): Partial<BoardConfig> {
  if (phase.kind === "move") return { movable: seat, destinations: greediest(moves) };
  if (phase.kind === "fly")
    return { movable: seat, destinations: flights(phase.use), pickable: phase.use.men };
  if (phase.kind !== "aim") return {};
  const { item, cells } = phase.use;
  return item === "roadblock" || item === "roadMender" || item === "whirlwind"
    ? { aim: { item, seat, cells } }
    : {};
}
