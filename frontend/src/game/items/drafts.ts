import type { Cell } from "../../board";
import type { Api } from "../api";
import type { GameStore } from "../store";
import type { Legal, Problem } from "../wire";
import { isItem } from "./held";
import type { Draft, Use } from "./plan";

/** Without a problem there was no word from the server. */
export interface Refusal {
  readonly problem: Problem | null;
}

/** Asks the server what may come next in the own turn. */
export interface Asking {
  /** In one begun with these words; null when it gave no word. */
  draft(words: string): Promise<Draft | null>;
  /** Where its items take the man on this cell; null when it gave no word. */
  uses(words: string, from: Cell): Promise<readonly Use[] | null>;
  /** Why a turn can't begin with these words; null when it can. */
  refusal(words: string): Promise<Refusal | null>;
}

export function asking(api: Api, store: GameStore): Asking {
  const call = (query: Record<string, string>) =>
    api.get<Legal>(`/api/v1/games/${store.game.id}/legal-moves?${new URLSearchParams(query)}`);
  const ask = async (query: Record<string, string>) => {
    const reply = await call(query);
    return reply.ok ? reply.value : null;
  };
  return {
    async draft(turn) {
      const legal = await ask({ turn });
      return legal && draftOf(legal);
    },
    async uses(turn, from) {
      const legal = await ask({ turn, from });
      return legal && usesOf(legal);
    },
    async refusal(turn) {
      const reply = await call({ turn });
      return reply.ok ? null : { problem: reply.problem };
    },
  };
}

/** What the answer says of items; null where the game has none. */
export function draftOf(legal: Legal): Draft | null {
  if (!legal.items) return null;
  return { whole: legal.whole === true, moves: legal.moves, mayPass: legal.mayPass, uses: usesOf(legal) };
}

/** The items that may come next, as the server lists them. */
export const usesOf = ({ items = [] }: Pick<Legal, "items">): Use[] =>
  items.flatMap(({ item, cells = [], men = [] }) => (isItem(item) ? [{ item, cells, men, ends: {} }] : []));
