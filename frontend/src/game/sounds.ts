/** What can be heard. */
export type Sound = "move" | "turn" | "tick" | "offer" | "end";

/** A tone: its pitch, when it begins, how long it rings, how loud. */
type Tone = readonly [hertz: number, after: number, length: number, loud: number];

/** Wood on wood, and a few clear bells: made here, nothing is fetched. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [
    [320, 0, 0.07, 0.5],
    [190, 0.004, 0.09, 0.4],
  ],
  turn: [
    [587, 0, 0.22, 0.25],
    [880, 0.11, 0.34, 0.25],
  ],
  tick: [[1250, 0, 0.035, 0.22]],
  offer: [
    [660, 0, 0.18, 0.22],
    [660, 0.16, 0.24, 0.22],
  ],
  end: [
    [523, 0, 0.3, 0.22],
    [659, 0.12, 0.36, 0.22],
    [784, 0.24, 0.6, 0.22],
  ],
};

/** Plays sounds if they are switched on. A browser lets a page sound only after it was touched. */
export class Sounds {
  on = false;
  #context: AudioContext | null = null;

  constructor() {
    const wake = () => this.on && this.wake();
    for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, wake, { passive: true });
  }

  wake(): void {
    if (!("AudioContext" in globalThis)) return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume().catch(() => undefined);
  }

  play(sound: Sound): void {
    const context = this.#context;
    if (!this.on || context?.state !== "running") return;
    for (const tone of TONES[sound]) ring(context, tone);
  }
}

function ring(context: AudioContext, [hertz, after, length, loud]: Tone): void {
  const at = context.currentTime + after;
  const voice = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}
