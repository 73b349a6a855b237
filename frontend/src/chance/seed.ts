/** What follows from a game's seed (R9.1), by the formula of src/docs/chance.md. */

const FACES = 6;
const BYTE = 256;
/** Roadblocks and road-menders keep their cells. */
const FIXED = "xo";

/** Throws and deals of one game. */
export class Seed {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #key: Promise<CryptoKey>;

  constructor(hex: string) {
    this.#bytes = new Uint8Array((hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));
    const hmac = { name: "HMAC", hash: "SHA-256" };
    this.#key = crypto.subtle.importKey("raw", this.#bytes, hmac, false, ["sign"]);
  }

  async commitment(): Promise<string> {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", this.#bytes));
    return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  async die(ply: number): Promise<number> {
    return (await this.#lots(`die:${ply}`).below(FACES)) + 1;
  }

  /** What a whirlwind makes of the contents of its cells. */
  async deal(ply: number, contents: string): Promise<string> {
    const free = [...contents].filter((each) => !FIXED.includes(each));
    const lots = this.#lots(`whirlwind:${ply}`);
    for (let last = free.length - 1; last > 0; last--) {
      const other = await lots.below(last + 1);
      [free[last], free[other]] = [free[other] ?? "", free[last] ?? ""];
    }
    return [...contents].map((each) => (FIXED.includes(each) ? each : free.shift())).join("");
  }

  #lots(event: string): Lots {
    return new Lots(async (block) => {
      const message = new TextEncoder().encode(`${event}:${block}`);
      return new Uint8Array(await crypto.subtle.sign("HMAC", await this.#key, message));
    });
  }
}

/** The bytes that one event draws on, block after block. */
class Lots {
  readonly #draw: (block: number) => Promise<Uint8Array>;
  #block = 0;
  #bytes: number[] = [];

  constructor(draw: (block: number) => Promise<Uint8Array>) {
    this.#draw = draw;
  }

  /** A number from 0 to just below the bound; bytes that would favour some are left out. */
  async below(bound: number): Promise<number> {
    for (;;) {
      if (this.#bytes.length === 0) this.#bytes = [...(await this.#draw(this.#block++))];
      const drawn = this.#bytes.shift() ?? 0;
      if (drawn < BYTE - (BYTE % bound)) return drawn % bound;
    }
  }
}
