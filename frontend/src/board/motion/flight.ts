import { need } from "../../shared/need";
import { P, type Point } from "../geometry/cell";

/** How a man is held or flies: lifted off the board by so much, and larger for being nearer to the eye. */
export interface Pose extends Point {
  readonly lift: number;
  readonly scale: number;
}

export interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly hop: boolean;
}

const STEP = 220;
const HOP = 240;
const LONGEST = 1400;
/** The man rises by 0.55 of his lift, his shadow falls off by the whole: 0.3 p and 0.55 p in mid-hop. */
const HOP_LIFT = 0.55 * P;
const STEP_LIFT = 0.1 * P;

export const PICKED = { lift: 0.3 * P, scale: 1.14 } as const;

export const lying = (at: Point): Pose => ({ ...at, lift: 0, scale: 1 });
export const picked = (at: Point): Pose => ({ ...at, ...PICKED });

/** How long a trail takes: a chain never lasts above 1400 ms in all. */
export function flightTime(legs: readonly Leg[]): number {
  const each = legs.some((leg) => leg.hop) ? HOP : STEP;
  return Math.min(each * legs.length, LONGEST);
}

/** The man's pose when a share 0…1 of his flight has passed. He may begin lifted, as the hand held him. */
export function poseAt(legs: readonly Leg[], share: number, startLift = 0): Pose {
  const along = Math.min(Math.max(share, 0), 1) * legs.length;
  const number = Math.min(Math.floor(along), legs.length - 1);
  const leg = need(legs[number], "a leg to fly");
  const way = smooth(along - number);
  const arc = Math.sin(Math.PI * way) * (leg.hop ? HOP_LIFT : STEP_LIFT);
  const rest = number === 0 ? startLift * (1 - way) : 0;
  const lift = Math.max(arc, rest);
  return { ...between(leg.from, leg.to, way), lift, scale: 1 + lift / (3.75 * P) };
}

export function poseBetween(a: Pose, b: Pose, share: number): Pose {
  return {
    ...between(a, b, share),
    lift: a.lift + (b.lift - a.lift) * share,
    scale: a.scale + (b.scale - a.scale) * share,
  };
}

/** A little past the end, then back: how a man comes up and goes down. */
export function settle(t: number): number {
  const over = 1.2;
  return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2;
}

export const smooth = (t: number): number => t * t * (3 - 2 * t);

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
