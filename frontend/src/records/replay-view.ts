import { Api } from "../game/api";
import { Branch } from "../game/branch";
import { copyText } from "../game/clipboard";
import { Controls } from "../game/controls";
import { announce, el, say, set } from "../game/dom";
import { stepByKeys } from "../game/folds";
import { Frames } from "../game/frames";
import { Offers } from "../game/offers";
import { ending, headline, outcome } from "../game/outcome";
import { Plaques } from "../game/plaques";
import { Plot } from "../game/plot";
import { Presenter } from "../game/presenter";
import { Record } from "../game/record";
import { Replay } from "../game/replay";
import type { Settings } from "../game/settings";
import { byId } from "../game/table";
import { Variation } from "../game/variation";
import type { View } from "../game/view";
import { waysTried } from "../game/ways";
import type { Texts } from "../game/words";
import { type Checked, gameOf } from "./check";

const SETTINGS: Omit<Settings, "coordinates"> = {
  lookFirst: false,
  follow: false,
  hints: false,
  confirm: false,
  sounds: false,
  animation: true,
  phrases: false,
};

/** Ends what was shown before. */
let close: () => void = () => undefined;

/** Shows a game that was read as the page of a finished game does. */
export function showRecord(checked: Checked, texts: Texts, coordinates: boolean): void {
  close();
  const game = gameOf(checked);
  const settings = { ...SETTINGS, coordinates };
  const frames = new Frames(checked.game.start);
  for (const id of ["panel", "plot", "sheet", "replay", "branch", "offer", "stage"]) anew(id);
  for (const plaque of byId("table").querySelectorAll(".plaque")) plaque.remove();
  set(byId("view"), { "data-shape": game.board === "square16" ? "square" : "star", "data-status": "ended" });
  let parts: readonly { show(view: View): void }[] = [];
  const replay = new Replay(
    () => game,
    () => show(),
  );
  const variation = new Variation(
    new Api(),
    () => game,
    () => show(),
  );
  const view: View = {
    state: { game, legal: null, pending: null, link: { kind: "ended", seconds: 0 } },
    ...{ game, replay, frames, variation, texts, settings, acting: null, now: Date.now(), awayMillis: 0 },
  };
  const show = () => {
    for (const part of parts) part.show(view);
  };
  const presenter = new Presenter(byId("stage"), view, settings, {
    move: () => undefined,
    several: () => undefined,
    aim: () => undefined,
    missed: () => undefined,
    looked: () => undefined,
    say: (words) => announce(byId("spoken"), words),
    pick: () => undefined,
    barred: () => undefined,
  });
  const plaques = new Plaques(byId("table"), game);
  plaques.place(game, presenter.board.orientation);
  parts = [
    presenter,
    plaques,
    new Record(byId("sheet"), replay),
    new Branch(byId("branch"), byId("view"), variation, view),
    new Offers(byId("offer"), (now) => [waysTried(now)].filter((each) => each !== null)),
    new Controls(byId("replay"), replay, texts),
    new Plot(byId("plot"), replay, { copy: copyText, linked: false }),
  ];
  replay.settled = () => presenter.settled();
  stepByKeys(byId("stage"), replay);
  close = () => {
    replay.pause();
    parts = [];
    presenter.board.destroy();
  };
  say(byId("round"), headline(view));
  say(byId("ending"), game.result ? ending(view) : "");
  byId("panel").replaceChildren(...(game.result?.ranking ? outcome(view) : []));
  byId("view").hidden = false;
  show();
}

/** A fresh element in the place of one that listeners hang on. */
function anew(id: string): void {
  const old = byId(id);
  const made = old.cloneNode(false) as HTMLElement;
  old.replaceWith(made);
}

export const markedLine = (text: string, start: number, end: number): Node[] => {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", start);
  const last = to < 0 ? text.length : to;
  return [
    new Text(text.slice(from, start)),
    el("mark", {}, text.slice(start, end) || "\u2423"),
    new Text(text.slice(end, last)),
  ];
};
