// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { Commands } from "./commands";
import { Offers } from "./offers";
import { Panel } from "./panel";
import { questionsOf } from "./questions";
import { seatInfo } from "./samples";
import { viewOf } from "./shown";
import type { Game, Offer } from "./wire";

const DRAW: Offer = { kind: "draw", by: "D", open: ["A"] };
const BACK: Offer = { kind: "takeBack", by: "D", open: ["A"] };

let element: HTMLElement;
let cell: HTMLElement;
let told: string[];
let called: string | null;
let answered: string[];

beforeEach(() => {
  document.body.innerHTML = `<div id="stage"><button tabindex="0"></button></div><div id="part"></div>`;
  element = document.getElementById("part") as HTMLElement;
  cell = document.querySelector("#stage button") as HTMLElement;
  [told, called, answered] = [[], null, []];
});

function offers(): (more: Partial<Game>) => void {
  const elsewhere = {
    get game() {
      return called;
    },
    done: () => {
      called = null;
    },
  };
  const commands = { answerDraw: (seat: string) => answered.push(seat) } as unknown as Commands;
  const askers = { commands, turn: {} as never, elsewhere };
  const part = new Offers(
    element,
    (view) => questionsOf(view, askers),
    (words) => told.push(words),
  );
  return (more) => part.show(viewOf(more));
}

const buttons = () => [...element.querySelectorAll("button")];
const press = (words: string) =>
  buttons()
    .find(({ textContent }) => textContent === words)
    ?.click();

describe("questions of the others", () => {
  it("are answered for one own seat after the other", () => {
    const show = offers();
    const three = {
      you: { seats: ["A", "C", "E"] as const, host: true },
      seats: ["A", "C", "E"].map((seat) => seatInfo(seat as "A")),
    };
    show({ ...three, offers: [{ kind: "draw", by: "A", open: ["C", "E"] }] });
    buttons()[0]?.click();
    show({ ...three, offers: [{ kind: "draw", by: "A", open: ["E"] }] });
    buttons()[0]?.click();
    expect(answered).toEqual(["C", "E"]);
  });

  it("are told once each, and anew when they are asked anew", () => {
    const show = offers();
    show({ offers: [DRAW] });
    show({ offers: [DRAW, BACK] });
    show({ offers: [] });
    show({ offers: [DRAW] });
    const draw = "guest D offers a draw";
    expect(told).toEqual([draw, "guest D asks to take the last turn back", draw]);
  });

  it("keep the focus on their answer while others come and go", () => {
    const show = offers();
    show({ offers: [BACK] });
    buttons()[1]?.focus();
    show({ offers: [DRAW, BACK] });
    expect(document.activeElement).toBe(buttons()[3]);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(["Accept", "Decline", "Allow", "Refuse"]);
  });

  it("leave it to the board when they are answered", () => {
    const show = offers();
    show({ offers: [DRAW] });
    buttons()[0]?.focus();
    show({ offers: [] });
    expect(document.activeElement).toBe(cell);
  });
});

it("the turn in another game is told, and may be put off", () => {
  const show = offers();
  called = "g2";
  show({});
  expect(told).toEqual(["It is your turn in another game"]);
  press("Later");
  show({});
  expect(element.hidden).toBe(true);
});

it("who takes a seat, or looks on while others do, does not lose his place on the page", () => {
  const panel = new Panel(element, {} as Commands, () => undefined);
  const open = (letters: string) =>
    (["A", "C", "E"] as const).map((seat) =>
      seatInfo(seat, letters.includes(seat) ? { kind: "open", name: null } : {}),
    );
  const game = { status: "open", toMove: null, you: { seats: [], host: false } };
  panel.show(viewOf({ ...game, seats: open("AE") }));
  buttons()[1]?.focus();
  panel.show(viewOf({ ...game, seats: open("E") }));
  expect(document.activeElement).toBe(buttons()[0]);
  panel.show(viewOf({ ...game, seats: open(""), you: { seats: ["E"], host: false } }));
  expect(document.activeElement).toBe(cell);
});
