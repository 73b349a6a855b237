import type { Seat } from "../board";
import { isMine, isOver, mine, seatOf, stillIn, withOthers } from "./names";
import { movesNow } from "./state";
import type { View } from "./view";
import type { Game } from "./wire";

/** Every action, with its drawing. */
export const ICONS = {
  pass: "M4 10h9M10 6.5l3.5 3.5-3.5 3.5M16.5 5v10",
  draw: "M3 11.5c2 3.6 4.4 4.5 7 4.5s5-.9 7-4.5M3 8.5C5 4.9 7.4 4 10 4s5 .9 7 4.5",
  back: "M8 4.5 4 8.5l4 4M4 8.5h7.5a4 4 0 0 1 0 8H8",
  care: "M4 7.5h12v8.5H4zM10 7.5V4M7.5 11v1.5M12.5 11v1.5",
  uncare: "M10 3.5a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM4.5 17c0-3.5 2.3-5 5.5-5s5.5 1.5 5.5 5",
  resign: "M5 17V3.5M5 4h9.5l-2 3.5 2 3.5H5",
  quit: "M11 4H4.5v12H11M8 10h8.5M13.5 7l3 3-3 3",
  more: "M5 10h.01M10 10h.01M15 10h.01",
  records: "M4 5.5h12M4 10h12M4 14.5h7",
  join: "M10 4v12M4 10h12",
  start: "M6 4.5v11l9-5.5z",
  leave: "M11 4H4.5v12H11M8 10h8.5M13.5 7l3 3-3 3",
  cancel: "M5 5l10 10M15 5 5 15",
  rematch: "M16 10a6 6 0 1 1-2-4.5M14.5 2.5v3.5H11",
  next: "M5 10h10M11 6l4 4-4 4",
  download: "M10 3.5v9M6.5 9l3.5 3.5L13.5 9M4 16.5h12",
  toLobby: "M3.5 9.5 10 4l6.5 5.5M5.5 8.5V16h9V8.5",
} as const;

export type Key = keyof typeof ICONS;

/** What may be done now; `not` says why it can't be done at the moment. */
export interface Action {
  readonly key: Key;
  readonly words: string;
  readonly main?: boolean;
  /** Only small screens need it. */
  readonly phone?: boolean;
  /** On small screens it lies behind "more". */
  readonly folded?: boolean;
  readonly not?: string | undefined;
}

type Make = (key: Key, words: string, more?: Partial<Action>) => Action;

export function actionsOf(view: View): readonly Action[] {
  const { game, texts } = view;
  const act: Make = (key, words, more = {}) => ({ key, words: texts.say(words), ...more });
  const records = act("records", "act.records", { phone: true });
  if (game.status === "open") return beforeStart(view, act);
  if (isOver(game)) return [...atTheEnd(view, act), records];
  if (!mayLeave(game, view.acting)) return [records];
  return [...inPlay(view, act), records];
}

/**
 * With points at stake nothing is taken back and nobody plays for another: then all fits in one row. Otherwise small
 * screens fold away what is needed least: of passing and drawing the one that is rarer by these rules, but never resigning.
 */
function inPlay(view: View, act: Make): readonly Action[] {
  const { game, acting } = view;
  const passes = game.options.pass === "allowed";
  const crowded = !game.rated;
  const talk = [
    act("pass", "act.pass", { folded: crowded && !passes, not: whyNoPass(view) }),
    act("draw", "act.draw", { folded: crowded && passes, not: whyNoDraw(view) }),
  ];
  const resign = act("resign", "act.resign");
  const quit = act("quit", "act.quit", { folded: crowded });
  if (!crowded) return [...talk, resign, quit];
  const inCare = acting !== null && seatOf(game, acting)?.inCare === true;
  const care = inCare
    ? act("uncare", "act.uncare", { main: true })
    : act("care", "act.care", { folded: true });
  const back = act("back", "act.back", { not: whyNoTakeBack(view) });
  return [...talk, back, care, resign, quit, act("more", "act.more", { phone: true })];
}

/** Whether this seat is the reader's and still has a game to leave. */
export const mayLeave = (game: Game, seat: Seat | null): boolean =>
  game.status === "running" && seat !== null && isMine(game, seat) && stillIn(game, seat);

function beforeStart({ game }: View, act: Make): readonly Action[] {
  const open = game.seats.some(({ kind }) => kind === "open");
  const seated = mine(game).length > 0;
  const host = game.you?.host === true;
  return [
    ...(!seated && open ? [act("join", "table.join", { main: true })] : []),
    ...(host && open ? [act("start", "table.start", { main: seated })] : []),
    ...(seated ? [act("leave", "table.leave")] : []),
    ...(host ? [act("cancel", "table.cancel")] : []),
  ];
}

/** Another's wish for a rematch is answered where it is asked, not here. */
function atTheEnd({ game }: View, act: Make): readonly Action[] {
  const played = game.status === "ended" && game.result?.ranking !== undefined;
  const next = game.rematch?.game;
  const asked = (game.rematch?.by.length ?? 0) > 0;
  return [
    ...(next ? [act("next", "end.next", { main: true })] : []),
    ...(played && !next && mine(game).length > 0 && !asked
      ? [act("rematch", "end.rematch", { main: true })]
      : []),
    ...(game.ply > 0 ? [act("download", "end.download")] : []),
    act("toLobby", "table.toLobby"),
  ];
}

function whyNoPass({ game, state, acting, texts }: View): string | undefined {
  if (movesNow(state)?.mayPass) return undefined;
  const turn = game.toMove === acting;
  return texts.say(game.options.pass === "allowed" && !turn ? "act.pass.turn" : "act.pass.not");
}

function whyNoDraw({ game, acting, texts }: View): string | undefined {
  if (game.ply === 0) return texts.say("act.draw.early");
  if (game.offers.some(({ kind }) => kind !== "takeBack")) return texts.say("act.draw.stands");
  const others = game.seats.filter(({ seat, state }) => state === "playing" && seat !== acting);
  return others.length === 0 ? texts.say("act.draw.alone") : undefined;
}

function whyNoTakeBack(view: View): string | undefined {
  const { game, texts } = view;
  if (game.offers.some(({ kind }) => kind === "takeBack")) return texts.say("act.back.stands");
  return takesBack(view) === null ? texts.say("act.back.nothing") : undefined;
}

/** The seat whose last turn would be taken back: at one screen, of whoever moved last. */
export function takesBack({ game, acting }: Pick<View, "game" | "acting">): string | null {
  const own = withOthers(game) ? [acting] : mine(game);
  const last = [...(game.turns ?? [])].reverse().find(({ seat }) => own.includes(seat));
  return last?.seat ?? null;
}
