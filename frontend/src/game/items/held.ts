import type { Act, ItemKind, Lying, Seat } from "../../board";
import { departures } from "../state";
import type { Game, Turn } from "../wire";
import { ITEMS, KINDS } from "./plan";

export const hasItems = ({ options }: Pick<Game, "options">): boolean => options.items === true;

/** Turns of the placer after which a roadblock or a road-mender goes (R8). */
const STAYS = 3;

/** What a seat holds after so many turns: one of each at first, used ones are gone (R8). */
export function heldAt(game: Game, seat: Seat, ply: number): readonly ItemKind[] {
  const now = ply >= game.ply ? game.items?.hands[seat] : undefined;
  if (now) return KINDS.filter((item) => now.includes(item));
  const used = (game.turns ?? []).filter((turn) => turn.seat === seat && turn.ply < ply).flatMap(usedBy);
  return KINDS.filter((item) => !used.includes(item));
}

/** The items whose words a turn's text has. */
export function usedBy({ move }: Pick<Turn, "move">): readonly ItemKind[] {
  const words = move.split(" ");
  return KINDS.filter((item) =>
    words.some((word) => word === ITEMS[item] || word.startsWith(`${ITEMS[item]}@`)),
  );
}

/** What lies on the board after so many turns, whose it is and how long it stays. */
export function lyingAt(game: Game, ply: number): readonly Lying[] {
  if (ply >= game.ply && game.items) return game.items.blocks;
  const lying = new Map<string, Lying>();
  const gone = departures(game);
  const turns = (game.turns ?? []).filter((turn) => turn.ply < ply);
  for (const turn of turns) {
    for (const [cell, block] of lying)
      if (block.owner === turn.seat) lying.set(cell, { ...block, turnsLeft: block.turnsLeft - 1 });
    for (const act of turn.effects ?? []) lay(lying, act, turn.seat);
  }
  const left = gone.filter((event) => event.ply <= ply);
  return [...lying.values()].filter(({ owner }) => !left.some(({ seat }) => seat === owner));
}

function lay(lying: Map<string, Lying>, act: Act, seat: Seat): void {
  if (act.kind === "placed") lying.set(act.cell, { cell: act.cell, owner: seat, turnsLeft: STAYS });
  if (act.kind === "expired") lying.delete(act.cell);
}

/** What a turn that is being put together has laid down. */
export function laidBy(acts: readonly Act[], seat: Seat): readonly Lying[] {
  return acts.flatMap((act) =>
    act.kind === "placed" ? [{ cell: act.cell, owner: seat, turnsLeft: STAYS }] : [],
  );
}

export const isItem = (name: string): name is ItemKind => name in ITEMS;
