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

/** Keys that go through the game from where they don't mean anything else. */
export function listenForReplay(replay: Replay, store: GameStore): void {
  byId("stage").addEventListener("keydown", (event) => {
    if (event.key === ",") replay.step(-1);
    else if (event.key === ".") replay.step(1);
    else return;
    event.preventDefault();
  });
  byId("panel").addEventListener("keydown", (event) => {
    if (isOver(store.game)) replayKey(event, replay);
  });
}
