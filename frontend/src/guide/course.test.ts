import { describe, expect, it } from "vitest";
import { aimed, moved, takeUp } from "../game/items/plan";
import {
  type Answer,
  attempt,
  back,
  type Course,
  draftOf,
  greediest,
  heldIn,
  isFull,
  isOpen,
  type Lesson,
  lessonOf,
  opened,
  phaseIn,
  planned,
  request,
  seated,
  taken,
} from "./course";

const ITEMS: Lesson = {
  position: "star4 … A 1",
  options: { items: true },
  items: ["roadblock", "wing"],
  die: null,
};
const DICE: Lesson = { position: "star4 … A 1", options: { dice: true }, items: [], die: 3 };
const STEP = { from: "l3", to: "l4", text: "l3-l4", trail: ["l3", "l4"] };
const played = { position: "star4 … D 1", over: false, turns: [], blocks: [] };
const answer = (more: Partial<Answer> = {}): Answer => ({
  ...{ ply: 0, seat: "A", moves: [STEP], mayPass: false, played },
  ...more,
});
const walk = (course: Course) => planned(course, (plan) => moved(plan, STEP));
const block = (course: Course) => planned(course, (plan) => aimed(plan, "roadblock", "i9", "star4"));

describe("what the page has of a little board", () => {
  it("is read from its element, or it is one of the others", () => {
    expect(lessonOf({ position: "star4 … A 1", options: '{"dice": true}', die: "3" })).toEqual(DICE);
    expect(lessonOf({ position: "p", options: "{}", items: "wing nonsense" })?.items).toEqual(["wing"]);
    expect(lessonOf({ position: "p" })).toBeNull();
  });
});

describe("a course of turns", () => {
  it("is asked about with its turns, its throws and the words of the turn begun", () => {
    const dice = { ...taken(walk(opened(DICE))), die: 5 };
    expect(request(DICE, dice)).toMatchObject({ turns: [{ move: "l3-l4", die: 3 }], die: 5 });
    expect(request(DICE, dice)).not.toHaveProperty("turn");
    const items = block(taken(walk(opened(ITEMS))));
    expect(request(ITEMS, items, { from: "l3" })).toMatchObject({
      turns: [{ move: "l3-l4" }],
      turn: "R@i9",
      from: "l3",
    });
  });

  it("goes back step by step, over whole turns, to its beginning", () => {
    let course = walk(taken(walk(block(opened(ITEMS)))));
    const seen: string[] = [];
    for (let i = 0; i < 3; i++) {
      course = back(course);
      seen.push(`${course.made.length} ${course.plan.steps.map(({ word }) => word).join(" ")}`);
    }
    expect(seen).toEqual(["1 ", "0 R@i9", "0 "]);
    expect(isOpen(course)).toBe(true);
    expect(back(course)).toEqual(course);
  });

  it("brings the die of a turn back with it", () => {
    const later = { ...taken(walk(opened(DICE))), die: 6 };
    expect(back(later).die).toBe(3);
  });

  it("is nobody's but the seat's that the server names", () => {
    expect(seated(opened(DICE), answer({ seat: "D" })).plan.seat).toBe("D");
    expect(seated(opened(DICE), answer({ seat: null })).plan.seat).toBe("A");
  });

  it("ends where the server plays no more", () => {
    let course = opened(DICE);
    for (let i = 0; i < 20; i++) course = taken(walk(course));
    expect(isFull(course)).toBe(true);
    expect(isFull(back(course))).toBe(false);
  });

  it("has used an item for the one who used it", () => {
    const next = taken(walk(block(opened(ITEMS))));
    expect(heldIn(ITEMS, seated(next, answer({ seat: "D" })))).toEqual(["roadblock", "wing"]);
    expect(heldIn(ITEMS, next)).toEqual(["wing"]);
  });
});

describe("what may come next", () => {
  const uses = [
    { item: "roadblock", cells: ["i9"] },
    { item: "wing", men: ["l3"] },
    { item: "swap", men: ["l3"] },
  ];

  it("is a move, which is the whole turn where there are no items", () => {
    expect(phaseIn(DICE, opened(DICE), null).kind).toBe("move");
    expect(phaseIn(DICE, walk(opened(DICE)), null).kind).toBe("done");
  });

  it("is limited to the items there are to try", () => {
    const draft = draftOf(ITEMS, answer({ items: uses }));
    expect(draft.uses.map(({ item }) => item)).toEqual(["roadblock", "wing"]);
    const aiming = planned(opened(ITEMS), (plan) => takeUp(plan, "roadblock"));
    expect(phaseIn(ITEMS, aiming, draft).kind).toBe("aim");
  });

  it("is asked of the server in the words of what was tried", () => {
    const draft = draftOf(ITEMS, answer({ items: uses }));
    const with_ = (item: "roadblock" | "wing") => planned(opened(ITEMS), (plan) => takeUp(plan, item));
    const tried = (course: Course, held: string | null) =>
      attempt(ITEMS, course, held, "m1", phaseIn(ITEMS, course, draft));
    expect(tried(with_("roadblock"), null)).toEqual({ turn: "R@m1" });
    expect(tried(with_("wing"), "l3")).toEqual({ turn: "W@l3~m1" });
    expect(tried(block(opened(ITEMS)), "l3")).toEqual({ turn: "R@i9 l3-m1" });
    expect(tried(opened(ITEMS), null)).toBeNull();
    expect(attempt(DICE, opened(DICE), "l3", "m1", { kind: "move" })).toEqual({ last: "l3-m1" });
  });

  it("captures most where there are several ways to a cell", () => {
    const few = { ...STEP, captured: ["a1"] };
    const many = { ...STEP, captured: ["a1", "a2"] };
    expect(greediest([STEP, few, many])[0]).toBe(many);
  });
});
