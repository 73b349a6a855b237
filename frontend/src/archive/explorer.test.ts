// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { byId } from "../shared/need";
import { Explorer } from "./explorer";

const AT = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A";

/** What the server says at an address: the way there is in it. */
function pageOf(address: string): string {
  const way = new URL(address, location.href).searchParams.get("moves")?.split(",") ?? [];
  const to = (move: string) => `/archive?moves=${[...way, move].join(",")}`;
  const back = way.length > 0 ? '<a data-go id="back" href="/archive">back</a>' : "";
  const moves = way.length > 1 ? [] : ["j4-j5", "m4-l5"];
  return `<main id="content"><div id="stage"></div>
    <span role="status" id="so-many" data-swap>${way.at(-1) ?? ""} ${9 - way.length} games</span>
    <div id="moves" data-swap data-position="star4 ${AT} A 1" data-to-move="A"><p class="steps">${back}<a data-go href="/archive?position=x">link</a></p>
    ${moves.map((move) => `<a data-go data-move="${move}" href="${to(move)}">${move}</a>`).join("")}</div>
    <form><span id="begun" data-swap><input name="moves" value="${way}"></span><input name="player" value=""></form>
    <div id="rows" data-swap>${way}</div></main>`;
}

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(pageOf(address)));
  });
  history.replaceState(null, "", "/archive");
  document.body.innerHTML = pageOf("/archive");
  new Explorer(byId("content")).attend();
});

async function follow(selector: string): Promise<void> {
  const link = document.querySelector<HTMLElement>(selector);
  const before = byId("moves");
  link?.focus();
  link?.click();
  await vi.waitFor(() => expect(byId("moves")).not.toBe(before));
}

const focused = () => document.activeElement?.textContent;

// The first one: the explorers of other tests would hear of it too.
it("asks for nothing where only the place on the page is another", () => {
  history.replaceState(null, "", "/archive#found");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(asked).toEqual([]);
  history.replaceState(null, "", "/archive?moves=j4-j5#found");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(asked).toHaveLength(1);
});

it("goes on from the list without losing what is read out, typed or in focus", async () => {
  const status = byId("so-many");
  const player = document.querySelector<HTMLInputElement>("[name=player]");
  if (player) player.value = "Li";
  await follow("[data-move='m4-l5']");
  expect(byId("so-many")).toBe(status);
  expect(status.textContent).toBe("m4-l5 8 games");
  expect(focused()).toBe("j4-j5");
  await follow("[data-move='j4-j5']");
  expect(focused()).toBe("back");
  expect(byId("rows").textContent).toBe("m4-l5,j4-j5");
  expect(Object.fromEntries(new FormData(document.querySelector("form") as HTMLFormElement))).toEqual({
    moves: "m4-l5,j4-j5",
    player: "Li",
  });
  await follow("#back");
  expect(focused()).toBe("j4-j5");
});

it("leaves the focus where it is if that is not in the list", async () => {
  const player = document.querySelector<HTMLElement>("[name=player]");
  const before = byId("moves");
  document.querySelector<HTMLElement>("[data-move]")?.click();
  player?.focus();
  await vi.waitFor(() => expect(byId("moves")).not.toBe(before));
  expect(document.activeElement).toBe(player);
});
