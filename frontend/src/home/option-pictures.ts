import { drawPictures } from "../pictures";

/** The little boards beside the options, drawn when they are first seen: that of the value chosen. */
export class OptionPictures {
  readonly #form: HTMLFormElement;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  show(chosen: (name: string) => string): void {
    for (const place of this.#form.querySelectorAll<HTMLElement>(".option-picture"))
      if (place.closest("details")?.open !== false) draw(place, chosen);
  }
}

function draw(place: HTMLElement, chosen: (name: string) => string): void {
  const field = place.closest<HTMLElement>(".row")?.dataset.field ?? "";
  const value = chosen(field);
  const templates = [...place.querySelectorAll("template")];
  // One without a value stands for all of them.
  const wanted = templates.find(({ dataset }) => (dataset.value ?? value) === value);
  const name = wanted ? (wanted.dataset.value ?? "all") : "none";
  if (place.dataset.shown === name) return;
  place.dataset.shown = name;
  place.replaceChildren(...templates, ...(wanted ? [wanted.content.cloneNode(true)] : []));
  drawPictures(place);
}
