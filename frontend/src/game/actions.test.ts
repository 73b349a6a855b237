// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { Seat } from "../board";
import { Actions } from "./actions";
import type { Commands } from "./commands";
import { seatInfo } from "./samples";
import { viewOf } from "./shown";
import type { Game } from "./wire";

const BOTH = { you: { seats: ["A", "D"] as Seat[], host: true } };

let row: HTMLElement;
let sent: string[];
let actions: Actions;

beforeEach(() => {
  row = document.createElement("div");
  document.body.replaceChildren(row);
  sent = [];
  const commands = {
    resign: (seat: Seat) => sent.push(`resign ${seat}`),
    depart: (seat: Seat) => sent.push(`depart ${seat}`),
  } as unknown as Commands;
  actions = new Actions(row, commands, {
    pass: () => undefined,
    records: () => undefined,
    explain: () => undefined,
  });
});

const show = (more: Partial<Game>) => actions.show(viewOf({ ...BOTH, ...more }));
const press = (key: string) => row.querySelector<HTMLElement>(`[data-action=${key}]`)?.click();
const yes = () => row.querySelector<HTMLElement>(".yes");

function pressEscape(): boolean {
  const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  (document.activeElement ?? row).dispatchEvent(event);
  return event.defaultPrevented;
}

describe("with several seats at one screen", () => {
  it.each(["resign", "quit"])("%s means the seat that was asked, whoever is to move by now", (key) => {
    show({ toMove: "A" });
    press(key);
    expect(row.querySelector(".ask")?.textContent).toContain("guest A");
    show({ toMove: "D", ply: 1 });
    yes()?.click();
    expect(sent).toEqual([key === "quit" ? "depart A" : "resign A"]);
  });

  it("the question goes once its seat is out, and says what leaving costs by now", () => {
    const three = [seatInfo("A"), seatInfo("C"), seatInfo("D")];
    show({ seats: three });
    press("resign");
    expect(row.querySelector(".ask")?.textContent).toContain("no. 3");
    show({ seats: [seatInfo("A"), seatInfo("C", { state: "quit" }), seatInfo("D")] });
    expect(row.querySelector(".ask")?.textContent).toContain("no. 2");
    show({ seats: [seatInfo("A", { state: "quit" }), seatInfo("C"), seatInfo("D")], toMove: "D" });
    expect([yes(), sent]).toEqual([null, []]);
  });
});

describe("Esc", () => {
  it("takes back the question, and nothing else", () => {
    show({});
    press("resign");
    expect([pressEscape(), yes()]).toEqual([true, null]);
    expect(pressEscape()).toBe(false);
  });

  it("folds the rarer actions away, and leads back to what unfolded them", () => {
    show({});
    press("more");
    row.querySelector<HTMLElement>("[data-action=care]")?.focus();
    expect(pressEscape()).toBe(true);
    expect((document.activeElement as HTMLElement).dataset.action).toBe("more");
    expect(pressEscape()).toBe(false);
  });
});
