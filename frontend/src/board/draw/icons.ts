import { type BoardName, SEATS, type Seat } from "../geometry/cell";
import { provideGlass } from "./defs";
import { pair, seatClass, svg } from "./svg";

/** One glass on its own, for plaques and legends. */
export function glassIcon(seat: Seat): SVGSVGElement {
  provideGlass();
  const glass = svg("use", { href: `#glass-${seat.toLowerCase()}` });
  return svg("svg", { class: "glass", viewBox: "-20 -20 40 40", "aria-hidden": "true" }, glass);
}

export interface ClockRing {
  /** The share of time left, 0…1; null where no clock runs. */
  readonly left: number | null;
  readonly late?: boolean;
  readonly away?: boolean;
}

/** A glass in the ring of its clock, which empties clockwise from the top. */
export function clockRing(seat: Seat, { left, late, away }: ClockRing): SVGSVGElement {
  provideGlass();
  const round = 2 * Math.PI * 24.5;
  const glass = svg("use", { href: `#glass-${seat.toLowerCase()}`, transform: "scale(1.06)" });
  if (away) glass.classList.add("away-man");
  const ring = svg("svg", {
    class: late ? "ring late" : "ring",
    viewBox: "-28 -28 56 56",
    "aria-hidden": "true",
  });
  if (left !== null) {
    const dashes = `${(round * left).toFixed(1)} ${round.toFixed(1)}`;
    const arc = { class: "left", r: 24.5, "stroke-dasharray": dashes, transform: "rotate(-90) scale(1 -1)" };
    ring.append(svg("circle", { class: "full", r: 24.5 }), svg("circle", arc));
  }
  ring.append(glass);
  return ring;
}

export type SeatState = "taken" | "open" | "absent";

/** A small star or square of seats for lists; what it shows must be said beside it. */
export function seatsIcon(board: BoardName, seats: Partial<Record<Seat, SeatState>>): SVGSVGElement {
  const count = board === "square16" ? 4 : 6;
  const parts = SEATS.slice(0, count).map((seat, i) => {
    const state = seats[seat] ?? "absent";
    return svg("path", { class: `${state} ${seatClass(seat)}`, d: count === 6 ? arm(i) : corner(i) });
  });
  return svg("svg", { class: "seats", viewBox: "-20 -20 40 40", "aria-hidden": "true" }, ...parts);
}

function arm(i: number): string {
  const angle = (-i * Math.PI) / 3;
  const at = (a: number, radius: number) => pair({ x: radius * Math.sin(a), y: radius * Math.cos(a) });
  return `M${at(angle, 18.5)}L${at(angle + Math.PI / 6, 10.6)}L${at(angle - Math.PI / 6, 10.6)}Z`;
}

/** Clockwise from the south-west. */
function corner(i: number): string {
  const x = i < 2 ? -1 : 1;
  const y = i === 0 || i === 3 ? 1 : -1;
  return `M${16 * x} ${16 * y}V0L0 ${16 * y}Z`;
}
