import type { BoardName } from "./cell";
import { squarePlan } from "./square";
import { starPlan } from "./star";
import { type Plan, Topology } from "./topology";

const PLANS: Record<BoardName, () => Plan> = {
  star4: () => starPlan(4),
  star3: () => starPlan(3),
  square16: () => squarePlan(16),
};

const made = new Map<BoardName, Topology>();

export const isBoardName = (name: string): name is BoardName => Object.hasOwn(PLANS, name);

/** The board of that name; each is worked out once. */
export function topology(name: BoardName): Topology {
  const known = made.get(name) ?? new Topology(PLANS[name]());
  made.set(name, known);
  return known;
}
