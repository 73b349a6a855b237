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

/** What the server answers: with anything in the way no game begins, and the rest is not known. */
interface Answer {
  readonly seat: Seat | null;
  readonly round: number | null;
  readonly seats: readonly Standing[];
  readonly problems: readonly Obstacle[];
}

/** Whether a game can begin so. The server decides. */
export async function check(api: Api, wish: Wish): Promise<Verdict> {
  const reply = await api.post<Answer>("/api/v1/positions/check", wish);
  if (reply.ok) {
    const { seat, round, seats, problems } = reply.value;
    return seat === null || round === null || problems.length > 0
      ? { kind: "impossible", problems }
      : { kind: "possible", seat, round, seats };
  }
  return reply.problem && reply.problem.status < 429
    ? { kind: "impossible", problems: [whole(reply.problem)] }
    : { kind: "unreachable" };
}

/** A question that could not be read, in the server's words. */
function whole({ code, detail, title, rule }: Problem): Obstacle {
  return { code, message: detail ?? title ?? code, facts: [], ...(rule ? { rule } : {}) };
}
