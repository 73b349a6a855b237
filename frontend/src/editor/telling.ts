import type { Cell, Position } from "../board";
import type { Texts } from "../game/words";
import { countOf } from "./setup";
import { colour, sentence } from "./words";

/** What came of a cell that was chosen, in words; nothing when nothing did. */
export function told(before: Position, after: Position, cell: Cell, texts: Texts): readonly string[] {
  const is = after.men.get(cell);
  if (before.men.get(cell) === is) return [];
  const gone = takenOff(before, after, cell, texts);
  if (!is) return gone;
  const facts = { cell, colour: colour(is, texts), men: countOf(after, is) };
  return [sentence(texts, "placed", facts), ...gone];
}

/** Who went where, and whom he pushed off the board. */
export function toldOfCarrying(
  before: Position,
  after: Position,
  from: Cell,
  to: Cell,
  texts: Texts,
): readonly string[] {
  const seat = before.men.get(from);
  if (!seat || from === to) return [];
  const facts = { colour: colour(seat, texts), from, to };
  return [sentence(texts, "carried", facts), ...takenOff(before, after, to, texts)];
}

function takenOff(before: Position, after: Position, cell: Cell, texts: Texts): readonly string[] {
  const was = before.men.get(cell);
  if (!was) return [];
  return [sentence(texts, "taken", { cell, colour: colour(was, texts), men: countOf(after, was) })];
}
