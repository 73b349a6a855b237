import {
  type Act,
  type Board,
  type BoardConfig,
  type Cell,
  createBoard,
  type ItemKind,
  readPosition,
  shared,
} from "../board";
import type { Api } from "../game/api";
import { usesOf } from "../game/items/drafts";
import {
  actsOf,
  aimed,
  type Draft,
  flights,
  isArmed,
  moved,
  takeUp,
  whyNot,
  withEnds,
} from "../game/items/plan";
import type { Texts } from "../game/words";
import { optionsOf } from "../pictures";
import {
  type Answer,
  atHand,
  attempt,
  back,
  type Course,
  draftOf,
  heldIn,
  isFull,
  isOpen,
  isTakenUp,
  isWhole,
  type Lesson,
  opened,
  phaseIn,
  planned,
  positionOf,
  request,
  seated,
  taken,
} from "./course";
import { ended, itemName, prompt, sentences, toldTurn } from "./says";
import { Tools } from "./tools";

const DOOR = "/api/v1/positions/legal-moves";

/** Nobody may do anything: the server has not said yet what may come next. */
const RESTING = {
  movable: null,
  destinations: [],
  aim: null,
  pickable: null,
} as const satisfies Partial<BoardConfig>;

/** What is known of a course once the server has answered. */
interface Known {
  readonly course: Course;
  readonly answer: Answer;
  readonly draft: Draft;
}

/** A little board for a game that its page can't foresee: with items, with a die, with captures. The server is asked. */
export class Trial {
  readonly #element: HTMLElement;
  readonly #lesson: Lesson;
  readonly #texts: Texts;
  readonly #api: Api;
  readonly #says: HTMLElement | null;
  readonly #whispers: HTMLElement | null;
  readonly #tools: Tools;
  readonly #answers = new Map<string, Answer>();
  #board: Board | null = null;
  #known: Known | null = null;
  /** What the board shows of the turn that is begun. */
  #shown: readonly Act[] = [];
  #asked = 0;

  constructor(element: HTMLElement, lesson: Lesson, texts: Texts, api: Api) {
    this.#element = element;
    this.#lesson = lesson;
    this.#texts = texts;
    this.#api = api;
    const figure = element.closest("figure") ?? element;
    this.#says = figure.querySelector("[role=status]");
    this.#whispers = figure.querySelector("[aria-live=polite].unseen");
    this.#tools = new Tools(figure, {
      take: (item, byKey) => void this.#take(item, byKey),
      throw: (die) => void this.#throw(die),
      back: () => void this.#backTo(back),
      reset: () => void this.#backTo(() => opened(lesson)),
    });
  }

  draw(): void {
    const options = optionsOf(this.#element);
    if (!options) return;
    this.#board = createBoard(this.#element, {
      ...options,
      onMove: (move) =>
        this.#known && void this.#go(planned(this.#known.course, (plan) => moved(plan, move))),
      onAim: (cell) => this.#aimed(cell),
      onPick: (cell) => void this.#picked(cell),
      onMissed: (cell, held) => void this.#missed(cell, held),
      onSay: (words) => this.#whispers && say(this.#whispers, words),
    });
  }

  /** It is in sight: now the server is asked what may be done. */
  wake(): void {
    if (!this.#known && this.#asked === 0) void this.#go(opened(this.#lesson));
  }

  /** On to what the reader did. */
  async #go(course: Course, said = ""): Promise<void> {
    const mine = ++this.#asked;
    this.#board?.set(RESTING);
    const whole = isWhole(phaseIn(this.#lesson, course, null)) ? taken(course) : course;
    const known = await this.#learn(whole);
    if (mine !== this.#asked) return;
    if (!known) return this.#lost();
    if (isWhole(phaseIn(this.#lesson, known.course, known.draft))) return this.#go(taken(known.course), said);
    const words = await this.#show(known);
    if (mine !== this.#asked) return;
    this.#offer(known, sentences([said, words]));
  }

  /** Back to what the reader did before. */
  async #backTo(where: (course: Course) => Course): Promise<void> {
    const mine = ++this.#asked;
    this.#board?.putDown();
    this.#board?.set({ ...RESTING, lastTrail: null });
    const known = await this.#learn(where(this.#known?.course ?? opened(this.#lesson)));
    if (mine !== this.#asked) return;
    if (!known) return this.#lost();
    this.#shown = actsOf(known.course.plan);
    this.#board?.set({ blocks: known.answer.played.blocks });
    void this.#board?.glideTo(positionOf(known.answer));
    this.#offer(known);
  }

  async #learn(course: Course): Promise<Known | null> {
    const asked = request(this.#lesson, course);
    const key = JSON.stringify(asked);
    const reply = this.#answers.get(key) ?? (await this.#ask(asked));
    if (!reply) return null;
    this.#answers.set(key, reply);
    return { course: seated(course, reply), answer: reply, draft: draftOf(this.#lesson, reply) };
  }

  async #ask(asked: unknown): Promise<Answer | null> {
    const reply = await this.#api.post<Answer>(DOOR, asked);
    return reply.ok ? reply.value : null;
  }

  /** Shows what is new, and tells of the turns that were taken. */
  async #show({ course, answer }: Known): Promise<string> {
    const before = this.#known?.answer.played.turns.length ?? 0;
    const turns = answer.played.turns.slice(before);
    const acts = actsOf(course.plan);
    const [made] = turns;
    this.#board?.set({ blocks: answer.played.blocks });
    if (made) {
      const { seat, trail: cells, effects } = made;
      const trail = effects?.length ? { seat, cells, acts: effects } : { seat, cells };
      await this.#board?.play(trail, positionOf(answer), shared(this.#shown, effects ?? []));
    } else if (acts.length > this.#shown.length) {
      const trail = { seat: course.plan.seat, cells: [], acts };
      await this.#board?.play(trail, positionOf(answer), this.#shown.length);
    }
    this.#shown = acts;
    return sentences(turns.map((turn) => toldTurn(turn, this.#texts)));
  }

  /** What may be done next is offered on the board, and said. */
  #offer(known: Known, said = ""): void {
    this.#known = known;
    const { course, answer, draft } = known;
    const full = isFull(course) && !answer.played.over;
    const phase = phaseIn(this.#lesson, course, draft);
    this.#board?.set(full ? RESTING : { ...RESTING, ...atHand(course.plan.seat, phase, draft) });
    this.#standTools();
    this.#say(sentences([said, full ? this.#texts.say("full") : prompt({ ...known, phase }, this.#texts)]));
  }

  #standTools(): void {
    const { course, draft, answer } = this.#known ?? {};
    if (!course || !draft || !answer) return;
    const held = heldIn(this.#lesson, course);
    this.#tools.show({
      pressed: (item) => course.plan.using === item || (item === "whirlwind" && isArmed(course.plan)),
      usable: (item) => isTakenUp(course, item) || whyNot(item, course.plan, draft, held) === null,
      die: course.die,
      dieLies: answer.played.over,
      canGoBack: !isOpen(course),
    });
  }

  async #take(item: ItemKind, byKey: boolean): Promise<void> {
    if (!this.#known) return this.wake();
    const { course, draft } = this.#known;
    const why = isTakenUp(course, item)
      ? null
      : whyNot(item, course.plan, draft, heldIn(this.#lesson, course));
    if (why) {
      const reason = `${itemName(item, this.#texts)}${this.#texts.say("items.colon")}${this.#texts.say(`items.not.${why}`)}`;
      return this.#say(ended(reason));
    }
    this.#board?.putDown();
    await this.#go(planned(course, (plan) => takeUp(plan, item)));
    if (byKey) this.#element.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }

  async #throw(die: number): Promise<void> {
    if (!this.#known) return;
    this.#board?.putDown();
    await this.#go({ ...this.#known.course, die });
  }

  #aimed(cell: Cell): void {
    if (!this.#known) return;
    const { course, draft, answer } = this.#known;
    const phase = phaseIn(this.#lesson, course, draft);
    const board = readPosition(positionOf(answer));
    if (phase.kind !== "aim" || !("board" in board)) return;
    void this.#go(planned(course, (plan) => aimed(plan, phase.use.item, cell, board.board)));
  }

  /** A man was picked up: where can the item take him? */
  async #picked(from: Cell | null): Promise<void> {
    const known = this.#known;
    if (!known || from === null) return;
    const phase = phaseIn(this.#lesson, known.course, known.draft);
    if (phase.kind !== "fly" || phase.use.ends[from]) return;
    const mine = this.#asked;
    const reply = await this.#ask(request(this.#lesson, known.course, { from }));
    if (!reply || mine !== this.#asked || this.#known !== known) return;
    const draft = withEnds(known.draft, from, usesOf(reply));
    this.#known = { ...known, draft };
    const now = phaseIn(this.#lesson, known.course, draft);
    if (now.kind === "fly") this.#board?.set({ destinations: flights(now.use) });
  }

  /** The reader chose what can't be chosen: the server says why. */
  async #missed(cell: Cell, held: Cell | null): Promise<void> {
    if (!this.#known) return this.wake();
    if (isFull(this.#known.course)) return;
    const { course, answer, draft } = this.#known;
    const phase = phaseIn(this.#lesson, course, draft);
    const tried = attempt(this.#lesson, course, held, cell, phase);
    if (!tried) {
      const read = readPosition(positionOf(answer));
      const there = "men" in read ? read.men.get(cell) : undefined;
      if (there && there !== course.plan.seat) this.#say(prompt({ ...this.#known, phase }, this.#texts));
      return;
    }
    const mine = this.#asked;
    const reply = await this.#api.post<Answer>(DOOR, request(this.#lesson, course, tried));
    if (reply.ok || mine !== this.#asked) return;
    const { detail, rule } = reply.problem ?? {};
    this.#say(detail ?? this.#texts.say("failed"), rule);
  }

  /** No word from the server: everything is as it was. */
  #lost(): void {
    const known = this.#known;
    if (known) {
      this.#shown = actsOf(known.course.plan);
      void this.#board?.glideTo(positionOf(known.answer));
      this.#offer(known);
    } else this.#asked = 0;
    this.#say(this.#texts.say("failed"));
  }

  /** With the paragraph behind it, if it is not the one the board belongs to. */
  #say(words: string, rule?: string): void {
    if (!this.#says) return;
    say(this.#says, words);
    if (!rule || this.#element.closest("article")?.id.startsWith(rule)) return;
    const link = document.createElement("a");
    link.href = `#${rule}`;
    link.textContent = rule;
    this.#says.append(" ", link);
  }
}

function say(element: HTMLElement, words: string): void {
  if (element.textContent !== words) element.textContent = words;
}
