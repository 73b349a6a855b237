import { isReadable, type Position, readPosition } from "../board/text/position";
import { copyText } from "../game/clipboard";
import { button, el, say, set } from "../game/dom";
import type { Texts } from "../game/words";
import { type Company, editorAt, pictureAt } from "../shared/addresses";
import { byId } from "../shared/need";

export interface TakingParts {
  readonly texts: Texts;
  /** A text that can be read was written or pasted. */
  readonly read: (text: string, position: Position) => void;
  /** Why a text can't be read, in words. */
  readonly ask: (text: string) => Promise<string>;
}

/** The position as text, to be taken along or to be brought; and its addresses. */
export class Taking {
  readonly #parts: TakingParts;
  readonly #text = byId("text") as HTMLTextAreaElement;
  readonly #wrong = byId("text-wrong");
  readonly #svg: HTMLAnchorElement;
  readonly #png: HTMLAnchorElement;
  #link = "";
  #shown = "";

  constructor(parts: TakingParts) {
    this.#parts = parts;
    const { texts } = parts;
    const copied = el("span", { class: "soft", role: "status" });
    const copy = async (text: string) => {
      say(copied, texts.say((await copyText(text)) ? "copied" : "notCopied"));
      setTimeout(() => say(copied, ""), 4000);
    };
    this.#svg = el("a", { download: true }, texts.say("svg"));
    this.#png = el("a", { download: true }, texts.say("png"));
    byId("ways").append(
      button({ words: texts.say("copyText"), press: () => void copy(this.#shown) }),
      button({ words: texts.say("copyLink"), press: () => void copy(location.origin + this.#link) }),
      this.#svg,
      this.#png,
      copied,
    );
    stand(matchMedia("(max-width: 900px)"));
    this.#text.addEventListener("input", () => void this.#heard());
    this.#text.addEventListener("blur", () => {
      if (this.#text.value.trim() === "") this.#write();
    });
  }

  /** The position that the board shows, and the address of the page that shows it. */
  show(text: string, link: string): void {
    const changed = text !== this.#shown;
    this.#shown = text;
    this.#link = link;
    set(this.#svg, { href: pictureAt(text, "svg") });
    set(this.#png, { href: pictureAt(text, "png") });
    // What somebody wrote and can't be read stays until the board shows something else.
    if (changed) this.#write();
  }

  /** A text that the board can't show stands here all the same, with what is wrong with it. */
  async refuse(text: string): Promise<void> {
    this.#text.value = text;
    const why = await this.#parts.ask(this.#plain());
    if (this.#plain() === text) this.#blame(why);
  }

  #write(): void {
    if (this.#plain() !== this.#shown) this.#text.value = this.#shown;
    this.#blame("");
  }

  async #heard(): Promise<void> {
    const text = this.#plain();
    const read = readPosition(text);
    if (isReadable(read)) {
      this.#blame("");
      this.#parts.read(text, read);
    } else if (text !== "") await this.refuse(text);
    else this.#blame("");
  }

  /** Without the lines that a letter broke, and the spaces around. */
  #plain(): string {
    return this.#text.value
      .trim()
      .replace(/\s*\/\s*/g, "/")
      .replace(/\s+/g, " ");
  }

  /** What can't be read changes nothing: the board, the verdict and the copies are still those of before. */
  #blame(why: string): void {
    if (this.#wrong.firstElementChild?.textContent !== (why || undefined)) {
      const still = el("span", { class: "still" }, this.#parts.texts.say("still"));
      this.#wrong.replaceChildren(...(why ? [el("span", {}, why), still] : []));
    }
    set(this.#text, { "aria-invalid": why ? "true" : false });
  }
}

/** In one column the text comes before the long form; in the document too, so that the keys go the way the eyes do. */
function stand(narrow: MediaQueryList): void {
  const move = () => (narrow.matches ? byId("start").before(byId("take")) : byId("desk").after(byId("take")));
  narrow.addEventListener("change", move);
  move();
}

export const linkOf = (text: string, company: Company, form: HTMLFormElement): string =>
  editorAt(text, company, `${new FormData(form).get("preset") ?? "classic"}`);
