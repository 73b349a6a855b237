import { type Board, createBoard, isSeat, type LegalMove, type Seat } from "../board";
import { need } from "../shared/need";

/** A board on which those moves can be made that the list beside it links to; the server says what comes next. */
export class Explorer {
  private readonly stage: HTMLElement;
  private board: Board;
  private shape: string;
  private asked = 0;
  private wanted = placeOf(location.href);

  constructor(private readonly page: HTMLElement) {
    this.stage = need(page.querySelector<HTMLElement>("#stage"), "the place of the board");
    this.shape = shapeOf(this.position());
    this.board = this.set();
  }

  attend(): void {
    this.page.addEventListener("click", (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-go]") : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void this.go(link.href);
    });
    for (const kind of ["pointerover", "pointerout", "focusin", "focusout"] as const) {
      this.stage.addEventListener(kind, () => this.point());
    }
    // A link within the page is such an event too, and leads nowhere else.
    addEventListener("popstate", () => {
      if (placeOf(location.href) !== this.wanted) void this.show(location.href, null);
    });
  }

  private async go(address: string, move: LegalMove | null = null): Promise<void> {
    if (await this.show(address, move ?? this.moveTo(address))) history.pushState(null, "", address);
  }

  /** The page of that address in this one's place; whoever asked later is shown instead. */
  private async show(address: string, move: LegalMove | null): Promise<boolean> {
    this.wanted = placeOf(address);
    this.asked += 1;
    const mine = this.asked;
    const next = await pageAt(address);
    if (mine !== this.asked) return false;
    if (!next) {
      location.assign(address);
      return false;
    }
    const seat = this.toMove();
    this.swap(next);
    this.put(move && seat ? { seat, cells: move.trail } : null);
    return true;
  }

  /** What is typed into the form, and not asked yet, stays; what had the focus hands it on within the list. */
  private swap(next: Document): void {
    const focused = document.activeElement;
    for (const part of this.page.querySelectorAll<HTMLElement>("[data-swap]")) {
      const other = next.getElementById(part.id);
      if (!other) continue;
      const fresh = document.importNode(other, true);
      // Only an element that was there before is listened to.
      if (part.matches("[role=status]")) part.replaceChildren(...fresh.childNodes);
      else part.replaceWith(fresh);
    }
    if (!focused || focused.isConnected) return;
    const same = focused.id ? document.getElementById(focused.id) : null;
    const heir = same ?? this.links()[0] ?? this.list().querySelector<HTMLElement>(".steps a");
    heir?.focus();
  }

  private put(trail: { seat: Seat; cells: readonly string[] } | null): void {
    const position = this.position();
    if (shapeOf(position) !== this.shape) {
      this.board.destroy();
      this.shape = shapeOf(position);
      this.board = this.set();
      return;
    }
    this.board.set({ destinations: this.moves(), movable: this.toMove(), lastTrail: null });
    void (trail ? this.board.play(trail, position) : this.board.glideTo(position));
  }

  private set(): Board {
    this.stage.classList.toggle("square", this.position().startsWith("square"));
    const { label } = this.stage.dataset;
    return createBoard(this.stage, {
      position: this.position(),
      movable: this.toMove(),
      destinations: this.moves(),
      coordinates: true,
      lang: document.documentElement.lang.startsWith("en") ? "en" : "zh",
      ...(label ? { label } : {}),
      onMove: (move) => {
        const link = this.links().find((each) => each.dataset.move === move.text);
        if (link) void this.go(link.href, move);
      },
      onPick: () => this.point(),
    });
  }

  /** The moves of the man in the hand stand out in the list. */
  private point(): void {
    for (const link of this.links()) {
      const chosen = this.board.held !== null && link.dataset.from === this.board.held;
      link.closest("tr")?.classList.toggle("chosen", chosen);
    }
  }

  private moves(): LegalMove[] {
    return this.links().flatMap((link) => {
      const { move: text, from, to } = link.dataset;
      return text && from && to ? [{ text, from, to, trail: [from, to] }] : [];
    });
  }

  private moveTo(address: string): LegalMove | null {
    const link = this.links().find((each) => each.href === address);
    return this.moves().find((move) => move.text === link?.dataset.move) ?? null;
  }

  private links(): HTMLAnchorElement[] {
    return [...this.list().querySelectorAll<HTMLAnchorElement>("a[data-move]")];
  }

  private list(): HTMLElement {
    return need(this.page.querySelector<HTMLElement>("#moves"), "the list of moves");
  }

  private position(): string {
    return need(this.list().dataset.position, "a position");
  }

  private toMove(): Seat | null {
    const { toMove } = this.list().dataset;
    return toMove && isSeat(toMove) ? toMove : null;
  }
}

const placeOf = (address: string): string | undefined => address.split("#")[0];

/** Another board, or other seats, is another drawing. */
function shapeOf(position: string): string {
  const [board = "", ranks = ""] = position.split(" ");
  return board + [...new Set(ranks.match(/[A-F]/g) ?? [])].sort().join("");
}

async function pageAt(address: string): Promise<Document | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: "text/html" } });
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  } catch {
    return null;
  }
}
