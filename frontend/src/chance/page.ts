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
  const rows = [...page.querySelectorAll<HTMLElement>("#drawn tbody tr")];
  const right = await Promise.all(rows.map((row) => follows(seed, row)));
  const words = page.querySelector<HTMLElement>("#drawn")?.dataset ?? {};
  for (const [i, row] of rows.entries()) mark(row, right[i] === true, words);
  const wrong = right.filter((each) => !each).length;
  const key = !kept ? "seed" : wrong > 0 ? "wrong" : "right";
  verdict.textContent = (verdict.dataset[key] ?? "")
    .replace("{count}", `${rows.length}`)
    .replace("{wrong}", `${wrong}`);
  verdict.dataset.verdict = key;
  verdict.classList.toggle("warn", key !== "right");
}

async function follows(seed: Seed, { dataset }: HTMLElement): Promise<boolean> {
  const ply = Number(dataset.ply);
  const due = dataset.kind === "die" ? `${await seed.die(ply)}` : await seed.deal(ply, dataset.before ?? "");
  return due === dataset.out;
}

function mark(row: HTMLElement, right: boolean, words: DOMStringMap): void {
  const cell = row.querySelector(".check");
  if (!cell) return;
  cell.textContent = (right ? words.right : words.wrong) ?? "";
  cell.className = right ? "check right" : "check wrong";
}
