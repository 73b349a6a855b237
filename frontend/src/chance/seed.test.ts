// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { checkPage } from "./page";
import { Seed } from "./seed";

/** The seed of bytes 0, 1, 2 … 31, and what the server and a program in Python make of it. */
const HEX = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const FACES = [4, 2, 6, 5, 6, 3, 1, 4, 4, 3, 4, 3, 3, 5, 2, 5, 4, 6, 6, 5, 4, 3, 3, 3];

test("the commitment is the SHA-256 of the seed's bytes", async () => {
  expect(await new Seed(HEX).commitment()).toBe(COMMITMENT);
});

test("a throw follows from seed and turn", async () => {
  const seed = new Seed(HEX);
  expect(await Promise.all(FACES.map((_, ply) => seed.die(ply)))).toEqual(FACES);
});

test.each([
  [0, "ABCDEF.", ".DABEFC"],
  [1, "A.D.oA.", "..ADoA."],
  [7, "xA.oD.x", "x..oADx"],
  [7, "xoxoxox", "xoxoxox"],
])("the whirlwind of turn %i deals %s as %s", async (ply, before, after) => {
  expect(await new Seed(HEX).deal(ply, before)).toBe(after);
});

beforeEach(() => {
  document.body.innerHTML = "";
});

test("the page says of each result whether it is right, and how many are not", async () => {
  document.body.append(
    listed(COMMITMENT, [row("die", 0, "", "4"), row("whirlwind", 1, "A.D.oA.", "..ADoA.")]),
  );
  await checkPage(document);
  expect(checks()).toEqual(["yes", "yes"]);
  expect(verdict()).toBe("all 2");
});

test("a die that was not thrown so is found out", async () => {
  document.body.append(listed(COMMITMENT, [row("die", 0, "", "4"), row("die", 1, "", "6")]));
  await checkPage(document);
  expect(checks()).toEqual(["yes", "no"]);
  expect(verdict()).toBe("1 of 2");
});

test("another seed than the promised one is found out", async () => {
  document.body.append(listed("00", [row("die", 0, "", "4")]));
  await checkPage(document);
  expect(verdict()).toBe("another seed");
});

test("of a long game every stretch is checked, and one with a fault unfolds", async () => {
  const seed = new Seed(HEX);
  const faces = await Promise.all(Array.from({ length: 1000 }, (_, ply) => seed.die(ply)));
  const rows = faces.map((face, ply) => row("die", ply, "", ply === 777 ? `${(face % 6) + 1}` : `${face}`));
  const parts = Array.from({ length: 20 }, (_, i) => rows.slice(50 * i, 50 * i + 50));
  document.body.append(listed(COMMITMENT, ...parts));
  await checkPage(document);
  expect(verdict()).toBe("1 of 1000");
  const open = [...document.querySelectorAll("details[open]")];
  expect(open.map((each) => each.querySelector("summary")?.textContent)).toEqual(["1 wrong"]);
  expect(document.querySelectorAll("summary .check.right")).toHaveLength(19);
});

const stretch = (rows: readonly string[]) =>
  `<details class="stretch"><summary><span class="check"></span></summary>
    <table><tbody>${rows.join("")}</tbody></table></details>`;

function listed(commitment: string, ...rows: readonly (readonly string[])[]): HTMLElement {
  const page = document.createElement("main");
  page.innerHTML = `<code id="commitment">${commitment}</code><code id="seed">${HEX}</code>
    <p id="verdict" data-right="all {count}" data-wrong="{wrong} of {count}" data-seed="another seed"></p>
    <div id="drawn" data-right="yes" data-wrong="no" data-all="all right" data-some="{wrong} wrong">
      ${rows.map(stretch).join("")}</div>`;
  return page;
}

const row = (kind: string, ply: number, before: string, out: string) =>
  `<tr data-kind="${kind}" data-ply="${ply}" data-before="${before}" data-out="${out}"><td class="check"></td></tr>`;

const checks = () => [...document.querySelectorAll("td.check")].map(({ textContent }) => textContent);
const verdict = () => document.querySelector("#verdict")?.textContent;
