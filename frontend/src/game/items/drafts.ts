import type { Cell, ItemKind, LegalMove } from "../../board";
import type { Api } from "../api";
import type { GameStore } from "../store";
import { isItem } from "./held";
import type { Draft, Use } from "./plan";

/** What the server says of a turn with items that has been begun. */
export interface DraftWire {
  readonly whole: boolean;
  readonly moves: readonly LegalMove[];
  readonly mayPass: boolean;
  readonly items: readonly {
    readonly item: string;
    readonly cells?: readonly Cell[];
    readonly men?: Readonly<Record<Cell, readonly Cell[]>>;
  }[];
}

/** Asks what may come next in the own turn begun with these words. */
export function drafts(api: Api, store: GameStore): (words: string) => Promise<Draft | null> {
  return async (words) => {
    const query = words === "" ? "" : `?begun=${encodeURIComponent(words)}`;
    const reply = await api.get<DraftWire>(`/api/v1/games/${store.game.id}/draft${query}`);
    return reply.ok ? draftOf(reply.value) : null;
  };
}

export function draftOf({ whole, moves, mayPass, items }: DraftWire): Draft {
  const uses: Use[] = items.flatMap(({ item, cells = [], men = {} }) =>
    isItem(item) ? [{ item: item as ItemKind, cells, men }] : [],
  );
  return { whole, moves, mayPass, uses };
}
