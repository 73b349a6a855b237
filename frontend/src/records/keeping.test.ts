// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { keepWhileAway } from "./keeping";

const none = () => ({ text: "", shown: false });
const leave = () => window.dispatchEvent(new Event("pagehide"));

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<form action="/preferences"></form><form id="reader"></form>
    <a class="way" href="#in"><b>sign in</b></a><a id="away" href="#home">home</a>`;
});

const pasted = () => ({ text: "1. l3:j5 *", shown: true });

describe("the text of a record", () => {
  it("is there again after another light was chosen, once", () => {
    expect(keepWhileAway(pasted)).toBeNull();
    document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true }));
    leave();
    expect(keepWhileAway(none)).toEqual(pasted());
    expect(keepWhileAway(none)).toBeNull();
  });

  it("is there again after a sign-in", () => {
    keepWhileAway(pasted);
    document.querySelector("b")?.click();
    leave();
    expect(keepWhileAway(none)).toEqual(pasted());
  });

  it("is forgotten when one goes elsewhere", () => {
    keepWhileAway(pasted);
    document.querySelector("#reader")?.dispatchEvent(new Event("submit", { bubbles: true }));
    document.querySelector<HTMLElement>("#away")?.click();
    leave();
    expect(sessionStorage.length).toBe(0);
  });
});
