import { actingSeat, seatOf } from "./names";
import type { Game, PageData } from "./wire";

/** How this reader wants the game to look and answer. */
export interface Settings {
  readonly coordinates: boolean;
  /** A tap on a landing shows the path, a second one goes. */
  readonly lookFirst: boolean;
  /** At one screen the board turns to the one who moves. */
  readonly follow: boolean;
  /** Where a man may go is marked. */
  readonly hints: boolean;
  /** A move goes out only once it is confirmed. */
  readonly confirm: boolean;
  readonly sounds: boolean;
  readonly animation: boolean;
  /** What others say is shown. */
  readonly phrases: boolean;
}

const SMALL = "(max-width: 720px)";
/** Hints are on for the first levels, unless they are switched. */
const BEGINNERS = 5;

/** What the reader chose before, and what holds by default. */
export function chosenSettings({
  settings,
  game,
  level,
}: Pick<PageData, "settings" | "game" | "level">): Settings {
  const { coordinates, hints } = settings;
  const small = matchMedia(SMALL).matches;
  return {
    coordinates: coordinates === "on" || (coordinates !== "off" && !small),
    lookFirst: settings.tap === "look",
    follow: settings.turning !== "fixed",
    hints: hints === "on" || (hints !== "off" && (level ?? levelOf(game)) <= BEGINNERS),
    confirm: settings.confirm === "on",
    sounds: settings.sounds === "on",
    animation: settings.animation !== "off",
    phrases: settings.phrases !== "off",
  };
}

/** Who has no level yet is a beginner. */
function levelOf(game: Game): number {
  const own = actingSeat(game);
  return (own && seatOf(game, own)?.level) || 1;
}

/** Under which name and as what a choice is kept. */
export function kept(key: keyof Settings, on: boolean): readonly [string, string] {
  if (key === "lookFirst") return ["tap", on ? "look" : "drop"];
  if (key === "follow") return ["turning", on ? "mover" : "fixed"];
  return [key, on ? "on" : "off"];
}
