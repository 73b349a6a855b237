import type { Commands } from "./commands";
import { el, say } from "./dom";
import { mine } from "./names";
import type { View } from "./view";

/** Before the start: a field for the name of somebody who is asked to the table. It stays while seats are taken. */
export class Asking {
  readonly #commands: Commands;
  readonly #field = el("input", {
    id: "wanted",
    class: "field",
    maxlength: 40,
    autocomplete: "off",
    size: 1,
  });
  readonly #label = el("label", { for: "wanted" });
  readonly #button = el("button", { class: "press" });
  readonly #list = el("p", { class: "quiet", role: "status" });
  readonly #asked = new Set<string>();
  readonly element: HTMLFormElement;

  constructor(commands: Commands) {
    this.#commands = commands;
    this.element = el(
      "form",
      { class: "invitation", hidden: true },
      this.#label,
      this.#field,
      this.#button,
      this.#list,
    );
  }

  show(view: View): void {
    const { game, texts } = view;
    this.element.hidden = game.status !== "open" || !(game.you?.host || mine(game).length > 0);
    say(this.#label, texts.say("table.name"));
    say(this.#button, texts.say("table.ask"));
    this.element.onsubmit = (event) => {
      event.preventDefault();
      void this.#ask(view);
    };
  }

  async #ask({ texts }: View): Promise<void> {
    const name = this.#field.value.trim();
    if (name === "" || !(await this.#commands.invite(name))) {
      this.#field.focus();
      return;
    }
    this.#asked.add(name);
    this.#field.value = "";
    say(this.#list, texts.say("table.asked.all", { names: texts.list([...this.#asked]) }));
  }
}
