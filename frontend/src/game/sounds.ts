import type { ItemKind } from "../board";

/** What can be heard: each item has a sound of its own. */
export type Sound = "move" | "capture" | "turn" | "tick" | "offer" | "end" | ItemKind;

/** A tone: its pitch, when it begins, how long it rings, how loud, and the pitch it glides to. */
type Tone = readonly [hertz: number, after: number, length: number, loud: number, to?: number];

/** Wood, stone and brass, air, and a few clear bells: made here, nothing is fetched. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [
    [320, 0, 0.07, 0.5],
    [190, 0.004, 0.09, 0.4],
  ],
  capture: [
    [420, 0, 0.05, 0.3],
    [260, 0.03, 0.12, 0.34, 120],
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
  roadblock: [
    [150, 0, 0.12, 0.5],
    [92, 0.006, 0.2, 0.45],
  ],
  roadMender: [
    [830, 0, 0.26, 0.2],
    [1245, 0.003, 0.2, 0.12],
    [190, 0, 0.06, 0.3],
  ],
  powerMarble: [
    [392, 0, 0.14, 0.2, 784],
    [784, 0.12, 0.26, 0.2, 1175],
  ],
  wing: [[330, 0, 0.4, 0.2, 990]],
  swap: [
    [494, 0, 0.38, 0.16, 740],
    [740, 0, 0.38, 0.16, 494],
  ],
  whirlwind: [
    [140, 0, 0.6, 0.26, 420],
    [210, 0.08, 0.6, 0.18, 630],
    [420, 0.55, 0.3, 0.2, 160],
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

  /** Now, or after so many seconds. */
  play(sound: Sound, after = 0): void {
    const context = this.#context;
    if (!this.on || context?.state !== "running") return;
    for (const tone of TONES[sound]) ring(context, tone, after);
  }
}

function ring(context: AudioContext, [hertz, late, length, loud, to]: Tone, after: number): void {
  const at = context.currentTime + after + late;
  const voice = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  if (to) {
    voice.frequency.setValueAtTime(hertz, at);
    voice.frequency.exponentialRampToValueAtTime(to, at + length);
  }
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}
