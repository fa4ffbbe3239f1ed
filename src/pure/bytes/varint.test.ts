import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { varintReader, writeVarints } from './varint.ts';

describe('writeVarints', () => {
  // DWARF 5, section 7.6, figure 4: unsigned LEB128.
  test.each([
    [2, [2]],
    [127, [127]],
    [128, [0x80, 1]],
    [129, [0x81, 1]],
    [12_857, [57 + 0x80, 100]],
    [0, [0]],
  ])('writes %i as %j', (number, bytes) => {
    expect([...writeVarints([number])]).toEqual(bytes);
  });
});

describe('varintReader', () => {
  test('reads back written numbers and reports its offset', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), fc.nat(9), (numbers, offset) => {
        const bytes = writeVarints(numbers);
        const reader = varintReader(Uint8Array.from([...new Uint8Array(offset), ...bytes]), offset);
        expect(numbers.map(() => reader.next())).toEqual(numbers);
        expect(reader.offset()).toBe(offset + bytes.length);
      }),
    );
  });

  test('reads zeros past the end', () => {
    expect(varintReader(new Uint8Array(0)).next()).toBe(0);
    expect(varintReader(Uint8Array.of(0x81)).next()).toBe(1);
  });
});
