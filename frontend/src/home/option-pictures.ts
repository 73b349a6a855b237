import { drawPictures } from "../pictures";

/** The little boards beside the options, drawn when they are first seen: that of the value chosen. */
export class OptionPictures {
  readonly #form: HTMLFormElement;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  show(chosen: (name: string) => string): void {
    for (const fold of this.#form.querySelectorAll<HTMLDetailsElement>("details"))
      if (fold.open)
        for (const place of fold.querySelectorAll<HTMLElement>(".option-picture")) draw(place, chosen);
  }
}

function draw(place: HTMLElement, chosen: (name: string) => string): void {
  const field = place.closest<HTMLElement>(".row")?.dataset.field ?? "";
  const value = chosen(field);
  const templates = [...place.querySelectorAll("template")];
  const wanted = templates.find(({ dataset }) => dataset.value === value || dataset.value === "");
  const name = wanted?.dataset.value ?? "none";
  if (place.dataset.shown === name) return;
  place.dataset.shown = name;
  place.replaceChildren(...templates, ...(wanted ? [wanted.content.cloneNode(true)] : []));
  drawPictures(place);
}
