/** A value of a field that can't be chosen while another field has that value; `<100` stands for smaller numbers. */
export interface Clash {
  readonly field: string;
  readonly value: string;
  readonly by: string;
  readonly is: string;
  readonly code: string;
}

/** The server wrote them into its own page. */
export const readClashes = (text: string | undefined): readonly Clash[] =>
  JSON.parse(text ?? "[]") as readonly Clash[];

/** Those that hold now, for one field. */
export function clashesOf(
  field: string,
  all: readonly Clash[],
  chosen: (name: string) => string,
): readonly Clash[] {
  return all.filter((clash) => clash.field === field && holds(clash.is, chosen(clash.by)));
}

const holds = (is: string, now: string): boolean =>
  is.startsWith("<") ? now !== "" && Number(now) < Number(is.slice(1)) : is === now;

/** What the board and the number of players rule out is not a matter of choice. */
export const isOfTheTable = ({ by }: Clash): boolean => by === "board" || by === "players";
