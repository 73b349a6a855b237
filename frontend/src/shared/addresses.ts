/** How many play, with how many men each. */
export interface Company {
  readonly players: number;
  readonly men: number;
}

/** A position in an address: readable, and the same when pasted. */
const written = (position: string): string => encodeURIComponent(position).replaceAll("%2F", "/");

/** The page that sets this position up, for so many and by this preset. */
export const editorAt = (position: string, { players, men }: Company, preset = "classic"): string =>
  `/editor?position=${written(position)}&players=${players}&men=${men}${preset === "classic" ? "" : `&new=${preset}`}`;

export const pictureAt = (position: string, format: "svg" | "png"): string =>
  `/positions/board.${format}?position=${written(position)}`;
