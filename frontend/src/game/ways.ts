import { type LegalMove, readPosition } from "../board";
import { nameAt } from "./names";
import type { OwnTurn } from "./own-turn";
import type { Question } from "./questions";
import { isAsked } from "./state";
import type { Asked } from "./variation";
import type { View } from "./view";

/** Several ways lead there, and each captures other men (R9.3). */
export function waysOf(view: View, turn: OwnTurn): Question | null {
  const asked = askedIn(view);
  if (!asked || view.variation?.asked) return null;
  return question(view, asked, {
    look: (way) => turn.look(way),
    choose: (way) => turn.choose(way),
    giveUp: () => turn.giveUp(),
  });
}

/** The same question in a line that is tried out. */
export function waysTried(view: View): Question | null {
  const { variation } = view;
  const seat = variation?.possible?.seat;
  const asked = variation?.asked;
  if (!seat || !asked) return null;
  return question(view, asked, {
    look: (looked) => variation.look({ ...asked, looked }),
    choose: (way) => void variation.play(seat, way),
    giveUp: () => variation.look(null),
  });
}

/** What is asked about, and the way that the board shows meanwhile. */
export function askedIn({ state, variation, replay }: View): Asked | null {
  if (variation?.asked) return variation.asked;
  const { pending } = state;
  if (!pending?.ways || !isAsked(pending) || replay.at !== null) return null;
  const looked = pending.ways.find(({ text }) => text === pending.move);
  return looked ? { ways: pending.ways, looked } : null;
}

interface Chooser {
  look(way: LegalMove): void;
  choose(way: LegalMove): void;
  giveUp(): void;
}

function question(view: View, { ways, looked }: Asked, chooser: Chooser): Question {
  const { texts } = view;
  return {
    key: "ways",
    words: texts.say("ways.ask", { count: ways.length, from: looked.from, to: looked.to }),
    hint: texts.say("ways.hint"),
    takesFocus: true,
    answers: [
      ...ways.map((way, i) => ({
        words: wayIn(way, view),
        main: i === 0,
        give: () => chooser.choose(way),
        look: () => chooser.look(way),
        looked: way.text === looked.text,
      })),
      { words: texts.say("confirm.no"), give: () => chooser.giveUp() },
    ],
  };
}

/** By which cells he goes, and whom he takes: "经 k5 吃 k4、j6". */
export function wayIn({ trail, captured = [] }: LegalMove, view: View): string {
  const { game, texts } = view;
  const between = trail.slice(1, -1);
  const owners = ownersOf(view);
  const men = captured.map((cell) => {
    const seat = owners?.get(cell);
    return game.players > 2 && seat ? texts.say("ways.man", { cell, name: nameAt(game, seat, texts) }) : cell;
  });
  const key = between.length > 0 ? "ways.one" : "ways.straight";
  return texts.say(key, { by: texts.list(between), men: texts.list(men), count: men.length });
}

function ownersOf({ game, variation }: View) {
  const position = readPosition(variation?.now?.position ?? game.position);
  return "unreadable" in position ? null : position.men;
}
