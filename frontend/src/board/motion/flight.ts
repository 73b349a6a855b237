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
  /** Flown in one high arc that bows by this share of its length, towards the top of the screen or away from it. */
  readonly bow?: number;
}

const STEP = 220;
const HOP = 240;
const ARC = 420;
/** One turn of a whirlwind, and the moment in which its men come down. */
export const STORM = { round: 600, down: 160 } as const;
const LONGEST = 1400;
/** The man rises by 0.55 of his lift, his shadow falls off by the whole: 0.3 p and 0.55 p in mid-hop. */
const HOP_LIFT = 0.55 * P;
const STEP_LIFT = 0.1 * P;
const ARC_LIFT = P;
/** How far wings and swaps bow; a swap's two men in opposite ways. */
export const BOW = 0.3;

export const PICKED = { lift: 0.3 * P, scale: 1.14 } as const;

export const lying = (at: Point): Pose => ({ ...at, lift: 0, scale: 1 });
export const picked = (at: Point): Pose => ({ ...at, ...PICKED });

/** How long a trail takes: a chain never lasts above 1400 ms in all. */
export function flightTime(legs: readonly Leg[]): number {
  if (legs.some(({ bow }) => bow !== undefined)) return ARC;
  const each = legs.some((leg) => leg.hop) ? HOP : STEP;
  return Math.min(each * legs.length, LONGEST);
}

/** The man's pose when a share 0…1 of his flight has passed. He may begin lifted, as the hand held him. */
export function poseAt(legs: readonly Leg[], share: number, startLift = 0): Pose {
  const along = Math.min(Math.max(share, 0), 1) * legs.length;
  const number = Math.min(Math.floor(along), legs.length - 1);
  const leg = need(legs[number], "a leg to fly");
  const way = smooth(along - number);
  const high = leg.bow !== undefined ? ARC_LIFT : leg.hop ? HOP_LIFT : STEP_LIFT;
  const arc = Math.sin(Math.PI * way) * high;
  const rest = number === 0 ? startLift * (1 - way) : 0;
  const lift = Math.max(arc, rest);
  const at = leg.bow === undefined ? between(leg.from, leg.to, way) : bowed(leg, leg.bow, way);
  return { ...at, lift, scale: 1 + lift / (3.75 * P) };
}

/** The middle that a bowed leg is drawn towards. */
export function crest({ from, to }: Leg, bow: number): Point {
  const across = { x: to.y - from.y, y: from.x - to.x };
  const by = across.y > 0.01 ? -bow : bow;
  return { x: (from.x + to.x) / 2 + across.x * by, y: (from.y + to.y) / 2 + across.y * by };
}

function bowed(leg: Leg, bow: number, share: number): Point {
  const top = crest(leg, bow);
  return between(between(leg.from, top, share), between(top, leg.to, share), share);
}

/** A man of a whirlwind: once round its centre, and on to his new place. */
export function whirled(centre: Point, from: Point, to: Point, share: number): Pose {
  const polar = ({ x, y }: Point) => ({
    far: Math.hypot(x - centre.x, y - centre.y),
    at: Math.atan2(y - centre.y, x - centre.x),
  });
  const [a, b] = [polar(from), polar(to)];
  const start = a.far < 1 ? b.at : a.at;
  const end = b.far < 1 ? start : b.at;
  const more = ((end - start + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const way = smooth(share);
  const angle = start + way * (2 * Math.PI + more);
  const far = a.far + (b.far - a.far) * smooth(Math.min(1, Math.max(0, 1.6 * share - 0.3)));
  const lift = 0.55 * P * Math.sin(Math.PI * Math.min(1, share * 1.05));
  return {
    x: centre.x + far * Math.cos(angle),
    y: centre.y + far * Math.sin(angle),
    lift: Math.max(0, lift),
    scale: 1 + Math.max(0, lift) / (3.75 * P),
  };
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

export const middle = (a: Point, b: Point): Point => between(a, b, 0.5);

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
