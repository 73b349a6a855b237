// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { byId } from "../shared/need";
import { Branch } from "./branch";
import { Frames } from "./frames";
import { game, OPENING, turn } from "./samples";
import { viewOf } from "./shown";
import { Variation, withNext } from "./variation";

const HOP = { from: "f15", to: "h13", text: "f15:h13", trail: ["f15", "h13"] };
const over = game({
  status: "ended",
  ply: 2,
  turns: [turn(0, "A", ["l3", "j5"]), turn(1, "D", ["g16", "e14"])],
  position: "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A - 2",
  options: { hop: "symmetric", first: "A", rated: false },
});

const server = (...answers: unknown[]) => {
  const asked: { position: string; options: unknown }[] = [];
  const post = vi.fn((_: string, body: unknown) => {
    asked.push(body as (typeof asked)[0]);
    return Promise.resolve(
      answers.shift() ?? { ok: false, problem: { status: 422, code: "impossiblePosition" } },
    );
  });
  return { asked, api: { post } as unknown as ConstructorParameters<typeof Variation>[0] };
};
const legal = (seat: string) => ({ ok: true, value: { seat, moves: [HOP] } });

describe("a line that is tried out", () => {
  it("asks with the rules of the game, plays on, and goes back", async () => {
    const { asked, api } = server(legal("D"), legal("A"), legal("D"));
    const line = new Variation(
      api,
      () => over,
      () => undefined,
    );
    await line.begin(1, "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/5A7/AAAA/A1A/AA/A D 1", null);
    expect(asked[0]).toMatchObject({ players: 2, men: 10, options: { hop: "symmetric" } });
    expect(line.possible?.seat).toBe("D");
    await line.play("D", HOP);
    expect(asked[1]?.position.endsWith(" A 2")).toBe(true);
    expect(line.now?.trail).toEqual({ seat: "D", cells: ["f15", "h13"] });
    await line.back();
    expect(line.now?.move).toBeNull();
    await line.back();
    expect(line.line).toBeNull();
  });

  it("passes over who can't move, and ends where nobody can", async () => {
    const skipping = server({ ok: true, value: { seat: "D", moves: [] } }, legal("A"));
    const line = new Variation(
      skipping.api,
      () => over,
      () => undefined,
    );
    await line.begin(1, "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A D 1", null);
    expect(line.possible?.seat).toBe("A");
    expect(line.now?.position.endsWith(" A 2")).toBe(true);
    const stuck = new Variation(
      server().api,
      () => over,
      () => undefined,
    );
    await stuck.begin(1, OPENING, null);
    expect(stuck.answer).toEqual({ kind: "known", possible: null });
  });

  it.each([
    { status: 429, code: "tooManyRequests" },
    { status: 500, code: "" },
    { status: 503, code: "busy" },
    null,
  ])("passes nobody over because the server gave no answer, and asks the same again: %o", async (problem) => {
    const { asked, api } = server({ ok: false, problem }, legal("D"));
    const line = new Variation(
      api,
      () => over,
      () => undefined,
    );
    await line.begin(1, OPENING, null);
    expect(line.answer).toEqual({ kind: "failed", problem });
    await line.retry();
    expect(asked[1]?.position).toBe(asked[0]?.position);
    expect(line.possible?.seat).toBe("D");
  });

  it("turns to the next seat that has men", () => {
    const three = game({ ...over, seats: [..."ACE"].map((seat) => ({ ...over.seats[0], seat })) as never });
    expect(
      withNext("star4 1/2/3/4/CCCC9/12/11/10/9/10/11/12/13/AAAA/3/2/1 C 4", three).endsWith(" A 5"),
    ).toBe(true);
  });

  const shown = (...answers: unknown[]) => {
    document.body.innerHTML = '<main id="page"><div id="branch"></div></main>';
    const [page, element] = [byId("page"), byId("branch")];
    const line: Variation = new Variation(
      server(...answers).api,
      () => over,
      () => branch.show(view),
    );
    const view = viewOf(over, { frames: new Frames(OPENING), variation: line });
    const branch: Branch = new Branch(element, page, line, view);
    const press = (words: string) =>
      [...element.querySelectorAll("button")]
        .find((button) => button.textContent === words && !button.hidden)
        ?.click();
    const said: string[] = [];
    const status = element.querySelector("p");
    new MutationObserver(() => said.push(status?.textContent ?? "")).observe(element, {
      childList: true,
      subtree: true,
    });
    return { page, element, line, view, branch, press, said };
  };

  it("is marked on the page, and left when one goes elsewhere in the game", async () => {
    const { page, element, line, view, branch, press } = shown(legal("D"));
    branch.show(view);
    expect(element.hidden).toBe(true);
    view.replay.to(1);
    branch.show(view);
    expect(element.hidden).toBe(false);
    press("Try moves from here");
    await vi.waitFor(() => expect(line.possible).not.toBeNull());
    expect(page.hasAttribute("data-trying")).toBe(true);
    expect(element.querySelector("p")?.textContent).toContain("from move 1 on");
    const edit = element.querySelector("a")?.getAttribute("href");
    expect(edit).toMatch(/^\/editor\?position=star4%20.+&players=2&men=10$/);
    view.replay.to(0);
    branch.show(view);
    expect(line.line).toBeNull();
  });

  it("says no more than it knows, and gives the focus back to where it began", async () => {
    const { line, view, branch, press, said } = shown({ ok: false, problem: null }, legal("D"), legal("A"));
    view.replay.to(1);
    branch.show(view);
    press("Try moves from here");
    await vi.waitFor(() => expect(said.at(-1)).toContain("can't be reached"));
    press("Try again");
    expect(document.activeElement?.textContent).toBe("Back to the game");
    await vi.waitFor(() => expect(line.possible).not.toBeNull());
    await line.play("D", HOP);
    await vi.waitFor(() => expect(said.at(-1)).toContain("f15:h13"));
    expect(said.filter((words) => words.includes("no move is left"))).toEqual([]);
    press("Back to the game");
    expect(document.activeElement?.textContent).toBe("Try moves from here");
    press("Try moves from here");
    press("Take back");
    expect(document.activeElement?.textContent).toBe("Try moves from here");
  });

  it("is not offered where a die decides who may move", () => {
    const { element, view, branch } = shown();
    view.replay.to(1);
    branch.show({ ...view, game: game({ ...over, options: { dice: true } }) });
    expect(element.querySelector("button")?.hidden).toBe(true);
    expect(element.hidden).toBe(false);
  });
});
