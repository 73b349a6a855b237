type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element. A true attribute is there without a value, a false or missing one is not; words are only ever text. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  set(element, attributes);
  element.append(...children);
  return element;
}

/** Sets what differs, so that screen readers hear of changes only. */
export function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) element.removeAttribute(name);
    else {
      const text = value === true ? "" : `${value}`;
      if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
  }
}

export function say(element: Element, words: string): void {
  if (element.textContent !== words) element.textContent = words;
}

/** Tells a screen reader, even if these words were its last: what was cleared first is news again. */
export function announce(element: Element, words: string): void {
  element.textContent = "";
  setTimeout(() => say(element, words), 50);
}

const SVG = "http://www.w3.org/2000/svg";

/** A line drawing of 20 × 20, or of another size. */
export function icon(d: string, size = 20, filled = false): SVGSVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  set(drawing, {
    viewBox: `0 0 ${size} ${size}`,
    "aria-hidden": "true",
    class: filled ? "icon full" : "icon",
  });
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", d);
  drawing.append(path);
  return drawing;
}

export interface ButtonParts {
  readonly words: string;
  readonly id?: string;
  readonly look?: string;
  readonly icon?: SVGSVGElement;
  /** Only the icon is seen; the words are its name. */
  readonly wordless?: boolean;
  readonly press: () => void;
}

export function button({
  words,
  id,
  look = "press",
  icon: drawing,
  wordless,
  press,
}: ButtonParts): HTMLButtonElement {
  const made = el("button", { type: "button", class: look, id, "aria-label": wordless ? words : undefined });
  if (drawing) made.append(drawing);
  if (!wordless) made.append(el("span", {}, words));
  made.addEventListener("click", press);
  return made;
}
