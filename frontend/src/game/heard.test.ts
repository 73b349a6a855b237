import { expect, it } from "vitest";
import { Heard, soundsOf } from "./heard";
import { begun, moved } from "./items/plan";
import { game, turn } from "./samples";
import { viewOf } from "./shown";
import type { Turn } from "./wire";

const withItems = (more: Partial<Turn>): Turn => turn(0, "A", ["l3", "j5"], more);
const DEALT = { kind: "dealt", cell: "i9", cells: [], before: "", after: "" } as const;

it("hears each thing of a turn by the sound of its item, in order", () => {
  const walked = { kind: "walked", trail: ["l3", "j5"] } as const;
  const placed = { kind: "placed", item: "roadblock", cell: "i9" } as const;
  expect(
    soundsOf(withItems({ move: "P R@i9 l3:j5 W@j5~i7 T@i9", effects: [placed, walked, DEALT] })),
  ).toEqual(["powerMarble", "roadblock", "move", "whirlwind"]);
  expect(soundsOf(withItems({ move: "X@k3~i7", effects: [{ kind: "swap", from: "k3", to: "i7" }] }))).toEqual(
    ["swap"],
  );
  expect(soundsOf(withItems({}))).toEqual(["move"]);
});

it("hears captured men one after the other, as the man hops over them", () => {
  const played: [string, number][] = [];
  const heard = new Heard((sound, after = 0) => void played.push([sound, after]));
  heard.show(viewOf());
  heard.show(viewOf({ ply: 1, turns: [withItems({ captured: ["g6", "h7"] })] }));
  expect(played).toEqual([
    ["move", 0],
    ["capture", 0.12],
    ["capture", 0.36],
  ]);
});

it("hears of the own turn what was not heard while it was put together", () => {
  const played: string[] = [];
  const heard = new Heard((sound) => void played.push(sound));
  const made = { from: "k3", to: "i7", text: "W@k3~i7", trail: ["k3", "i7"], by: "wing" } as const;
  const plan = moved({ ...begun("A", 0), using: "wing" }, made);
  const view = viewOf();
  heard.show(view);
  heard.show({ ...view, state: { ...view.state, plan } });
  expect(played).toEqual(["wing"]);
  const effects = [{ kind: "wing", from: "k3", to: "i7" }, DEALT] as const;
  const after = game({ ply: 1, turns: [withItems({ move: "W@k3~i7 T@i9=.......", effects })] });
  heard.show({ ...view, game: after, state: { ...view.state, game: after } });
  expect(played).toEqual(["wing", "whirlwind"]);
});
