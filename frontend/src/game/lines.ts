/** Cuts a stream of bytes into lines. */
export class Lines {
  readonly #decoder = new TextDecoder();
  #rest = "";

  /** The lines that are whole now; blank ones are none. */
  take(bytes: Uint8Array): string[] {
    const parts = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split("\n");
    this.#rest = parts.pop() ?? "";
    return parts.filter((line) => line.trim() !== "");
  }
}
