import { Seed } from "./seed";

/** Works out everything that the page lists and says of each whether it is right, and in one line how it all stands. */
export async function checkPage(page: ParentNode): Promise<void> {
  const verdict = page.querySelector<HTMLElement>("#verdict");
  const hex = page.querySelector("#seed")?.textContent;
  if (!verdict || !hex) return;
  // Browsers have it on safe addresses only: https, and one's own machine.
  if (!globalThis.crypto?.subtle) {
    verdict.textContent = verdict.dataset.unable ?? "";
    return;
  }
  const seed = new Seed(hex);
  const kept = (await seed.commitment()) === page.querySelector("#commitment")?.textContent;
  const words = page.querySelector<HTMLElement>("#drawn")?.dataset ?? {};
  let [count, wrong] = [0, 0];
  for (const stretch of page.querySelectorAll<HTMLElement>("#drawn .stretch")) {
    const rows = [...stretch.querySelectorAll<HTMLElement>("tbody tr")];
    count += rows.length;
    wrong += await checkRows(seed, stretch, rows, words);
  }
  const key = !kept ? "seed" : wrong > 0 ? "wrong" : "right";
  verdict.textContent = (verdict.dataset[key] ?? "")
    .replace("{count}", `${count}`)
    .replace("{wrong}", `${wrong}`);
  verdict.dataset.verdict = key;
  verdict.classList.toggle("warn", key !== "right");
}

/** Some rounds, folded or not: how many of their results are wrong. Where any is, they are unfolded. */
async function checkRows(
  seed: Seed,
  stretch: HTMLElement,
  rows: readonly HTMLElement[],
  words: DOMStringMap,
) {
  const right = await Promise.all(rows.map((row) => follows(seed, row)));
  for (const [i, row] of rows.entries()) mark(row, right[i] === true, words);
  const wrong = right.filter((each) => !each).length;
  const all = wrong === 0;
  mark(stretch, all, { right: words.all, wrong: words.some?.replace("{wrong}", `${wrong}`) });
  if (!all) stretch.setAttribute("open", "");
  return wrong;
}

async function follows(seed: Seed, { dataset }: HTMLElement): Promise<boolean> {
  const ply = Number(dataset.ply);
  const due = dataset.kind === "die" ? `${await seed.die(ply)}` : await seed.deal(ply, dataset.before ?? "");
  return due === dataset.out;
}

function mark(part: HTMLElement, right: boolean, words: DOMStringMap): void {
  const cell = part.querySelector(".check");
  if (!cell) return;
  cell.textContent = (right ? words.right : words.wrong) ?? "";
  cell.className = right ? "check right" : "check wrong";
}
