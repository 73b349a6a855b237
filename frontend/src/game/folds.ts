import { isOver } from "./names";
import { replayKey } from "./record";
import type { Replay } from "./replay";
import type { GameStore } from "./store";
import { byId } from "./table";

/** On small screens the record unfolds below, with the rules and the switches of the board. */
export function unfoldRecords(): void {
  const open = byId("content").classList.toggle("records");
  if (open) byId("more").scrollIntoView({ block: "start" });
  else window.scrollTo({ top: 0 });
}

/** The keys that go through the game on its board, whatever they write: on a Chinese keyboard ， and 。 */
export function stepByKeys(stage: HTMLElement, replay: Replay): void {
  stage.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "," || event.code === "Comma") replay.step(-1);
    else if (event.key === "." || event.code === "Period") replay.step(1);
    else return;
    event.preventDefault();
  });
}

/** Keys that go through the game from where they don't mean anything else. */
export function listenForReplay(replay: Replay, store: GameStore): void {
  stepByKeys(byId("stage"), replay);
  byId("panel").addEventListener("keydown", (event) => {
    if (isOver(store.game)) replayKey(event, replay);
  });
}
