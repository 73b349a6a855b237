import type { Seat } from "../board";
import type { Api } from "../game/api";
import type { Problem } from "../game/wire";

/** A position and the rules of the game that shall begin from it, as the server is asked. */
export interface Wish {
  readonly position: string;
  readonly preset: string;
  readonly players: number;
  readonly men: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** How a seat stands before the first turn. */
export interface Standing {
  readonly seat: Seat;
  readonly men: number;
  readonly menHome: number;
  readonly left: number;
  readonly state: string;
}

/** What is in the way, in words, and the paragraph that tells why. */
export interface Obstacle {
  readonly code: string;
  readonly message: string;
  readonly facts: readonly string[];
  readonly rule?: string;
}

export type Verdict =
  | {
      readonly kind: "possible";
      readonly seat: Seat;
      readonly round: number;
      readonly seats: readonly Standing[];
    }
  | { readonly kind: "impossible"; readonly problems: readonly Obstacle[] }
  | { readonly kind: "unreachable" };

/** Whether a game can begin so. The server decides. */
export async function check(api: Api, wish: Wish): Promise<Verdict> {
  const reply = await api.post<Omit<Extract<Verdict, { kind: "possible" }>, "kind">>(
    "/api/v1/positions/check",
    wish,
  );
  if (reply.ok) return { kind: "possible", ...reply.value };
  return reply.problem && reply.problem.status < 429
    ? { kind: "impossible", problems: obstacles(reply.problem) }
    : { kind: "unreachable" };
}

/** One by one, where the server says so; else what it says of the whole. */
function obstacles(problem: Problem & { readonly problems?: readonly Obstacle[] }): readonly Obstacle[] {
  const message = problem.detail ?? problem.title ?? problem.code;
  const { code, rule } = problem;
  return problem.problems ?? [{ code, message, facts: [], ...(rule ? { rule } : {}) }];
}
