// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { keepHere } from "./here";

it("is gone back to as the address bar has it by now, not as the page was served", () => {
  history.replaceState(null, "", "/editor");
  document.body.innerHTML = `<a class="way" href="/sign-in?back=/editor"></a><a class="way" href="/sign-up?back=/editor"></a>
    <form action="/preferences"><input type="hidden" name="back" value="/editor"><button type="button"></button></form>
    <form action="/preferences"><input type="hidden" name="back" value="/editor"></form>
    <form action="/sign-in"><input type="hidden" name="back" value="/my"></form>`;
  keepHere(document);
  history.replaceState(null, "", "/editor?position=star4%20D/DD%20A%201&players=2#board");
  document.querySelector("button")?.click();
  const here = location.pathname + location.search + location.hash;
  expect(here).toContain("players=2#board");
  expect([...document.querySelectorAll("input")].map(({ value }) => value)).toEqual([here, here, "/my"]);
  const ways = [...document.querySelectorAll("a")].map(({ href }) => new URL(href));
  expect(ways.map(({ pathname }) => pathname)).toEqual(["/sign-in", "/sign-up"]);
  expect(ways.map(({ searchParams }) => searchParams.get("back"))).toEqual([here, here]);
});

const entries = import.meta.glob<string>(["../*.ts", "!../pictures.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each(Object.entries(entries))("is kept on every page: %s", (_, source) => {
  expect(source).toMatch(/import "\.\/site"|keepHere\(document\)/);
});
