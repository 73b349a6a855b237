import type { Company } from "../shared/addresses";

/** Rows of the form that are asked for elsewhere, or don't matter before the first turn. */
const APART = new Set(["preset", "board", "players", "men", "visibility", "clock", "homeDeadlines"]);

/** What is chosen of the rules, as the API has it: enough to know whether a game can begin. */
export function optionsOf(form: HTMLFormElement, { men }: Company): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const { dataset } of form.querySelectorAll<HTMLElement>(".row[data-field]")) {
    const name = dataset.field ?? "";
    const value = new FormData(form).get(name);
    if (typeof value === "string" && !APART.has(name)) options[name] = asJson(value);
  }
  // When one has to have left home matters only later; that one has to must be said where own men count.
  return { ...options, homeDeadlines: options.win === "ownMen" ? [{ round: 30, men }] : [] };
}

function asJson(text: string): unknown {
  if (text === "true" || text === "false") return text === "true";
  if (text === "none") return null;
  return /^\d+$/.test(text) ? Number(text) : text;
}
