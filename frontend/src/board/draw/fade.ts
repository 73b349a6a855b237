/** How long a captured man takes to go. */
const GOING = 260;

/** A drawing shrinks away after so many milliseconds, and is taken off. */
export function fade(drawing: SVGElement, after: number): void {
  if (typeof drawing.animate !== "function") {
    drawing.remove();
    return;
  }
  const gone = { opacity: 0, transform: "translateY(-6px) scale(.35)" };
  const going = drawing.animate([{ opacity: 1, transform: "none" }, gone], {
    ...{ duration: GOING, delay: after },
    ...{ easing: "ease-in", fill: "both" },
  });
  going.onfinish = () => drawing.remove();
}
