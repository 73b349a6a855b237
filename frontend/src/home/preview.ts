import { type Board, type BoardName, createBoard, type Seat, topology, writePosition } from "../board";

/** What the preview shows: an opening, and the seats that nobody has taken yet. */
export interface Plan {
  readonly board: BoardName;
  readonly seats: readonly Seat[];
  readonly men: number;
  readonly open: readonly Seat[];
  /** The seat of the one who makes the game. */
  readonly mine: Seat | null;
}

/** The board of the game to be, drawn anew whenever a choice changes. */
export class Preview {
  #board: Board | null = null;
  #name: BoardName | null = null;

  constructor(readonly element: HTMLElement) {}

  show({ board, seats, men, open, mine }: Plan): void {
    const position = opening(board, seats, men);
    if (this.#board && this.#name === board) {
      this.#board.set({ position, seats, men, away: open, viewer: mine });
      return;
    }
    this.#board?.destroy();
    this.#name = board;
    this.#board = createBoard(this.element, {
      position,
      seats,
      men,
      away: open,
      viewer: mine,
      orientation: 0,
      picture: true,
      label: this.element.dataset.label ?? "",
    });
  }
}

export function opening(board: BoardName, seats: readonly Seat[], men: number): string {
  const cells = new Map(
    seats.flatMap((seat) =>
      topology(board)
        .home(seat, men)
        .map((cell) => [cell, seat] as const),
    ),
  );
  return writePosition({ board, men: cells, items: new Map(), toMove: seats[0] ?? null, round: 1 });
}
