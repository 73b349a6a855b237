// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { signed } from "./names";
import { game, seatInfo } from "./samples";
import { textsIn } from "./shown";
import { previewOf, termWords, worthWords } from "./worth";

const worth = (...terms: [string, number][]) => ({
  points: terms.reduce((sum, [, points]) => sum + points, 0),
  terms: terms.map(([kind, points]) => ({ kind, points })),
});

it("writes points with their sign, and every term", () => {
  expect([signed(27), signed(-23), signed(0)]).toEqual(["+27", "−23", "0"]);
  expect(termWords(worth(["loss", -27], ["encouragement", 14]), textsIn("zh"))).toBe("负 −27，鼓励 +14");
  expect(termWords(worth(["newKind", 1]), textsIn("en"))).toBe("other +1");
});

it("says beforehand what a game is worth", () => {
  const two = [worth(["win", 27]), worth(["loss", -23], ["encouragement", 1])];
  expect(worthWords(two, textsIn("en"))).toBe("This game: win +27; loss −23 and +1 for each man home");
  const three = [worth(["rank", 30]), worth(["rank", 15]), worth(["rank", -15], ["encouragement", 2])];
  expect(worthWords(three, textsIn("zh"))).toBe(
    "这一局：第 1 名 +30；第 2 名 +15；第 3 名 −15，每到营一子 +2",
  );
});

it("asks for each place of the own seat, and gives the others the rest", () => {
  const seats = [seatInfo("A", { level: 3 }), seatInfo("C", { level: 5 }), seatInfo("E", { level: 9 })];
  const three = game({ players: 3, seats, options: { hop: "symmetric" } });
  expect(previewOf(three, "C", 3).seats.map(({ seat, rank, level }) => [seat, rank, level])).toEqual([
    ["A", 1, 3],
    ["C", 3, 5],
    ["E", 2, 9],
  ]);
  const teams = game({
    options: { teams: true },
    seats: [seatInfo("A", { team: 1 }), seatInfo("B", { team: 2 }), seatInfo("D", { team: 1 })],
  });
  expect(previewOf(teams, "D", 1).seats.map(({ rank }) => rank)).toEqual([1, 2, 1]);
});
