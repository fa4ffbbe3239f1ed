import { type OverflowCode, TextWriter } from '../notation/tree/text-writer.ts';

/** Any number of texts as one, so that hundreds of thousands of them cross from a worker in an instant. */
export interface PackedTexts {
  readonly text: string;
  /** Where each text ends in it, in UTF-16 code units. */
  readonly ends: Uint32Array;
}

/** Of texts that there are; beyond them it is empty. */
export const packedTextAt = ({ text, ends }: PackedTexts, index: number): string =>
  index < ends.length ? text.slice(index === 0 ? 0 : ends[index - 1], ends[index]) : '';

/** Gathers texts. What would not fit into one string is dropped, and `overflow` says why. */
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
