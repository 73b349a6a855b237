import { type BoardOptions, createBoard, isSeat } from "./board";

/**
 * Little boards in a text, `<div data-position="star4 …">`: how-to-play, lists, records.
 * The server writes the position and what to call it, the picture is drawn here.
 */
export function drawPictures(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-position]")) draw(element);
}

function draw(element: HTMLElement): void {
  const { position, viewer, crop, trail, seat, label, plain, coordinates } = element.dataset;
  if (!position || element.childElementCount > 0) return;
  const options: BoardOptions = {
    position,
    picture: true,
    plain: plain !== undefined,
    coordinates: coordinates !== undefined,
    lang: document.documentElement.lang.startsWith("en") ? "en" : "zh",
  };
  if (viewer && isSeat(viewer)) options.viewer = viewer;
  if (crop) options.crop = crop.split(" ");
  if (label) options.label = label;
  if (trail && seat && isSeat(seat)) options.lastTrail = { seat, cells: trail.split(" ") };
  createBoard(element, options);
}
