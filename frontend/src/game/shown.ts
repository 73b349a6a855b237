import chinese from "../../../src/main/resources/texts/game.properties?raw";
import english from "../../../src/main/resources/texts/game_en.properties?raw";
import { Frames } from "./frames";
import { actingSeat } from "./names";
import { Replay } from "./replay";
import { game, OPENING } from "./samples";
import type { Settings } from "./settings";
import type { View } from "./view";
import type { Game } from "./wire";
import { Texts } from "./words";

/** The sentences of the page as the server sends them; for tests. */
export function textsIn(lang: "zh" | "en"): Texts {
  const pairs = (lang === "en" ? english : chinese)
    .split("\n")
    .filter((line) => line.startsWith("play."))
    .map((line) => [line.slice(5, line.indexOf("=")), unescaped(line.slice(line.indexOf("=") + 1))]);
  return new Texts(Object.fromEntries(pairs), lang);
}

const unescaped = (text: string): string => text.replaceAll("\\u0020", " ");

const SETTINGS: Settings = {
  coordinates: true,
  lookFirst: false,
  follow: true,
  hints: true,
  confirm: false,
  sounds: false,
  animation: true,
  phrases: true,
};

/** A view of a game for tests. */
export function viewOf(more: Partial<Game> = {}, rest: Partial<View> = {}): View {
  const shown = game(more);
  const state = {
    game: shown,
    legal: null,
    pending: null,
    link: { kind: "on" as const, seconds: 0 },
    ...rest.state,
  };
  return {
    game: shown,
    replay: new Replay(
      () => shown,
      () => undefined,
    ),
    frames: new Frames(OPENING),
    texts: textsIn("en"),
    settings: SETTINGS,
    acting: actingSeat(shown),
    now: Date.parse("2026-11-30T10:00:00Z"),
    awayMillis: 600_000,
    ...rest,
    state,
  };
}
