// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { hear } from "./own";
import { Search } from "./search";

describe("the search for a game", () => {
  let lists: HTMLElement;
  let gone: string[];
  const show = (html: string) => {
    lists.innerHTML = html;
  };
  const search = () => new Search(lists, (address) => gone.push(address));

  beforeEach(() => {
    lists = document.createElement("div");
    gone = [];
  });

  it("takes the one who waits to his game, once", () => {
    show('<section id="search"></section>');
    const waiting = search();
    waiting.found("abc");
    waiting.found("abc");
    expect(gone).toEqual(["/games/abc"]);
  });

  it("sees in the lists what was found", () => {
    show('<section id="search"></section>');
    const waiting = search();
    show('<section id="search" data-game="abc"></section>');
    waiting.renewed();
    expect(gone).toEqual(["/games/abc"]);
  });

  it("takes nobody away who did not wait on this page, or has stopped", () => {
    show('<section id="search" data-game="abc"></section>');
    const seen = search();
    seen.renewed();
    seen.found("abc");
    show('<section id="search"></section>');
    const stopped = search();
    show("");
    stopped.renewed();
    stopped.found("abc");
    expect(gone).toEqual([]);
  });

  it("waits when the lists say that another tab looks for a game", () => {
    const waiting = search();
    show('<section id="search"></section>');
    waiting.renewed();
    expect(waiting.waiting).toBe(true);
  });
});

describe("one's own stream", () => {
  it("tells of pairs and of what changes the lists, and of nothing else", () => {
    const heard: string[] = [];
    const ears = { news: () => heard.push("news"), paired: (game: string) => heard.push(game) };
    for (const event of [
      { type: "games" },
      { type: "invited", game: "x" },
      { type: "paired", game: "abc" },
      { type: "paired" },
      { type: "heartbeat" },
      { type: "yourTurn" },
    ])
      hear(event, ears);
    expect(heard).toEqual(["news", "abc", "news"]);
  });
});
