import type { Point } from "../geometry/cell";

/** The part of the drawing one sees, in drawing units. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the drawing stands in the window, in pixels. */
export type Frame = View;

const CLOSEST = 3;

/** Pixels per drawing unit: the whole view fits into its frame, as SVG's `meet` does it. */
export function scaleOf(view: View, frame: Frame): number {
  return Math.min(frame.width / view.width, frame.height / view.height) || 1;
}

/** The point of the drawing under a point of the window. */
export function toDrawing(view: View, frame: Frame, point: Point): Point {
  const scale = scaleOf(view, frame);
  return {
    x: view.x + view.width / 2 + (point.x - frame.x - frame.width / 2) / scale,
    y: view.y + view.height / 2 + (point.y - frame.y - frame.height / 2) / scale,
  };
}

/** Closer by a factor about a point of the drawing, never further out than the whole. */
export function zoomed(view: View, whole: View, factor: number, about: Point): View {
  const width = clamp(view.width / factor, whole.width / CLOSEST, whole.width);
  const share = width / view.width;
  return within(whole, {
    x: about.x - (about.x - view.x) * share,
    y: about.y - (about.y - view.y) * share,
    width,
    height: view.height * share,
  });
}

export function panned(view: View, whole: View, by: Point): View {
  return within(whole, { ...view, x: view.x - by.x, y: view.y - by.y });
}

export const isZoomed = (view: View, whole: View): boolean => view.width < whole.width * 0.98;

function within(whole: View, view: View): View {
  return {
    ...view,
    x: clamp(view.x, whole.x, whole.x + whole.width - view.width),
    y: clamp(view.y, whole.y, whole.y + whole.height - view.height),
  };
}

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));
