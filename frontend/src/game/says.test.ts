// @vitest-environment happy-dom
import { expect, it } from "vitest";
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
  const says = new Says(line, document.createElement("p"));
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
