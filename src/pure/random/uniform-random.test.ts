import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { uniformSource } from './uniform-random.ts';

/** A source of bytes that returns these 32-bit words in order. */
const words = (...values: readonly number[]) => {
  const queue = [...values];
  return {
    randomBytes: (count: number) => {
      const bytes = new DataView(new ArrayBuffer(count));
      for (let offset = 0; offset < count; offset += 4) bytes.setUint32(offset, queue.shift() ?? 0);
      return new Uint8Array(bytes.buffer);
    },
  };
};

describe('uniformSource', () => {
  test('discards numbers above the last full multiple of the bound', () => {
    // 2^32 = 429496729 * 10 + 6: the six highest words would make 0 to 5 more likely.
    const next = uniformSource(10, words(4_294_967_295, 4_294_967_290, 4_294_967_289, 17));
    expect(next()).toBe(9);
    expect(next()).toBe(7);
  });

  test('returns every number below the bound, and no others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (bound) => {
        const next = uniformSource(bound, words(...Array.from({ length: bound }, (_, index) => index)));
        expect(Array.from({ length: bound }, next)).toEqual(Array.from({ length: bound }, (_, index) => index));
      }),
    );
  });

  test('never requests more than 65,536 bytes at once', () => {
    const requests: number[] = [];
    const randomBytes = (count: number) => {
      requests.push(count);
      return new Uint8Array(count);
    };
    const next = uniformSource(7, { randomBytes }, 1_000_000);
    for (let index = 0; index < 20_000; index++) next();
    expect(Math.max(...requests)).toBe(65_536);
  });
});
