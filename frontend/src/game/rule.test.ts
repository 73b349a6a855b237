// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ruleLink, ruleOfEnding } from "./rule";
import { Says } from "./says";
import type { View } from "./view";
import { Texts } from "./words";

const texts = new Texts({ rule: "规则 {paragraph}", "says.open.guest": "等人" }, "zh");
const view = {
  texts,
  game: { version: 1, status: "open", seats: [], you: null },
  state: { pending: null },
} as unknown as View;

it("shows the paragraph of a refusal beside it, until the hand goes on", () => {
  const line = document.createElement("p");
  const says = new Says(line, document.createElement("p"), () => 1);
  says.show(view);
  says.notice("不能停在别人的营里。", true, "R2.6");
  expect(line.textContent).toBe("不能停在别人的营里。规则 R2.6");
  expect(line.querySelector("a")?.getAttribute("href")).toBe("/rules#R2.6");
  says.quiet();
  expect(line.querySelector("a")).toBeNull();
  expect(line.textContent).toBe("等人");
});

it("prints the number of the book, whatever the anchor is called", () => {
  expect(ruleLink("R7.win", texts).textContent).toBe("规则 R7");
  expect(ruleOfEnding("teamWon")).toBe("R7.win");
  expect(ruleOfEnding("nothing")).toBeNull();
});
