import { distance, P, type Point } from "../geometry/cell";
import type { Shape } from "../geometry/topology";
import type { View } from "../hand/view";
import { pair, short } from "./svg";

const ROW = Math.sqrt(3) / 2;
/** How far the face of the plate reaches beyond its outermost cells. */
export const FACE = 0.9 * P;
const SQUARE_RIM = 0.3 * P;
const SQUARE_ROUND = 0.4 * P;

const polar = (radius: number, angle: number): Point => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
});
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const towards = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The edge of the plate, so far beyond its cells, after the board has gone round by an angle. */
export function plateOutline(shape: Shape, beyond: number, angle: number): string {
  return shape.kind === "star"
    ? starOutline(shape.arm, beyond, angle)
    : squareOutline(shape.side, beyond, angle);
}

/** The whole drawing, shadow included. */
export function wholeView(shape: Shape): View {
  if (shape.kind === "star") {
    const [x, y] = [1.5 * shape.arm * P + 51, 2 * shape.arm * ROW * P + 55];
    return { x: -x, y: -y, width: 2 * x, height: 2 * y };
  }
  const half = squareHalf(shape.side, FACE);
  return { x: -half - 10, y: -half - 6, width: 2 * half + 20, height: 2 * half + 28 };
}

/** What one sees of the surroundings of some points. */
export function viewAround(points: readonly Point[]): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - FACE, Math.min(...ys) - FACE];
  return { x, y, width: Math.max(...xs) + FACE - x, height: Math.max(...ys) + FACE - y };
}

/** The hexagram through the tip cells pushed outwards: tips round, notches eased. */
function starOutline(arm: number, beyond: number, angle: number): string {
  const sixth = Math.PI / 3;
  const side = (i: number, turn: number) => {
    const a = Math.PI / 2 + sixth * i + angle;
    return plus(polar(2 * arm * ROW * P, a), polar(beyond, a + turn * sixth));
  };
  const parts = Array.from({ length: 6 }, (_, i) => {
    const notch = polar(arm * P + beyond / ROW, Math.PI / 2 + sixth * (i + 0.5) + angle);
    const [before, after, next] = [side(i, -1), side(i, 1), side(i + 1, -1)];
    const ease = `L${pair(towards(notch, after, 0.1))}Q${pair(notch)} ${pair(towards(notch, next, 0.1))}`;
    return `${i ? "L" : "M"}${pair(before)}A${beyond} ${beyond} 0 0 1 ${pair(after)}${ease}`;
  });
  return `${parts.join("")}Z`;
}

const squareHalf = (side: number, beyond: number): number => ((side - 1) / 2) * P + beyond + SQUARE_RIM;

function squareOutline(side: number, beyond: number, angle: number): string {
  const half = squareHalf(side, beyond);
  const round = SQUARE_ROUND + beyond - FACE;
  const straight = half - round;
  const corner = (i: number, across: number) => {
    const a = (Math.PI / 2) * i + angle;
    return plus(polar(across ? straight : half, a), polar(across ? half : straight, a + Math.PI / 2));
  };
  const parts = [0, 1, 2, 3].map(
    (i) =>
      `${i ? "L" : "M"}${pair(corner(i, 0))}A${short(round)} ${short(round)} 0 0 1 ${pair(corner(i, 1))}`,
  );
  return `${parts.join("")}Z`;
}

/** The hull of some points pushed outwards, its corners round. */
export function hullOutline(points: readonly Point[], beyond: number): string {
  const hull = hullOf(points);
  const parts = hull.map((point, i) => {
    const before = hull[(i + hull.length - 1) % hull.length] ?? point;
    const after = hull[(i + 1) % hull.length] ?? point;
    const [from, to] = [outwards(before, point, beyond), outwards(point, after, beyond)];
    return `${i ? "L" : "M"}${pair(plus(point, from))}A${beyond} ${beyond} 0 0 1 ${pair(plus(point, to))}`;
  });
  return `${parts.join("")}Z`;
}

/** Away from a hull that goes clockwise on the screen, square to one of its sides. */
function outwards(a: Point, b: Point, by: number): Point {
  const length = distance(a, b) || 1;
  return { x: ((b.y - a.y) / length) * by, y: (-(b.x - a.x) / length) * by };
}

/** Andrew's monotone chain; points on a side are left out. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (way: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of way) {
      while (chain.length > 1 && !turnsRight(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function turnsRight(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true;
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0.01;
}

/** The edge of the fields of some cells of a square board: camps there are stairs. */
export function stairOutline(points: readonly Point[]): string {
  const sides = new Set<string>();
  for (const point of points) {
    const corners = CORNERS.map(({ x, y }) => pair({ x: point.x + x * P, y: point.y + y * P }));
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length] ?? from;
      // A side between two fields is walked both ways and is no edge.
      if (!sides.delete(`${to}L${from}`)) sides.add(`${from}L${to}`);
    });
  }
  const next = new Map([...sides].map((side) => side.split("L") as [string, string]));
  const [start = ""] = next.keys();
  const way = [start];
  for (let at = next.get(start); at && at !== start; at = next.get(at)) way.push(at);
  return `M${way.join("L")}Z`;
}

const CORNERS: readonly Point[] = [
  { x: -0.5, y: -0.5 },
  { x: 0.5, y: -0.5 },
  { x: 0.5, y: 0.5 },
  { x: -0.5, y: 0.5 },
];
