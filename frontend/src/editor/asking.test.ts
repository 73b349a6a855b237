// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { el } from "../game/dom";
import { rewrite } from "./asking";

describe("a verdict written anew", () => {
  let place: HTMLElement;
  const line = (words: string, rule: string) =>
    el("li", {}, words, el("a", { href: `/rules#${rule}` }, rule));
  const focus = (words: string) =>
    [...place.querySelectorAll("li")]
      .find((each) => each.textContent?.startsWith(words))
      ?.querySelector("a")
      ?.focus();
  const focused = () => document.activeElement?.closest("li")?.firstChild?.textContent ?? null;

  beforeEach(() => {
    document.body.replaceChildren(el("div", { id: "verdict", tabindex: -1 }));
    place = document.body.firstElementChild as HTMLElement;
    rewrite(place, [line("red", "R1.4"), line("white", "R1.4"), line("turn", "R2.9")]);
  });

  it("leaves the focus with the link that is still there", () => {
    focus("white");
    rewrite(place, [line("green", "R1.4"), line("white", "R1.4")]);
    expect(focused()).toBe("white");
  });

  it("or with one to the same paragraph, or with the verdict", () => {
    focus("white");
    rewrite(place, [line("white has nine", "R1.4")]);
    expect(focused()).toBe("white has nine");
    rewrite(place, [line("turn", "R2.9")]);
    expect(document.activeElement).toBe(place);
  });

  it("and takes it from nowhere else", () => {
    rewrite(place, [line("turn", "R2.9")]);
    expect(document.activeElement).toBe(document.body);
  });
});
