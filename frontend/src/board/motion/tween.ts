/** Something that goes on for a while. Finishing it early shows its end at once. */
export interface Tween {
  readonly done: Promise<void>;
  finish(): void;
}

/** No travel for who asked for none, nor on a page that nobody sees: there frames never come. */
export function still(): boolean {
  const off = document.documentElement.dataset.motion === "off";
  return off || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Calls `show` with a share from 0 to 1, frame by frame; the last call is always with 1. */
export function tween(millis: number, show: (share: number) => void): Tween {
  let frame = 0;
  let over = false;
  let arrive: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const finish = () => {
    if (over) return;
    over = true;
    cancelAnimationFrame(frame);
    show(1);
    arrive();
  };
  if (still() || millis <= 0) finish();
  else {
    let began: number | undefined;
    const next = (now: number) => {
      began ??= now;
      const share = (now - began) / millis;
      if (share >= 1) return finish();
      show(share);
      if (!over) frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
  }
  return { done, finish };
}
