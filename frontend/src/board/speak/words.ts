import type { Aim } from "../draw/items";
import type { Cell, Seat } from "../geometry/cell";
import type { Act, Block } from "../text/acts";
import type { Item } from "../text/position";
import { counted, english } from "./numerals";

export type Lang = "zh" | "en";

/** All that is to be said of a cell. */
export interface CellFacts {
  readonly cell: Cell;
  readonly seat: Seat | null;
  /** The name of whose man or item it is; null is the listener. */
  readonly owner: string | null;
  readonly item: Item | null;
  readonly turnsLeft: number | undefined;
  /** Hops it takes the held man to come here, 0 for a step, or the item that takes him; null where he may not. */
  readonly landing: number | "wing" | "swap" | null;
  /** How many men come off for it. */
  readonly captures?: number;
  /** The item that may be used here. */
  readonly aim?: Aim | null;
  /** A rule forbids the held man to come here. */
  readonly barred: boolean;
  /** What the man here is called, if he is told from the others. */
  readonly marked: string;
  readonly picked: boolean;
}

export interface MoveFacts {
  readonly who: string | null;
  readonly from: Cell;
  readonly to: Cell;
  readonly hops: number;
  readonly captures?: number;
}

export interface Words {
  readonly board: string;
  readonly colours: Readonly<Record<Seat, string>>;
  cell(facts: CellFacts): string;
  pickedUp(cell: Cell, landings: number): string;
  putDown(cell: Cell): string;
  moved(facts: MoveFacts): string;
  /** Seen, and to be tapped once more. */
  looked(cell: Cell): string;
  /** A turn with items, thing by thing. */
  acted(who: string | null, things: readonly string[]): string;
  thing(act: Act, hops: number): string;
}

const ZH_MARKS: Record<Seat, string> = { A: "圆点", B: "三角", C: "方块", D: "圆环", E: "十字", F: "双杠" };
const EN_MARKS: Record<Seat, string> = {
  A: "dot",
  B: "triangle",
  C: "square",
  D: "ring",
  E: "cross",
  F: "two bars",
};

const ZH_BLOCKS: Record<Block, string> = { roadblock: "路障", roadMender: "修路工" };
const EN_BLOCKS: Record<Block, string> = { roadblock: "roadblock", roadMender: "road-mender" };
const ZH_AIMS: Record<Aim, string> = {
  roadblock: "可放路障",
  roadMender: "可放修路工",
  whirlwind: "可作龙卷风的中心",
};
const EN_AIMS: Record<Aim, string> = {
  roadblock: "a roadblock can go here",
  roadMender: "a road-mender can go here",
  whirlwind: "a whirlwind can turn about here",
};

const zhWay = (way: number | "wing"): string =>
  way === "wing" ? "飞过去" : way === 0 ? "一步" : `${counted(way)}跳`;
const enWay = (way: number | "wing"): string =>
  way === "wing" ? "by wing" : way === 0 ? "one step" : english(way, "hop");

const zhTakes = (men: number): string[] => (men > 0 ? [`吃${counted(men)}子`] : []);
const enTakes = (men: number): string[] =>
  men > 0 ? [`${english(men, "man").replace("mans", "men")} taken`] : [];

const zh: Words = {
  board: "棋盘",
  colours: { A: "红方", B: "绿方", C: "黄方", D: "白方", E: "蓝方", F: "黑方" },
  cell({ cell, seat, owner, item, turnsLeft, landing, captures = 0, aim, barred, marked, picked }) {
    const parts: string[] = [cell];
    if (seat) parts.push(`${owner ?? "你"}的子`, ZH_MARKS[seat]);
    else parts.push(item === "x" ? "路障" : item === "o" ? "修路工" : "空");
    if (item && turnsLeft !== undefined) parts.push(`还有${counted(turnsLeft)}回合`);
    if (item && owner) parts.push(`${owner}的`);
    if (landing === "swap") parts.push("可换位");
    else if (landing !== null) parts.push("可落", zhWay(landing), ...zhTakes(captures));
    if (aim) parts.push(ZH_AIMS[aim]);
    if (barred) parts.push("规则不许落");
    if (marked) parts.push(marked);
    if (picked) parts.push("已拿起");
    return parts.join("，");
  },
  pickedUp: (cell, landings) => `已拿起 ${cell}，${landings ? `${counted(landings)}处可落` : "无处可落"}`,
  putDown: (cell) => `已放下 ${cell}`,
  moved: ({ who, from, to, hops, captures = 0 }) =>
    [`${who ?? "你"}：${from} 到 ${to}`, zhWay(hops), ...zhTakes(captures)].join("，"),
  looked: (cell) => `看着 ${cell}，再点一次才算`,
  acted: (who, things) => `${who ?? "你"}：${things.join("，")}`,
  thing(act, hops) {
    switch (act.kind) {
      case "walked":
        return `${act.trail[0]} 到 ${act.trail.at(-1)}，${zhWay(hops)}`;
      case "wing":
        return `${act.from} 飞到 ${act.to}`;
      case "swap":
        return `${act.from} 和 ${act.to} 换位`;
      case "placed":
        return `${act.cell} 放${ZH_BLOCKS[act.item]}`;
      case "expired":
        return `${act.cell} 的${ZH_BLOCKS[act.item]}撤走`;
      case "dealt":
      case "stirs":
        return `${act.cell} 起龙卷风`;
    }
  },
};

const en: Words = {
  board: "Board",
  colours: { A: "red", B: "green", C: "yellow", D: "white", E: "blue", F: "black" },
  cell({ cell, seat, owner, item, turnsLeft, landing, captures = 0, aim, barred, marked, picked }) {
    const parts: string[] = [cell];
    if (seat) parts.push(owner ? `man of ${owner}` : "your man", EN_MARKS[seat]);
    else parts.push(item === "x" ? "roadblock" : item === "o" ? "road-mender" : "empty");
    if (item && turnsLeft !== undefined) parts.push(`${english(turnsLeft, "turn")} left`);
    if (item && owner) parts.push(`of ${owner}`);
    if (landing === "swap") parts.push("can change places");
    else if (landing !== null) parts.push("landing", enWay(landing), ...enTakes(captures));
    if (aim) parts.push(EN_AIMS[aim]);
    if (barred) parts.push("barred by a rule");
    if (marked) parts.push(marked);
    if (picked) parts.push("picked up");
    return parts.join(", ");
  },
  pickedUp: (cell, landings) => `picked up ${cell}, ${english(landings, "landing")}`,
  putDown: (cell) => `put down ${cell}`,
  moved: ({ who, from, to, hops, captures = 0 }) =>
    [`${who ?? "you"}: ${from} to ${to}`, enWay(hops), ...enTakes(captures)].join(", "),
  looked: (cell) => `looking at ${cell}, tap once more to go`,
  acted: (who, things) => `${who ?? "you"}: ${things.join(", ")}`,
  thing(act, hops) {
    switch (act.kind) {
      case "walked":
        return `${act.trail[0]} to ${act.trail.at(-1)}, ${enWay(hops)}`;
      case "wing":
        return `${act.from} flies to ${act.to}`;
      case "swap":
        return `${act.from} and ${act.to} change places`;
      case "placed":
        return `${EN_BLOCKS[act.item]} on ${act.cell}`;
      case "expired":
        return `${EN_BLOCKS[act.item]} on ${act.cell} is gone`;
      case "dealt":
      case "stirs":
        return `whirlwind about ${act.cell}`;
    }
  },
};

export const WORDS: Readonly<Record<Lang, Words>> = { zh, en };
