// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { need } from "../shared/need";
import { NewGame } from "./new-game";
import { opening, Preview } from "./preview";
import { nearest } from "./seatings";

const SEATINGS = {
  star4: { 2: { seats: ["A", "D"], men: [10, 15, 19] }, 3: { seats: ["A", "C", "E"], men: [10, 15] } },
  star3: { 2: { seats: ["A", "D"], men: [6, 10] }, 3: { seats: ["A", "C", "E"], men: [6, 10] } },
  square16: { 2: { seats: ["A", "C"], men: [19] }, 4: { seats: ["A", "B", "C", "D"], men: [13] } },
};

const CLASSIC = { board: "star4", players: "2", men: "10", maxRounds: "300", rated: "false" };
const PRESETS = {
  classic: CLASSIC,
  qq: { ...CLASSIC, maxRounds: "200", rated: "true" },
  halma: { ...CLASSIC, board: "square16", men: "19" },
};

const CLASHES = [
  { field: "deadGame", value: "true", by: "players", is: "3", code: "deadGameNeedsTwo" },
  { field: "homeDeadlines", value: "none", by: "win", is: "ownMen", code: "ownMenNeedsDeadlines" },
  { field: "rated", value: "true", by: "maxRounds", is: "<100", code: "ratedNeedsRounds" },
];

const row = (name: string, values: string[], chosen: string) =>
  `<div class="row" data-field="${name}">${pick(name, values, chosen)}<span class="barred" hidden></span></div>`;

const pick = (name: string, values: string[], chosen: string) =>
  values
    .map((v) => `<input type="radio" name="${name}" value="${v}" ${v === chosen ? "checked" : ""}>`)
    .join("");

const chair = (seat: string) =>
  `<li class="chair" data-seat="${seat}">${pick(`seat.${seat}`, ["me", "other", "open"], seat === "A" ? "me" : "open")}<input id="name.${seat}"></li>`;

function form(): HTMLFormElement {
  document.body.innerHTML = `<div id="preview"></div><form data-seatings='${JSON.stringify(SEATINGS)}' data-presets='${JSON.stringify(PRESETS)}' data-clashes='${JSON.stringify(CLASHES)}'>
    <ul id="clash-reasons" hidden>${CLASHES.map(({ code }) => `<li data-code="${code}">because of ${code}</li>`).join("")}</ul>
    ${row("deadGame", ["false", "true"], "false")}${row("win", ["filled", "ownMen"], "filled")}
    ${row("homeDeadlines", ["none", "qq", "last", "own"], "none")}
    ${pick("preset", ["classic", "qq", "halma"], "classic")}<input type="hidden" name="base" value="classic">
    ${pick("rated", ["false", "true"], "false")}<input name="maxRounds" value="300">
    ${pick("board", ["star4", "star3", "square16"], "star4")}${pick("players", ["2", "3", "4"], "2")}
    ${pick("men", ["6", "10", "13", "15", "19"], "10")}${pick("first", ["random", "A", "C", "D", "E"], "random")}
    ${["A", "C", "D", "E"].map(chair).join("")}${pick("visibility", ["listed", "link", "private"], "listed")}
    <p id="says" data-ready="ready" data-waiting="{count} to come"></p></form>`;
  return need(document.querySelector("form"), "form");
}

describe("the form of a new game", () => {
  let page: HTMLFormElement;
  const input = (name: string, value: string) =>
    need(page.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`), `${name} ${value}`);
  const choose = (name: string, value: string) => input(name, value).click();
  const chosen = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
  const men = () => document.querySelectorAll("#preview .man").length;
  const says = () => page.querySelector("#says")?.textContent;

  beforeEach(() => {
    page = form();
    new NewGame(page, new Preview(need(document.querySelector<HTMLElement>("#preview"), "preview"))).attend();
  });

  it("strikes through what does not go together, and moves on to what does", () => {
    choose("men", "19");
    choose("players", "3");
    expect(input("men", "19").disabled).toBe(true);
    expect(chosen("men")).toBe("15");
    choose("board", "star3");
    expect(chosen("men")).toBe("10");
    expect(input("men", "6").disabled).toBe(false);
  });

  it("proposes who may see it until somebody chooses, here or before the browser brought the page back", () => {
    choose("seat.D", "other");
    expect(chosen("visibility")).toBe("link");
    choose("seat.D", "open");
    expect(chosen("visibility")).toBe("listed");
    input("visibility", "private").checked = true;
    window.dispatchEvent(new Event("pageshow"));
    choose("seat.D", "other");
    expect(chosen("visibility")).toBe("private");
  });

  it("gives back what was chosen when board or players allow it again", () => {
    choose("men", "19");
    choose("deadGame", "true");
    choose("players", "3");
    expect([chosen("men"), chosen("deadGame")]).toEqual(["15", "false"]);
    expect(page.querySelector<HTMLElement>('[data-field="deadGame"]')?.hidden).toBe(true);
    choose("board", "star3");
    choose("board", "star4");
    choose("players", "2");
    expect([chosen("men"), chosen("deadGame")]).toEqual(["19", "true"]);
  });

  it("lets nobody choose what contradicts another row, and says why", () => {
    const why = (name: string) => page.querySelector<HTMLElement>(`[data-field="${name}"] .barred`);
    expect(why("homeDeadlines")?.hidden).toBe(true);
    choose("win", "ownMen");
    expect(chosen("homeDeadlines")).toBe("last");
    expect(input("homeDeadlines", "none").disabled).toBe(true);
    expect(why("homeDeadlines")?.textContent).toBe("because of ownMenNeedsDeadlines");
    choose("win", "filled");
    expect(input("homeDeadlines", "none").disabled).toBe(false);
    expect(why("homeDeadlines")?.hidden).toBe(true);
    const rounds = need(page.querySelector<HTMLInputElement>("[name=maxRounds]"), "rounds");
    rounds.value = "50";
    rounds.dispatchEvent(new Event("change", { bubbles: true }));
    expect(input("rated", "true").disabled).toBe(true);
  });

  it("knows only seats of the game", () => {
    choose("first", "D");
    choose("players", "3");
    expect(chosen("first")).toBe("random");
    expect(input("first", "D").disabled).toBe(true);
    const hidden = [...page.querySelectorAll<HTMLElement>(".chair")].map((seat) => seat.hidden);
    expect(hidden).toEqual([false, false, true, false]);
  });

  it("draws the game that would be played", () => {
    expect(men()).toBe(20);
    choose("players", "3");
    expect(men()).toBe(30);
    choose("board", "star3");
    choose("men", "6");
    expect(men()).toBe(18);
    expect(document.querySelectorAll("#preview svg.board").length).toBe(1);
  });

  it("takes a preset's values at once but for board, players and men; each can be changed after", () => {
    choose("board", "star3");
    choose("players", "3");
    choose("preset", "qq");
    expect(["board", "players", "men", "rated"].map(chosen)).toEqual(["star3", "3", "10", "true"]);
    const typed = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    expect([typed("maxRounds"), typed("base")]).toEqual(["200", "qq"]);
    expect(men()).toBe(30);
    choose("players", "2");
    expect(chosen("preset")).toBe("qq");
  });

  it("goes to the square board with Halma, where two or four play, and back", () => {
    choose("players", "3");
    choose("preset", "halma");
    expect(["board", "players", "men"].map(chosen)).toEqual(["square16", "2", "19"]);
    expect(input("players", "3").disabled).toBe(true);
    expect(men()).toBe(38);
    choose("players", "4");
    expect(chosen("men")).toBe("13");
    expect(men()).toBe(52);
    choose("board", "star4");
    expect(chosen("players")).toBe("3");
    choose("preset", "classic");
    expect(input("players", "3").disabled).toBe(false);
  });

  it("rates no game of one who can't choose it", () => {
    input("rated", "true").disabled = true;
    input("rated", "true").dataset.never = "";
    choose("preset", "qq");
    expect(chosen("rated")).toBe("false");
  });

  it("says what comes of it, and who may watch follows until it is chosen", () => {
    expect(says()).toBe("1 to come");
    choose("seat.D", "other");
    expect(document.activeElement?.id).toBe("name.D");
    expect(says()).toBe("ready");
    expect(chosen("visibility")).toBe("link");
    choose("visibility", "private");
    choose("seat.D", "open");
    expect(chosen("visibility")).toBe("private");
  });
});

describe("an opening", () => {
  it("has every man at home", () => {
    expect(opening("star4", ["A", "D"], 10)).toBe(
      "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1",
    );
  });

  it("takes the number next to one that went away", () => {
    expect(nearest(19, [10, 15])).toBe(15);
    expect(nearest(13, [6])).toBe(6);
  });
});
