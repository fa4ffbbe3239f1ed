import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packedTextAt, TextPacker } from './packed-texts.ts';

const pack = (texts: readonly string[]) => {
  const packer = new TextPacker();
  for (const text of texts) packer.add(text);
  return packer.packed();
};

describe('TextPacker', () => {
  test('returns each added text, including empty ones, and an empty text beyond the end', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
        const packed = pack(texts);
        expect(texts.map((_, index) => packedTextAt(packed, index))).toEqual(texts);
        expect(packedTextAt(packed, texts.length)).toBe('');
      }),
    );
  });

  test('reports when it is full, and stops accepting texts', () => {
    const packer = new TextPacker();
    for (let count = 0; count < 300; count++) packer.add('x'.repeat(2 ** 20));
    expect(packer.overflow).toBe('outputTooLong');
    expect(packer.packed().ends.length).toBeLessThan(300);
  });
});
