import { describe, expect, it } from "vitest";
import type { ItemKind, LegalMove } from "../../board";
import { game, turn } from "../samples";
import { textsIn, viewOf } from "../shown";
import { heldAt, lyingAt } from "./held";
import {
  actsOf,
  aimed,
  back,
  begun,
  type Draft,
  flights,
  isComplete,
  KINDS,
  moved,
  type Plan,
  passed,
  phaseOf,
  takeUp,
  type Use,
  whyNot,
  withEnds,
  wordsOf,
} from "./plan";
import { planWords, turnIn } from "./says";

const use = (item: ItemKind, cells: readonly string[] = [], men: readonly string[] = []): Use => ({
  item,
  cells,
  men,
  ends: {},
});
const draft = (more: Partial<Draft> = {}): Draft => ({
  whole: false,
  moves: [],
  mayPass: false,
  uses: [],
  ...more,
});
const STEP: LegalMove = { from: "l3", to: "j5", text: "l3:j5", trail: ["l3", "j5"] };
const ON: LegalMove = { from: "j5", to: "j6", text: "j5-j6", trail: ["j5", "j6"] };
const FLIGHT: LegalMove = { from: "k3", to: "i7", text: "W@k3~i7", trail: ["k3", "i7"], by: "wing" };
const ALL = draft({
  uses: [
    use("roadblock", ["i9"]),
    use("roadMender", ["i8"]),
    use("powerMarble"),
    use("wing", [], ["k3"]),
    use("swap", [], ["k4"]),
  ],
});
const start = begun("A", 4);
const path = (...steps: ((plan: Plan) => Plan)[]): Plan => steps.reduce((plan, step) => step(plan), start);
const take = (item: ItemKind) => (plan: Plan) => takeUp(plan, item);
const go = (move: LegalMove) => (plan: Plan) => moved(plan, move);
const on = (item: ItemKind, cell: string) => (plan: Plan) => aimed(plan, item, cell, "star4");

describe("a turn put together", () => {
  it.each<[string, Plan, Draft | null, string, string]>([
    ["nothing yet", start, ALL, "", "move"],
    ["a roadblock in hand", path(take("roadblock")), ALL, "", "aim"],
    ["a wing in hand", path(take("wing")), ALL, "", "fly"],
    ["a roadblock laid", path(take("roadblock"), on("roadblock", "i9")), draft(), "R@i9", "move"],
    ["and a move", path(take("roadblock"), on("roadblock", "i9"), go(STEP)), null, "R@i9 l3:j5", "done"],
    ["or a pass", path(take("roadblock"), on("roadblock", "i9"), passed), null, "R@i9 --", "done"],
    ["a flight alone", path(take("wing"), go(FLIGHT)), null, "W@k3~i7", "done"],
    ["a marble", path(take("powerMarble")), draft(), "P", "move"],
    ["a marble and one part", path(take("powerMarble"), go(STEP)), draft(), "P l3:j5", "move"],
    [
      "a marble whose second part is left out",
      path(take("powerMarble"), go(STEP)),
      draft({ whole: true }),
      "P l3:j5",
      "done",
    ],
    [
      "both parts, not asked yet",
      path(take("powerMarble"), go(STEP), go(ON)),
      null,
      "P l3:j5 j5-j6",
      "unknown",
    ],
    [
      "both parts",
      path(take("powerMarble"), go(STEP), go(ON)),
      draft({ whole: true }),
      "P l3:j5 j5-j6",
      "done",
    ],
    ["a whirlwind ready", path(take("whirlwind")), ALL, "", "move"],
    [
      "its centre is asked after the move",
      path(take("whirlwind"), go(STEP)),
      draft({ whole: true, uses: [use("whirlwind", ["i9"])] }),
      "l3:j5",
      "aim",
    ],
    ["it may have no place", path(take("whirlwind"), go(STEP)), draft({ whole: true }), "l3:j5", "calm"],
    [
      "its centre ends the turn",
      path(take("whirlwind"), go(STEP), on("whirlwind", "i9")),
      null,
      "l3:j5 T@i9",
      "done",
    ],
    [
      "a marble before a whirlwind made ready",
      path(take("whirlwind"), take("powerMarble"), go(STEP), go(ON), on("whirlwind", "i9")),
      null,
      "P l3:j5 j5-j6 T@i9",
      "done",
    ],
  ])("%s", (_, plan, known, words, phase) => {
    expect(wordsOf(plan)).toBe(words);
    expect(phaseOf(plan, known).kind).toBe(phase);
  });

  it("goes back step by step, to nothing", () => {
    let plan = path(take("powerMarble"), take("roadblock"), on("roadblock", "i9"), go(STEP), take("wing"));
    const seen: string[] = [];
    for (let i = 0; i < 5; i++) {
      seen.push(`${wordsOf(plan)}|${plan.using ?? ""}`);
      plan = back(plan);
    }
    expect(seen).toEqual(["P R@i9 l3:j5|wing", "P R@i9 l3:j5|", "P R@i9|", "P|", "|"]);
  });

  it("lays down what is taken up once more", () => {
    expect(path(take("swap"), take("swap"))).toEqual(start);
    expect(path(take("whirlwind"), take("whirlwind"))).toEqual(start);
    expect(path(take("swap"), take("wing")).using).toBe("wing");
  });

  it("shows what it did, and not what chance will do", () => {
    const plan = path(take("roadMender"), on("roadMender", "i8"), go(STEP), on("whirlwind", "i9"));
    expect(actsOf(plan).map(({ kind }) => kind)).toEqual(["placed", "walked", "stirs"]);
    expect(actsOf(plan)[2]).toMatchObject({ cells: ["h10", "i10", "h9", "i9", "j9", "i8", "j8"] });
  });

  it("may be sent once it is whole, and has a part", () => {
    expect(isComplete(start, draft({ whole: true }))).toBe(false);
    expect(isComplete(path(go(STEP)), draft({ whole: true }))).toBe(true);
    expect(isComplete(path(go(STEP)), null)).toBe(false);
  });

  it("learns where a man can be taken when he is picked up", () => {
    const known = withEnds(ALL, "k3", [use("wing", ["i7", "j7"], ["k3"])]);
    const wing = known.uses.find(({ item }) => item === "wing");
    expect(wing && flights(wing).map(({ text }) => text)).toEqual(["W@k3~i7", "W@k3~j7"]);
    expect(flights(use("swap", [], ["k4"]))).toEqual([]);
  });
});

describe("an item that can't be used now says why", () => {
  it.each<[ItemKind, Plan, readonly ItemKind[], string | null]>([
    ["roadblock", start, KINDS, null],
    ["roadblock", start, ["wing"], "used"],
    ["powerMarble", path(take("powerMarble")), KINDS, "used"],
    ["wing", path(take("roadblock"), on("roadblock", "i9")), KINDS, "oneATurn"],
    ["wing", path(take("powerMarble"), take("roadblock"), on("roadblock", "i9")), KINDS, "oneATurn"],
    ["powerMarble", path(take("roadblock"), on("roadblock", "i9")), KINDS, "first"],
    ["roadblock", path(take("powerMarble"), go(STEP)), KINDS, "beforeMove"],
    ["wing", path(take("powerMarble"), go(STEP)), KINDS, null],
    ["wing", path(take("whirlwind")), KINDS, "stormReady"],
    ["powerMarble", path(take("whirlwind")), KINDS, null],
    ["whirlwind", path(take("powerMarble"), take("wing"), go(FLIGHT)), KINDS, "oneATurn"],
  ])("%s", (item, plan, held, why) => {
    expect(whyNot(item, plan, ALL, held)).toBe(why);
  });

  it("when there is nothing to use it on", () => {
    expect(whyNot("swap", start, draft(), KINDS)).toBe("nowhere");
  });
});

describe("in words", () => {
  const says = (plan: Plan, known: Draft, lang: "zh" | "en") => {
    const view = viewOf({}, { texts: textsIn(lang) });
    const drafts = new Map([[wordsOf(plan), known]]);
    return planWords({ ...view, state: { ...view.state, plan, drafts } });
  };

  it("the turn so far, and what is to be done next", () => {
    const laid = path(take("roadblock"), on("roadblock", "i9"));
    expect(says(laid, draft(), "zh")).toBe("路障 i9 · 请走子");
    expect(says(laid, draft(), "en")).toBe("roadblock i9 · now move a man");
    expect(says(path(take("powerMarble"), go(STEP)), draft(), "zh")).toBe("弹珠 · l3:j5 · 同一颗子再走一次");
    expect(says(path(take("whirlwind")), ALL, "zh")).toBe("备好龙卷风 · 请走子");
    expect(says(path(take("wing")), ALL, "zh")).toBe("请选要飞的子和落点");
  });

  it.each([
    ["R@i9 l3:j5", "路障 i9 l3:j5"],
    ["P k3:k5:i7 W@i7~j9", "弹珠 k3:i7 ×2 飞 i7~j9"],
    ["R@i9 --", "路障 i9 让"],
    ["k3:k5 T@i9=A.D.oA.", "k3:k5 龙卷风 i9"],
    ["X@k3~i7", "换 k3~i7"],
    ["l3:j5", null],
  ])("%s as the list writes it", (move, words) => {
    expect(turnIn(move, textsIn("zh"))).toBe(words);
  });
});

describe("hands and blocks", () => {
  const turns = [
    turn(0, "A", ["l3", "j5"], {
      move: "R@i9 l3:j5",
      effects: [{ kind: "placed", item: "roadblock", cell: "i9" }],
    }),
    turn(1, "D", ["f15", "h13"], { move: "P f15:h13 h13-h12" }),
    turn(2, "A", ["j5", "j6"]),
    turn(3, "D", ["h12", "h11"]),
    turn(4, "A", ["j6", "j7"]),
    turn(5, "D", ["h11", "h10"], { effects: [{ kind: "expired", item: "roadblock", cell: "i9" }] }),
  ];
  const played = game({ turns, ply: 6, options: { items: true } });

  it("follow from the turns, for every look back", () => {
    expect([0, 1, 2].map((ply) => heldAt(played, "A", ply).includes("roadblock"))).toEqual([
      true,
      false,
      false,
    ]);
    expect(heldAt(played, "D", 2)).not.toContain("powerMarble");
    expect([0, 1, 3, 5, 6].map((ply) => lyingAt(played, ply)[0]?.turnsLeft)).toEqual([
      undefined,
      3,
      2,
      1,
      undefined,
    ]);
  });

  it("are what the server says, for now", () => {
    const items = { hands: { A: ["wing"] }, blocks: [{ cell: "j9", owner: "D" as const, turnsLeft: 2 }] };
    expect(heldAt({ ...played, items }, "A", 6)).toEqual(["wing"]);
    expect(lyingAt({ ...played, items }, 6)).toEqual(items.blocks);
  });

  it("go with one who left", () => {
    const events = [{ version: 9, ply: 2, seat: "A" as const, kind: "resigned" }];
    expect(lyingAt({ ...played, events }, 2)).toEqual([]);
  });
});
