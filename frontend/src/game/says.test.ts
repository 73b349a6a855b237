// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { begun, type Draft, takeUp } from "./items/plan";
import { Says } from "./says";
import { viewOf } from "./shown";

const uses: Draft["uses"] = [{ item: "wing", cells: [], men: ["k3"], ends: { k3: ["i7"] } }];
const drafts = new Map<string, Draft>([["", { whole: false, moves: [], mayPass: false, uses }]]);
const flying = () => {
  const view = viewOf({ options: { items: true } });
  return { ...view, state: { ...view.state, plan: takeUp(begun("A", 0), "wing"), drafts } };
};

it("the line of a turn with items says that a cell waits for a second tap, and whatever went wrong before is over", () => {
  const line = document.createElement("p");
  const says = new Says(line, document.createElement("p"), () => 3);
  says.show(flying());
  const asked = line.textContent;
  says.notice("Too far.", true, "R8.4");
  expect(line.textContent).toContain("Too far.");
  says.looking("i7");
  expect(line.textContent).toContain("i7, tap once more");
  expect(line.className).toBe("says");
  says.looking(null);
  expect(line.textContent).toBe(asked);
});

describe("what went wrong", () => {
  let line: HTMLElement;
  let alert: HTMLElement;
  let version: number;
  let says: Says;

  beforeEach(() => {
    vi.useFakeTimers();
    [line, alert] = [document.createElement("p"), document.createElement("p")];
    version = 3;
    says = new Says(line, alert, () => version);
    says.show(viewOf());
  });
  afterEach(() => vi.useRealTimers());

  it("is over with the next thing that happens, not with the one it came with", () => {
    version = 4;
    says.notice("Not done.", true);
    says.show(viewOf({ version: 4 }));
    expect([line.textContent, line.className]).toEqual(["Not done.", "says warn"]);
    says.show(viewOf({ version: 5 }));
    expect([line.textContent, line.className]).toEqual(["Your turn, round 1", "says"]);
  });

  it("never covers the end, and after it goes by itself", () => {
    version = 4;
    says.notice("Not done.", true);
    const ended = viewOf({ version: 4, status: "ended" });
    says.show(ended);
    expect(line.textContent).toBe("Game over");
    says.notice("No rematch.", true);
    says.show(ended);
    expect(line.textContent).toBe("No rematch.");
    vi.advanceTimersByTime(10_000);
    expect(line.textContent).toBe("Game over");
  });

  it("is written anew each time, or what is not urgent would be heard once only", () => {
    says.notice("Copied", false);
    const first = line.firstChild;
    says.notice("Copied", false);
    expect([line.textContent, line.firstChild === first]).toEqual(["Copied", false]);
  });

  it("is heard once, and again each time it is said", () => {
    const heard = () => {
      vi.advanceTimersByTime(100);
      return [alert.textContent, line.querySelector("[aria-hidden=true]")?.textContent];
    };
    says.notice("Too far.", true, "R8.4");
    expect(heard()).toEqual(["Too far.", "Too far."]);
    expect(line.querySelector("[aria-hidden=true] a")).toBeNull();
    says.notice("Too far.", true, "R8.4");
    expect([alert.textContent, ...heard()]).toEqual(["", "Too far.", "Too far."]);
    says.quiet();
    says.aside("Barred.");
    expect([line.textContent, ...heard()]).toEqual(["Barred.", "Too far.", undefined]);
    says.aside("");
    says.aside("Barred.", true);
    expect(heard()).toEqual(["Barred.", "Barred."]);
    says.aside("Barred.", true);
    expect([alert.textContent, ...heard()]).toEqual(["", "Barred.", "Barred."]);
  });
});
