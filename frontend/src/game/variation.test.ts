// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
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
    expect(stuck.possible).toBeNull();
  });

  it("turns to the next seat that has men", () => {
    const three = game({ ...over, seats: [..."ACE"].map((seat) => ({ ...over.seats[0], seat })) as never });
    expect(
      withNext("star4 1/2/3/4/CCCC9/12/11/10/9/10/11/12/13/AAAA/3/2/1 C 4", three).endsWith(" A 5"),
    ).toBe(true);
  });

  it("is marked on the page, and left when one goes elsewhere in the game", async () => {
    document.body.innerHTML = '<main id="page"><div id="branch"></div></main>';
    const [page, element] = [
      document.querySelector("#page"),
      document.querySelector("#branch"),
    ] as HTMLElement[];
    const line = new Variation(
      server(legal("D")).api,
      () => over,
      () => undefined,
    );
    const view = viewOf(over, { frames: new Frames(OPENING), variation: line });
    const branch = new Branch(element as HTMLElement, page as HTMLElement, line, view);
    branch.show(view);
    expect(element?.hidden).toBe(true);
    view.replay.to(1);
    branch.show(view);
    expect(element?.hidden).toBe(false);
    element?.querySelector("button")?.click();
    await vi.waitFor(() => expect(line.possible).not.toBeNull());
    branch.show(view);
    expect(page?.hasAttribute("data-trying")).toBe(true);
    expect(element?.querySelector("p")?.textContent).toContain("from move 1 on");
    const edit = element?.querySelector("a")?.getAttribute("href");
    expect(edit).toMatch(/^\/editor\?position=star4%20.+&players=2&men=10$/);
    view.replay.to(0);
    branch.show(view);
    expect(line.line).toBeNull();
  });
});
