/** A cache of buffers with a maximum total size. It removes the least recently used ones first. */
export class KeptBuffers {
  readonly #buffers = new Map<string, Buffer>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(name: string): Buffer | undefined {
    const found = this.#buffers.get(name);
    if (found) {
      this.#buffers.delete(name);
      this.#buffers.set(name, found); // moves it to the end of the map's order
    }
    return found;
  }

  set(name: string, buffer: Buffer): void {
    this.#remove(name);
    this.#buffers.set(name, buffer);
    this.#bytes += buffer.length;
    for (const oldest of this.#buffers.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(name: string): void {
    this.#bytes -= this.#buffers.get(name)?.length ?? 0;
    this.#buffers.delete(name);
  }
}
