// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { linkTo, plyOf } from "./address";
import { distances, longHops, nearestPly, places } from "./distance";
import { Frames } from "./frames";
import { Plot, summaryOf } from "./plot";
import { game, OPENING, seatInfo, turn } from "./samples";
import { viewOf } from "./shown";

const turns = [
  turn(0, "A", ["l3", "j5"]),
  turn(1, "D", ["f15", "h13"]),
  turn(2, "A", [], { move: "--" }),
  turn(3, "D", ["h13", "h12"], { move: "h13-h12" }),
  turn(4, "A", ["j5", "j6"], { move: "j5-j6" }),
];
const over = game({
  status: "ended",
  ply: 5,
  turns,
  position: "star4 D/DD/1DD/DDDD/13/7D4/11/10/9/10/11/5A6/13/AAAA/A1A/AA/A - 3",
});
const frames = new Frames(OPENING);

describe("the remaining distance by round", () => {
  it("is taken when each round is over, from the start on", () => {
    const marks = distances(over, frames);
    expect(marks.map(({ round, ply }) => [round, ply])).toEqual([
      [0, 0],
      [1, 2],
      [2, 4],
      [3, 5],
    ]);
    expect(marks.map(({ left }) => [left.A, left.D])).toEqual([
      [120, 120],
      [118, 118],
      [118, 117],
      [117, 117],
    ]);
  });

  it("ends for one who leaves", () => {
    const left = { ...over, events: [{ version: 6, ply: 2, seat: "D" as const, kind: "resigned" }] };
    expect(distances(left, new Frames(OPENING)).map((mark) => mark.left.D)).toEqual([
      120,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("gives every turn its place in the rounds, and the nearest turn to a place", () => {
    expect(places(over)).toEqual([0, 0.5, 1, 1.5, 2, 3]);
    expect([-1, 0.3, 1.6, 2.4, 9].map((place) => nearestPly(places(over), place))).toEqual([0, 1, 3, 4, 5]);
  });

  it("knows the long chains", () => {
    const long = turn(5, "D", ["a1", "a2", "a3", "a4", "a5", "a6", "a7"]);
    expect(longHops({ ...over, turns: [...turns, long] })).toEqual([long]);
  });
});

describe("the plot", () => {
  const shown = () => {
    document.body.innerHTML = '<div id="plot"></div>';
    const element = document.querySelector<HTMLElement>("#plot") as HTMLElement;
    const view = viewOf(over, { frames });
    const copied: string[] = [];
    const plot = new Plot(element, view.replay, { copy: (text) => copied.push(text), linked: true });
    plot.show(view);
    return { element, view, plot, copied };
  };

  it("has a line for each seat, and says the same in words and figures", () => {
    const { element, view } = shown();
    expect(element.querySelectorAll(".line")).toHaveLength(2);
    const scrubber = element.querySelector(".scrubber");
    expect(scrubber?.getAttribute("aria-valuetext")).toContain("guest A: 117 to go");
    expect(summaryOf(view, distances(over, frames))).toContain("guest D: 117 to go");
    const figures = element.querySelector("details") as HTMLDetailsElement;
    figures.open = true;
    figures.dispatchEvent(new Event("toggle"));
    expect(figures.querySelectorAll("tbody tr")).toHaveLength(4);
  });

  it("goes by key, a move or with Shift a round", () => {
    const { element, view, plot } = shown();
    const press = (key: string, shiftKey = false) => {
      element.querySelector(".scrubber")?.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey }));
      plot.show(view);
      return element.querySelector(".scrubber")?.getAttribute("aria-valuenow");
    };
    expect([press("Home"), press("ArrowRight"), press("ArrowRight", true), press("End")]).toEqual([
      "0",
      "1",
      "3",
      "5",
    ]);
  });

  it("copies the position that is looked at, with its seat and round, and the link to it", () => {
    const { element, view, copied } = shown();
    view.replay.to(3);
    for (const made of element.querySelectorAll("button")) made.click();
    expect(copied[0]?.endsWith(" D 2")).toBe(true);
    expect(copied[1]).toContain("ply=3");
  });

  it("is there for finished games only", () => {
    const { element, view, plot } = shown();
    plot.show({ ...view, game: game({ turns, ply: 5, seats: [seatInfo("A"), seatInfo("D")] }) });
    expect(element.hidden).toBe(true);
  });
});

it("a link leads to a turn", () => {
  expect(plyOf("http://x/games/g?ply=17")).toBe(17);
  expect(plyOf("http://x/games/g?invite=a#9")).toBe(9);
  expect(plyOf("http://x/games/g#acts")).toBeNull();
  expect(linkTo("http://x/games/g?invite=a#9", 4)).toBe("http://x/games/g?invite=a&ply=4");
  expect(linkTo("http://x/games/g?ply=4", null)).toBe("http://x/games/g");
});
