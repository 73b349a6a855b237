import { describe, expect, it } from "vitest";
import { topology } from "./boards";
import { type BoardName, P, SEATS } from "./cell";
import { nearest, REACH } from "./near";
import { modulo } from "./topology";
import { walk } from "./walk";

const star = topology("star4");
const BOARDS: BoardName[] = ["star4", "star3", "square16"];

describe("cells", () => {
  it.each([
    ["star4", 121, 17],
    ["star3", 73, 13],
    ["square16", 256, 16],
  ] as const)("%s has %i cells in %i ranks", (name, cells, ranks) => {
    expect(topology(name).cells).toHaveLength(cells);
    expect(topology(name).ranks).toHaveLength(ranks);
    expect(new Set(topology(name).cells).size).toBe(cells);
  });

  it("names the centre i9, the south tip m1 and the north tip e17", () => {
    expect(star.at("i9", 0)).toEqual({ x: 0, y: -0 });
    expect(star.ranks[0]).toEqual(["e17"]);
    expect(star.ranks[16]).toEqual(["m1"]);
    expect(star.at("m1", 0).x).toBeCloseTo(0);
    expect(star.at("e17", 0).y).toBeLessThan(star.at("m1", 0).y);
  });

  it("has 6 cells of degree 2, 6 of 5, 36 of 4 and 73 of 6", () => {
    const degrees = new Map<number, number>();
    for (const cell of star.cells) {
      const degree = star.neighbours(cell).length;
      degrees.set(degree, (degrees.get(degree) ?? 0) + 1);
    }
    expect(Object.fromEntries(degrees)).toEqual({ 2: 6, 4: 36, 5: 6, 6: 73 });
  });

  it.each(BOARDS)("%s: neighbours are mutual and one pitch apart along rows and files", (name) => {
    const board = topology(name);
    for (const cell of board.cells)
      for (const other of board.neighbours(cell)) {
        expect(board.neighbours(other)).toContain(cell);
        const [a, b] = [board.at(cell, 0), board.at(other, 0)];
        const away = Math.hypot(a.x - b.x, a.y - b.y);
        expect([P, P * Math.SQRT2].some((d) => Math.abs(d - away) < 1e-9)).toBe(true);
      }
  });
});

describe("camps", () => {
  it("puts the home of each seat at its arm, tip first", () => {
    const tips = SEATS.map((seat) => star.home(seat, 10)[0]);
    expect(tips).toEqual(["m1", "e5", "a13", "e17", "m13", "q5"]);
    expect(star.home("A", 10)).toEqual(["m1", "l2", "m2", "k3", "l3", "m3", "j4", "k4", "l4", "m4"]);
  });

  it.each([
    ["star4", 10, 6],
    ["star4", 13, 6],
    ["star4", 15, 6],
    ["star4", 19, 6],
    ["star3", 6, 6],
    ["star3", 10, 6],
    ["square16", 13, 4],
    ["square16", 19, 4],
  ] as const)("%s: camps of %i men are %i turns of one another", (name, men, seats) => {
    const board = topology(name);
    const drawn = (turn: number) =>
      board
        .home(board.seats[turn] ?? "A", men)
        .map((cell) => board.at(cell, turn))
        .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
        .sort();
    expect(board.home("A", men)).toHaveLength(men);
    for (let turn = 0; turn < seats; turn++) expect(drawn(turn)).toEqual(drawn(0));
  });

  it("takes bigger camps from the middle of the next rows", () => {
    expect(star.home("A", 13).slice(10)).toEqual(["j5", "k5", "l5"]);
    expect(star.home("A", 15).slice(10)).toEqual(["i5", "j5", "k5", "l5", "m5"]);
    expect(star.home("A", 19).slice(15)).toEqual(["i6", "j6", "k6", "l6"]);
    expect(topology("star3").home("A", 10)).toHaveLength(10);
  });

  it.each(BOARDS)("%s: the target of a seat lies opposite its home", (name) => {
    const board = topology(name);
    for (const seat of board.seats) {
      const men = board.usualMen(2);
      const home = board.at(board.home(seat, men)[0] ?? "", 0);
      const target = board.at(board.target(seat, men)[0] ?? "", 0);
      expect(target.x).toBeCloseTo(-home.x);
      expect(target.y).toBeCloseTo(-home.y);
      expect(board.opposite(board.opposite(seat))).toBe(seat);
    }
  });
});

describe("the remaining distance (R5.1)", () => {
  it.each([
    ["star4", 10, 120],
    ["star4", 15, 160],
    ["star3", 6, 56],
    ["square16", 13, 326],
    ["square16", 19, 450],
  ] as const)("%s with %i men: %i at the start, 0 when finished, for every seat", (name, men, start) => {
    const board = topology(name);
    for (const seat of board.seats) {
      expect(board.remaining(seat, men, board.home(seat, men))).toBe(start);
      expect(board.remaining(seat, men, board.target(seat, men))).toBe(0);
    }
  });
});

describe("turning", () => {
  it.each(BOARDS)("%s: a full round brings every cell back", (name) => {
    const board = topology(name);
    for (const cell of board.cells) {
      const [before, after] = [board.at(cell, 0), board.at(cell, board.seats.length)];
      expect(after.x).toBeCloseTo(before.x);
      expect(after.y).toBeCloseTo(before.y);
    }
  });

  it.each(BOARDS)("%s: the turn of a seat brings its home to the viewer", (name) => {
    const board = topology(name);
    const men = board.usualMen(2);
    const south = board.at(board.home("A", men)[0] ?? "", 0);
    for (const seat of board.seats) {
      const tip = board.at(board.home(seat, men)[0] ?? "", board.turnOf(seat));
      expect(tip.x).toBeCloseTo(south.x);
      expect(tip.y).toBeCloseTo(south.y);
    }
  });

  it("keeps rows from top to bottom and left to right at every turn", () => {
    for (let turn = 0; turn < 6; turn++) {
      const rows = star.rows(turn);
      expect(rows.map((row) => row.length)).toEqual([
        1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1,
      ]);
      expect(rows[16]).toEqual([star.home(SEATS[turn] ?? "A", 10)[0]]);
    }
  });
});

describe("arrow keys", () => {
  const away: Record<string, [number, number]> = {
    ArrowRight: [1, 0],
    ArrowLeft: [-1, 0],
    ArrowUp: [-0.5, -1],
    "Shift+ArrowUp": [0.5, -1],
    ArrowDown: [0.5, 1],
    "Shift+ArrowDown": [-0.5, 1],
  };

  it.each([0, 1, 2, 3, 4, 5])("go all six ways on a star turned %i times", (turn) => {
    for (const [name, [dx, dy]] of Object.entries(away)) {
      const next = walk(
        star,
        "i9",
        { key: name.replace("Shift+", ""), shift: name.startsWith("Shift") },
        turn,
      );
      const { x, y } = star.at(next, turn);
      expect(x).toBeCloseTo(dx * P);
      expect(y).toBeCloseTo((dy * P * Math.sqrt(3)) / 2);
    }
  });

  it("take the other cell above when there is none on the left, and stay at the tip", () => {
    expect(walk(star, "a13", { key: "ArrowUp", shift: false }, 0)).toBe("a13");
    expect(walk(star, "a13", { key: "ArrowLeft", shift: false }, 0)).toBe("a13");
    expect(walk(star, "m1", { key: "ArrowDown", shift: false }, 0)).toBe("m1");
    expect(walk(star, "e5", { key: "ArrowUp", shift: false }, 0)).toBe("e6");
  });

  it("go all eight ways on the square, whatever the turn", () => {
    const square = topology("square16");
    for (let turn = 0; turn < 4; turn++) {
      const seen = new Set<string>();
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
        for (const shift of [false, true]) seen.add(walk(square, "h8", { key, shift }, turn));
      expect(seen).toEqual(new Set(square.neighbours("h8")));
      const above = square.at(walk(square, "h8", { key: "ArrowUp", shift: false }, turn), turn);
      expect(above.y).toBeCloseTo(square.at("h8", turn).y - P);
    }
  });
});

describe("the nearest cell", () => {
  it("is the one meant within reach, and none beyond it", () => {
    const place = { board: star, turn: 2 };
    const { x, y } = star.at("k5", 2);
    expect(nearest(place, { x: x + 10, y: y - 8 }, REACH.mouse)).toBe("k5");
    expect(nearest(place, { x: 400, y: 400 }, REACH.finger)).toBeNull();
    const tip = star.at("m1", 0);
    const below = { x: tip.x, y: tip.y + 0.8 * P };
    expect(nearest({ board: star, turn: 0 }, below, REACH.finger)).toBe("m1");
    expect(nearest({ board: star, turn: 0 }, below, REACH.drop)).toBeNull();
  });
});

it("counts backwards round the seats", () => {
  expect(modulo(-1, 6)).toBe(5);
});
