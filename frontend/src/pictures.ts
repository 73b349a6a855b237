import { type BoardOptions, createBoard, glassIcon, isSeat, type LegalMove } from "./board";

/**
 * Little boards in a text, `<div data-position="star4 …">`: how-to-play, lists, records.
 * The server writes the position and what to call it, the picture is drawn here.
 */
export function drawPictures(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-position]")) draw(element);
  for (const element of within.querySelectorAll<HTMLElement>("[data-glass]")) drawGlass(element);
}

function draw(element: HTMLElement): void {
  const options = optionsOf(element);
  if (options) createBoard(element, { ...options, picture: true });
}

/** What a board is told by its element; nothing if there is none to draw, or it is there already. */
export function optionsOf(element: HTMLElement): BoardOptions | null {
  const { position, label, plain, coordinates } = element.dataset;
  if (!position || element.childElementCount > 0) return null;
  return {
    position,
    plain: plain !== undefined,
    coordinates: coordinates !== undefined,
    lang: document.documentElement.lang.startsWith("en") ? "en" : "zh",
    ...(label ? { label } : {}),
    ...onlookers(element.dataset),
    ...deeds(element.dataset),
  };
}

/** From where one looks, at which part, and who has not come yet. */
function onlookers({ viewer, crop, away, men }: DOMStringMap): Partial<BoardOptions> {
  const options: Partial<BoardOptions> = {};
  if (viewer && isSeat(viewer)) options.viewer = viewer;
  if (crop) options.crop = crop.split(" ");
  if (men) options.men = Number(men);
  if (away) options.away = away.split(" ").filter(isSeat);
  return options;
}

/** What was done, or can be done with a man in the hand. */
function deeds({ seat, trail, picked, moves }: DOMStringMap): Partial<BoardOptions> {
  if (!seat || !isSeat(seat)) return {};
  if (trail) return { lastTrail: { seat, cells: trail.split(" ") } };
  if (moves === undefined) return {};
  const destinations = moves.split(" ").filter(Boolean).map(moveOf);
  return { movable: seat, destinations, ...(picked ? { picked } : {}) };
}

/** A move by its text: `i9-i10`, `i9:k9:m9`. */
function moveOf(text: string): LegalMove {
  const trail = text.split(/[-:]/);
  return { from: trail[0] ?? "", to: trail.at(-1) ?? "", text, trail };
}

function drawGlass(element: HTMLElement): void {
  const { glass } = element.dataset;
  if (glass && isSeat(glass) && element.childElementCount === 0) element.append(glassIcon(glass));
}
