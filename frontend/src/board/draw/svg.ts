const NAMESPACE = "http://www.w3.org/2000/svg";

export type Attributes = Readonly<Record<string, string | number>>;

/** An SVG element. Looks come from the style sheet by class: the policy of the site allows no inline style. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Node[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NAMESPACE, tag);
  put(element, attributes);
  element.append(...children);
  return element;
}

export function put(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, typeof value === "number" ? `${short(value)}` : value);
  }
}

/** A tenth of a drawing unit is finer than any screen. */
export const short = (n: number): number => Math.round(n * 10) / 10 + 0;

export const pair = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `${short(x)} ${short(y)}`;

export const seatClass = (seat: string): string => `seat-${seat.toLowerCase()}`;
