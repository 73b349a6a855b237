import type { Cell, Seat } from "../geometry/cell";
import type { Item } from "../text/position";
import { counted, english } from "./numerals";

export type Lang = "zh" | "en";

/** All that is to be said of a cell. */
export interface CellFacts {
  readonly cell: Cell;
  readonly seat: Seat | null;
  /** The player's name; null is the listener. */
  readonly owner: string | null;
  readonly item: Item | null;
  readonly turnsLeft: number | undefined;
  /** Hops it takes the held man to come here, 0 for a step; null where he may not. */
  readonly landing: number | null;
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
}

export interface Words {
  readonly board: string;
  readonly colours: Readonly<Record<Seat, string>>;
  cell(facts: CellFacts): string;
  pickedUp(cell: Cell, landings: number): string;
  putDown(cell: Cell): string;
  moved(facts: MoveFacts): string;
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

const zh: Words = {
  board: "棋盘",
  colours: { A: "红方", B: "绿方", C: "黄方", D: "白方", E: "蓝方", F: "黑方" },
  cell({ cell, seat, owner, item, turnsLeft, landing, barred, marked, picked }) {
    const parts: string[] = [cell];
    if (seat) parts.push(`${owner ?? "你"}的子`, ZH_MARKS[seat]);
    else parts.push(item === "x" ? "路障" : item === "o" ? "修路工" : "空");
    if (item && turnsLeft !== undefined) parts.push(`还有${counted(turnsLeft)}回合`);
    if (landing !== null) parts.push("可落", landing === 0 ? "一步" : `${counted(landing)}跳`);
    if (barred) parts.push("规则不许落");
    if (marked) parts.push(marked);
    if (picked) parts.push("已拿起");
    return parts.join("，");
  },
  pickedUp: (cell, landings) => `已拿起 ${cell}，${landings ? `${counted(landings)}处可落` : "无处可落"}`,
  putDown: (cell) => `已放下 ${cell}`,
  moved: ({ who, from, to, hops }) =>
    `${who ?? "你"}：${from} 到 ${to}，${hops ? `${counted(hops)}跳` : "一步"}`,
};

const en: Words = {
  board: "Board",
  colours: { A: "red", B: "green", C: "yellow", D: "white", E: "blue", F: "black" },
  cell({ cell, seat, owner, item, turnsLeft, landing, barred, marked, picked }) {
    const parts: string[] = [cell];
    if (seat) parts.push(owner ? `man of ${owner}` : "your man", EN_MARKS[seat]);
    else parts.push(item === "x" ? "roadblock" : item === "o" ? "road-mender" : "empty");
    if (item && turnsLeft !== undefined) parts.push(`${english(turnsLeft, "turn")} left`);
    if (landing !== null) parts.push("landing", landing === 0 ? "one step" : english(landing, "hop"));
    if (barred) parts.push("barred by a rule");
    if (marked) parts.push(marked);
    if (picked) parts.push("picked up");
    return parts.join(", ");
  },
  pickedUp: (cell, landings) => `picked up ${cell}, ${english(landings, "landing")}`,
  putDown: (cell) => `put down ${cell}`,
  moved: ({ who, from, to, hops }) =>
    `${who ?? "you"}: ${from} to ${to}, ${hops ? english(hops, "hop") : "one step"}`,
};

export const WORDS: Readonly<Record<Lang, Words>> = { zh, en };
