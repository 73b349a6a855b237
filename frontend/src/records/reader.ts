import { say, set } from "../game/dom";
import { byId } from "../game/table";
import { Texts } from "../game/words";
import { check, type Fault, LARGEST, placeOf } from "./check";
import { keepWhileAway } from "./keeping";
import { markedLine, showRecord } from "./replay-view";

interface Data {
  readonly texts: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly coordinates: string;
}

/** The form that reads a record: text that was typed, pasted, or comes from a file. */
export function openReader(json: string): void {
  const data = JSON.parse(json) as Data;
  const text = byId("text") as HTMLTextAreaElement;
  const file = byId("file") as HTMLInputElement;
  const lang = document.documentElement.lang.startsWith("en") ? "en" : "zh";
  const texts = new Texts(data.texts, lang);
  const wide = matchMedia("(min-width: 721px)").matches;
  const coordinates = data.coordinates === "on" || (data.coordinates !== "off" && wide);
  let readings = 0;
  byId("reader").addEventListener("submit", (event) => {
    event.preventDefault();
    void read(true);
  });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    file.value = "";
    if (!chosen) return;
    if (chosen.size > LARGEST) return speak("large");
    const words = await chosen.text().catch(() => null);
    if (words === null) return speak("file");
    text.value = words;
    await read(true);
  });
  const kept = keepWhileAway(() => ({ text: text.value, shown: !byId("view").hidden }));
  if (kept) text.value = kept.text;
  if (kept?.shown) void read(false);

  /** Of several at once the last one counts. Who did not ask for it keeps the focus where it is. */
  async function read(asked: boolean): Promise<void> {
    const reading = ++readings;
    byId("fault").hidden = true;
    byId("view").hidden = true;
    const wanted = text.value;
    if (wanted.trim() === "") return speak("empty");
    speak("reading");
    const verdict = await check(wanted.replaceAll("\r\n", "\n"));
    if (reading !== readings) return;
    if (verdict.kind === "right") {
      speak("right", { plies: verdict.checked.plies });
      showRecord(verdict.checked, texts, coordinates);
      if (asked) byId("view").focus();
    } else if (verdict.kind === "wrong") blame(verdict.fault, wanted);
    else speak(verdict.kind);
  }

  function blame(fault: Fault, wanted: string): void {
    const { line, column, ply } = fault;
    const reason = data.reasons[fault.reason] ?? fault.reason;
    speak("wrong", { line, column, reason, plies: ply });
    const { start, end } = placeOf(wanted, fault);
    byId("fault").replaceChildren(...markedLine(wanted, start, end));
    byId("fault").hidden = false;
    if (text.value !== wanted) return;
    text.focus();
    text.setSelectionRange(start, end);
  }
}

/** Says one of the sentences that stand in the page. */
function speak(key: string, facts: Readonly<Record<string, string | number>> = {}): void {
  const says = byId("says");
  const words = new Texts({ words: says.dataset[key] ?? "" }, "zh").say("words", facts);
  const good = key === "right" || key === "reading";
  says.classList.toggle("warn", !good);
  set(byId("text"), { "aria-invalid": key === "wrong" ? "true" : false });
  say(says, words);
}
