// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seat } from "../board";
import { actionsOf } from "./choices";
import { type ClockFaces, type ClockShown, Clockwork } from "./clock/clockwork";
import { factsOf } from "./facts";
import { ending, headline, outcome } from "./outcome";
import { questionsOf } from "./questions";
import { seatInfo, turn } from "./samples";
import { chosenSettings } from "./settings";
import { textsIn, viewOf } from "./shown";
import { Tab } from "./tab";
import type { Clocks, SeatInfo } from "./wire";

const TEN = "2026-11-30T10:00:00.000Z";
const now = Date.parse(TEN);
const later = (millis: number) => new Date(now + millis).toISOString();

function clocks(left: number, timeouts = 0): Clocks {
  const running = { seat: "A" as const, leftMillis: left, runsOutAt: later(left), timeouts };
  return { asOf: TEN, seats: [running, { seat: "D", leftMillis: 30_000, timeouts: 0 }] };
}

const perMove = { pass: "whenStuck", clock: { kind: "perMove", moveMillis: 30_000 } };
const words = (facts: readonly { words: string }[]) => facts.map((each) => each.words);

describe("clocks at the plaques", () => {
  beforeEach(() => vi.useFakeTimers({ now }));
  afterEach(() => vi.useRealTimers());

  class Faces implements ClockFaces {
    readonly shown = new Map<Seat, ClockShown | null>();
    clock(seat: Seat, shown: ClockShown | null): void {
      this.shown.set(seat, shown);
    }
    words(seat: Seat): string | undefined {
      return this.shown.get(seat)?.words;
    }
  }

  it("run by the server's time, warn once, tick each of the last ten seconds and stop at nothing", () => {
    const faces = new Faces();
    const late: string[] = [];
    let ticks = 0;
    const work = new Clockwork(faces, () => Date.now(), {
      late: (said) => late.push(said),
      tick: () => (ticks += 1),
    });
    work.show(viewOf({ clocks: clocks(12_500), options: perMove }));
    expect([faces.words("A"), faces.words("D"), faces.shown.get("D")?.runs]).toEqual(["0:13", "0:30", false]);
    vi.advanceTimersByTime(2_650);
    expect(faces.shown.get("A")).toMatchObject({ words: "9.9", late: true, runs: true });
    vi.advanceTimersByTime(60_000);
    expect(faces.words("A")).toBe("0:00");
    expect(late).toEqual(["Seconds left to you: 10", "Seconds left to you: 5"]);
    expect(ticks).toBe(10);
  });

  it("are gone when the game is over, and for those who are out", () => {
    const faces = new Faces();
    const work = new Clockwork(faces, () => Date.now(), { late: () => undefined, tick: () => undefined });
    work.show(viewOf({ clocks: clocks(9_000), status: "ended" }));
    expect(faces.shown.get("A")).toBeNull();
    const seats = [seatInfo("A"), seatInfo("D", { state: "quit" })];
    work.show(viewOf({ clocks: clocks(9_000), seats }));
    expect([faces.words("A"), faces.shown.get("D")]).toEqual(["9.0", null]);
  });
});

describe("a plaque", () => {
  const facts = (more: Partial<SeatInfo>, game: object = {}) => {
    const info = seatInfo("D", more);
    return words(factsOf(info, viewOf({ seats: [seatInfo("A"), info], round: 18, ...game })));
  };

  it("says where one sits, and in which team", () => {
    expect(facts({})).toEqual(["North · Guest"]);
    expect(facts({ kind: "human", team: 1 })).toEqual(["Team 1 · North"]);
  });

  it("says first who has gone and since when, then what he owes, then his timeouts", () => {
    const deadline = { round: 20, men: 5, outside: 3, missing: 2 };
    const seats = [{ seat: "D" as const, leftMillis: 1, timeouts: 2 }];
    const gone = { presence: "disconnected", since: later(-125_000), deadline, inCare: true };
    expect(facts(gone, { clocks: { asOf: TEN, seats } })).toEqual([
      "Offline 2 min",
      "3 rounds to get 2 out",
      "Timed out 2 of 3",
      "Computer plays",
    ]);
    expect(facts({ presence: "away", since: later(-15_000) })).toEqual(["Away 10 s"]);
    expect(facts({ quitsAt: later(115_000) })).toEqual(["Suspended; quits in 120 s"]);
  });
});

describe("actions", () => {
  const keys = (more: object) => actionsOf(viewOf(more)).map(({ key }) => key);

  it("take nothing back and hand nothing over where points are at stake", () => {
    expect(keys({ rated: true })).toEqual(["pass", "draw", "resign", "quit", "records"]);
    expect(keys({})).toEqual(["pass", "draw", "back", "care", "resign", "quit", "more", "records"]);
  });

  it("say why not", () => {
    const back = (more: object) => actionsOf(viewOf(more)).find(({ key }) => key === "back")?.not;
    expect(back({})).toBe("There is no turn of yours to take back");
    expect(back({ ply: 1, turns: [turn(0, "A", ["l3", "j5"])] })).toBeUndefined();
    const offers = [{ kind: "takeBack", by: "A", open: ["D"] }];
    expect(back({ offers })).toBe("A request stands and waits for answers");
  });

  it("offer the seat back while a computer plays for it", () => {
    expect(keys({ seats: [seatInfo("A", { inCare: true }), seatInfo("D")] })).toContain("uncare");
  });
});

describe("questions", () => {
  const asked = (more: object, rest: object = {}) => {
    const askers = { commands: {} as never, turn: {} as never, elsewhere: { game: null } as never };
    return questionsOf(viewOf(more, rest), askers).map(({ words: said, answers }) => [
      said,
      ...answers.map((each) => each.words),
    ]);
  };

  it("of a draw, of a turn to take back and of a rematch have answers of their own", () => {
    const offers = [
      { kind: "draw", by: "D" as const, open: ["A" as const] },
      { kind: "takeBack", by: "D" as const, open: ["A" as const] },
    ];
    expect(asked({ offers })).toEqual([
      ["guest D offers a draw", "Accept", "Decline"],
      ["guest D asks to take the last turn back", "Allow", "Refuse"],
    ]);
    const rematch = { by: ["D"], game: null };
    expect(asked({ status: "ended", rematch })).toEqual([["guest D would like a rematch", "Accept rematch"]]);
    expect(actionsOf(viewOf({ status: "ended", rematch: { by: ["D"], game: null } }))).not.toContainEqual(
      expect.objectContaining({ key: "rematch" }),
    );
  });

  it("ask whether a move was meant", () => {
    const pending = { seat: "A", move: "l3:j5", ply: 0, trail: ["l3", "j5"], stage: "draft" };
    expect(asked({}, { state: { pending } })).toEqual([["Play l3:j5?", "Play it", "Take it back"]]);
  });
});

describe("the end", () => {
  const result = (reason: string, more: object = {}) => ({
    ranking: [["A" as const], ["D" as const]],
    score: { A: 1, D: 0 },
    round: 34,
    ply: 67,
    reason,
    ...more,
  });

  it.each([
    ["finished", "Round 34, the target was filled"],
    ["timeout", "Round 34, guest D ran out of time"],
    ["equalTurns", "Round 34, they finished in the same round and share the place"],
    ["noSuchReason", "Round 34, by the rules"],
  ])("names the rule: %s", (reason, said) => {
    const seats = [seatInfo("A"), seatInfo("D", { state: reason === "timeout" ? "quit" : "playing" })];
    expect(ending(viewOf({ status: "ended", seats, result: result(reason) }))).toBe(said);
  });

  it("has words for every reason in both languages", () => {
    const reasons =
      "finished resignation quit passive timeout agreement equalTurns deadGame teamWon maxRounds allPassed captured blocked repetition noProgress material abandoned cancelled void";
    for (const texts of [textsIn("en"), textsIn("zh")])
      for (const reason of reasons.split(" ")) expect(texts.say(`reason.${reason}`)).not.toBe("");
  });

  it("is won by a team, and shows points term by term", () => {
    const teams = [seatInfo("A", { team: 1 }), seatInfo("B", { team: 2 })];
    const four = [...teams, seatInfo("D", { team: 1 }), seatInfo("E", { team: 2 })];
    const terms = [
      { kind: "loss", points: -10 },
      { kind: "encouragement", points: 7 },
    ];
    const view = viewOf({
      status: "ended",
      seats: four,
      options: { teams: true },
      you: { seats: ["E"], host: false },
      result: {
        ...result("teamWon"),
        points: { E: { points: -3, terms } },
        ranking: [
          ["A", "D"],
          ["B", "E"],
        ],
      },
    });
    expect(headline(view)).toBe("Team 1 won");
    const text = outcome(view)
      .map((node) => node.textContent)
      .join(" ");
    expect(text).toContain("loss −10, men home +7");
    expect(text).toMatch(/1Team 1.*2Team 2/);
  });

  it("is a draw for two who share it, and lost by both in a dead game nobody conceded", () => {
    const shared = { ranking: [["A" as const, "D" as const]] };
    expect(headline(viewOf({ status: "ended", result: result("agreement", shared) }))).toBe("Draw");
    const dead = result("deadGame", { ...shared, score: { A: 0, D: 0 } });
    expect(headline(viewOf({ status: "ended", result: dead }))).toBe("Both lost");
  });
});

describe("settings", () => {
  it("show hints to beginners until somebody switches them", () => {
    const hints = (choice: string, level?: number, account: number | null = null) =>
      chosenSettings({
        level: account,
        settings: { hints: choice },
        game: viewOf({ seats: [seatInfo("A", { level: level ?? null }), seatInfo("D")] }).game,
      }).hints;
    expect([hints("auto"), hints("auto", 5), hints("auto", 6), hints("on", 9), hints("off", 1)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect([hints("auto", undefined, 6), hints("auto", 6, 5), hints("on", 6, 6)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe("the tab", () => {
  it("says whose turn it is, and sounds when it has become one's own", () => {
    document.title = "Game";
    const told: string[] = [];
    const notices = { tell: (said: string) => told.push(said), seen: () => undefined } as never;
    const tab = new Tab(notices, (sound) => told.push(sound));
    tab.show(viewOf({ toMove: "D", ply: 1 }));
    expect([document.title, told]).toEqual(["Game", []]);
    tab.show(viewOf({ ply: 2 }));
    tab.show(viewOf({ ply: 2 }));
    expect([document.title, told]).toEqual(["● Your turn · Game", ["turn", "Your turn"]]);
    tab.show(viewOf({ toMove: "D", ply: 3 }));
    tab.show(viewOf({ ply: 4, seats: [seatInfo("A", { inCare: true }), seatInfo("D")] }));
    expect([document.title, told.length]).toEqual(["Game", 2]);
  });
});
