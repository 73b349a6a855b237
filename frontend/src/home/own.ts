import { Stream, type StreamEvent } from "../game/stream";

/** Events of one's own stream that change one's lists. */
const NEWS: ReadonlySet<string> = new Set([
  "gameStarted",
  "yourTurn",
  "gameEnded",
  "rematchOffered",
  "invited",
]);

export interface OwnEars {
  /** Something of one's own has changed. */
  news(): void;
  /** A game was found for the one who looked for it. */
  paired(game: string): void;
}

/** Follows what concerns the one who reads, if the server knows him. The lists come without it too, only later. */
export function followOwn(ears: OwnEars): void {
  let known = document.querySelector(".me .who") !== null;
  const stream = new Stream({
    address: () => (known ? "/api/v1/events" : null),
    // Who looks for a game keeps his place only while he is here, be it in a hidden tab.
    stays: () => document.querySelector("#search:not([data-game])") !== null,
    event: (event) => hear(event, ears),
    link: () => {},
    forgotten: () => {
      known = false;
      stream.finish();
    },
  });
  if (known) stream.start();
}

export function hear(event: StreamEvent, ears: OwnEars): void {
  if (NEWS.has(event.type)) ears.news();
  if (event.type === "paired" && typeof event.game === "string") ears.paired(event.game);
}
