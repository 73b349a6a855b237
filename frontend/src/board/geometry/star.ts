import { P, SEATS } from "./cell";
import type { Plan, RimLabel, Spot } from "./topology";

const ROW = Math.sqrt(3) / 2;
const third = ({ q, r }: Spot): number => -q - r;

/** The star whose arms have so many rows: 4 is the standard board, 3 the small one (R1.1). */
export function starPlan(arm: 3 | 4): Plan {
  return {
    name: arm === 4 ? "star4" : "star3",
    shape: { kind: "star", arm },
    seats: SEATS,
    spots: spotsOf(arm),
    directions: [
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: -1, r: 1 },
      { q: -1, r: 0 },
      { q: 0, r: -1 },
      { q: 1, r: -1 },
    ],
    plane: ({ q, r }) => ({ x: (q + r / 2) * P, y: -r * ROW * P }),
    rise: ({ y }) => -y / (ROW * P),
    rim: rimOf(arm),
    homes: (seat, men) => southHome(arm, men).map((spot) => clockwise(spot, seat)),
    usualMen: () => (arm === 4 ? 10 : 6),
  };
}

function spotsOf(arm: number): Spot[] {
  const reach = Array.from({ length: 4 * arm + 1 }, (_, i) => i - 2 * arm);
  const all = reach.flatMap((r) => reach.map((q) => ({ q, r })));
  return all.filter((spot) => {
    const three = [spot.q, spot.r, third(spot)];
    return Math.min(...three) >= -arm || Math.max(...three) <= arm;
  });
}

/** A sixth of a turn clockwise takes the home of a seat to the home of the next. */
function clockwise(spot: Spot, sixths: number): Spot {
  return sixths === 0 ? spot : clockwise({ q: -third(spot), r: -spot.q }, sixths - 1);
}

/** The southern home from its tip: each row is one cell wider, the last is taken from its middle (R1.4). */
function southHome(arm: number, men: number): Spot[] {
  const home: Spot[] = [];
  for (let row = 0; home.length < men; row++) {
    const take = Math.min(row + 1, men - home.length);
    const west = arm - row + (row + 1 - take) / 2;
    for (let i = 0; i < take; i++) home.push({ q: west + i, r: row - 2 * arm });
  }
  return home;
}

/**
 * Ranks are named beyond the west end of each rank, files beyond the north-east end of each file:
 * the two series never share an edge, whatever the turn.
 */
function rimOf(arm: number): RimLabel[] {
  const spots = spotsOf(arm);
  const lines = Array.from({ length: 4 * arm + 1 }, (_, i) => i - 2 * arm);
  const out = (line: number) => (Math.abs(line) === arm ? 0.64 : 0.76);
  const ranks = lines.map((r) => {
    const west = Math.min(...spots.filter((s) => s.r === r).map((s) => s.q));
    return { text: `${r + 2 * arm + 1}`, spot: { q: west - out(r), r } };
  });
  const files = lines.map((q) => {
    const end = Math.max(...spots.filter((s) => s.q === q).map((s) => s.r));
    return { text: String.fromCharCode(97 + q + 2 * arm), spot: { q, r: end + out(q) } };
  });
  return [...ranks, ...files];
}
