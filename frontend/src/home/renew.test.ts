// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { renew } from "./renew";

const row = (key: string, text: string) =>
  `<li data-key="${key}"><b>${text}</b><button>${text}</button></li>`;
const list = (...rows: string[]) => `<ul id="list">${rows.join("")}</ul>`;

function parsed(html: string): Element {
  const host = document.createElement("div");
  host.innerHTML = html;
  return host.firstElementChild as Element;
}

describe("a list brought up to date", () => {
  let now: Element;

  beforeEach(() => {
    document.body.innerHTML = list(row("a", "one"), row("b", "two"), row("c", "three"));
    now = document.querySelector("#list") as Element;
  });

  it.each([
    [list(row("a", "one"), row("b", "two"), row("c", "three"))],
    [list(row("x", "new"), row("a", "one"), row("b", "two"), row("c", "three"))],
    [list(row("c", "three"), row("a", "one"))],
    [list(row("b", "two"), row("y", "new"), row("a", "changed"), row("c", "three"))],
    [list(row("z", "other"))],
  ])("becomes what is wanted", (html) => {
    renew(now, parsed(html));
    expect(document.querySelector("#list")?.outerHTML).toBe(html);
  });

  it("leaves lines alone that have not changed, and in a changed one all that has not", () => {
    const [a, b] = [...now.children];
    const bold = b?.querySelector("b");
    renew(
      now,
      parsed(list(row("x", "new"), row("a", "one"), `<li data-key="b"><b>two</b><button>4</button></li>`)),
    );
    expect([...now.children].slice(1)).toEqual([a, b]);
    expect(b?.querySelector("b")).toBe(bold);
    expect(b?.querySelector("button")?.textContent).toBe("4");
  });

  it("takes nothing from under the focus", () => {
    const button = now.querySelector<HTMLElement>('[data-key="b"] button');
    button?.focus();
    renew(now, parsed(list(row("x", "new"), row("c", "three"))));
    expect(document.activeElement).toBe(button);
    expect([...now.children].map((child) => child.getAttribute("data-key")).sort()).toEqual(["b", "c", "x"]);
  });

  it("replaces what is built another way", () => {
    renew(now, parsed('<p id="list">none</p>'));
    expect(document.querySelector("#list")?.tagName).toBe("P");
  });
});
