import type { Act } from "../board";
import { usedBy } from "./items/held";
import { usedIn } from "./items/plan";
import { isMine, isOver } from "./names";
import type { Sound } from "./sounds";
import { actsNow, turnAt } from "./state";
import type { Part, View } from "./view";
import type { Turn } from "./wire";

/** Seconds between two things of one turn, as long as a flight takes; and between two captured men. */
const APART = 0.42;
const HOP = 0.24;

interface Noticed {
  readonly ply: number;
  readonly offers: number;
  readonly over: boolean;
  /** Of the own turn that is put together: what was heard of it already. */
  readonly begun: readonly Sound[];
}

/** What of the game is heard: each turn and what was used in it, an offer to oneself, the end. */
export class Heard implements Part {
  readonly #play: (sound: Sound, after?: number) => void;
  #before: Noticed | null = null;

  constructor(play: (sound: Sound, after?: number) => void) {
    this.#play = play;
  }

  show(view: View): void {
    const { game } = view;
    const offers = game.offers.filter(({ open }) => open.some((seat) => isMine(game, seat))).length;
    const now = { ply: game.ply, offers, over: isOver(game), begun: begunSounds(view) };
    const before = this.#before;
    this.#before = now;
    if (!before) return;
    if (now.over && !before.over) this.#play("end");
    else if (now.ply > before.ply) this.#turn(turnAt(game, now.ply - 1), before.begun);
    else if (now.begun.length > before.begun.length) this.#row(now.begun.slice(before.begun.length));
    if (now.offers > before.offers) this.#play("offer");
  }

  /** One after the other, without what its owner heard while he put it together. */
  #turn(turn: Turn | undefined, heard: readonly Sound[]): void {
    const sounds = turn ? soundsOf(turn) : (["move"] as const);
    const known = heard.length > 0 && heard.every((sound, i) => sounds[i] === sound) ? heard.length : 0;
    this.#row(sounds.slice(known));
    for (const [i] of (turn?.captured ?? []).entries()) this.#play("capture", (i + 0.5) * HOP);
  }

  #row(sounds: readonly Sound[]): void {
    for (const [i, sound] of sounds.entries()) this.#play(sound, i * APART);
  }
}

/** What is heard of a turn: the marble first, then one thing after the other; a pass like any move. */
export function soundsOf(turn: Turn): readonly Sound[] {
  const marble: readonly Sound[] = usedBy(turn).includes("powerMarble") ? ["powerMarble"] : [];
  const things = (turn.effects ?? []).flatMap(soundOf);
  return things.length > 0 ? [...marble, ...things] : ["move"];
}

function begunSounds({ state }: View): readonly Sound[] {
  const { plan, pending } = state;
  if (pending && !pending.acts) return [];
  const words = pending?.move.split(" ") ?? [];
  const marble = plan ? usedIn(plan).includes("powerMarble") : words.includes("P");
  return [...(marble ? (["powerMarble"] as const) : []), ...actsNow(state).flatMap(soundOf)];
}

function soundOf(act: Act): Sound[] {
  if (act.kind === "walked") return ["move"];
  if (act.kind === "placed") return [act.item];
  if (act.kind === "dealt") return ["whirlwind"];
  return act.kind === "wing" || act.kind === "swap" ? [act.kind] : [];
}
