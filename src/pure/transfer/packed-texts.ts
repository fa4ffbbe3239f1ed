import { type OverflowCode, TextWriter } from '../notation/tree/text-writer.ts';

/** Any number of texts packed into one, so that a worker can send hundreds of thousands of them quickly. */
export interface PackedTexts {
  readonly text: string;
  /** The end of each text, in UTF-16 code units. */
  readonly ends: Uint32Array;
}

/** The text at an index; empty if there is no such text. */
export const packedTextAt = ({ text, ends }: PackedTexts, index: number): string =>
  index < ends.length ? text.slice(index === 0 ? 0 : ends[index - 1], ends[index]) : '';

/** Collects texts. Drops those that do not fit into one string, and gives the reason as `overflow`. */
export class TextPacker {
  readonly #writer = new TextWriter();
  readonly #ends: number[] = [];
  #length = 0;

  get overflow(): OverflowCode | undefined {
    return this.#writer.overflow;
  }

  add(text: string): void {
    if (this.overflow) return;
    this.#writer.write(text);
    this.#ends.push((this.#length += text.length));
  }

  packed(): PackedTexts {
    return { text: this.#writer.text(), ends: Uint32Array.from(this.#ends) };
  }
}
