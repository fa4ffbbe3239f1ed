import { describe, expect, test } from 'vitest';
import { readDataUnit, standardReading } from './data-unit.ts';
import { spellingsOf } from './unit-spellings.ts';

const bitsOf = (word: string, reading = standardReading) => {
  const unit = readDataUnit(word, reading);
  return unit && Number(unit.bits.numerator) / Number(unit.bits.denominator);
};

describe('readDataUnit', () => {
  // The SI brochure, 9th edition, table 7; IEC 80000-13, table 1; kubernetes.io, “Quantity”.
  test.each([
    ['bit', 1],
    ['b', 1],
    ['B', 8],
    ['byte', 8],
    ['Bytes', 8],
    ['o', 8],
    ['octets', 8],
    ['nibble', 4],
    ['sector', 4096],
    ['Pages', 32_768],
    ['kB', 8e3],
    ['KB', 8e3],
    ['MB', 8e6],
    ['QB', 8e30],
    ['KiB', 8192],
    ['YiB', 8 * 2 ** 80],
    ['Mbit', 1e6],
    ['Mb', 1e6],
    ['MBit', 1e6], // routers of AVM and others
    ['kBits', 1e3],
    ['Mibit', 2 ** 20],
    ['Go', 8e9],
    ['Kilobyte', 8e3],
    ['mebibits', 2 ** 20],
    ['GIGABYTES', 8e9],
    ['Ki', 8192],
    ['Ei', 8 * 2 ** 60],
    ['k', 8e3],
    ['K', 8e3],
    ['M', 8e6],
    ['m', 0.008],
  ])('%s has %d bits', (word, bits) => expect(bitsOf(word)).toBe(bits));

  test.each([
    ['MB', true, false, 8 * 2 ** 20],
    ['Mbit', true, false, 1e6],
    ['M', true, false, 8 * 2 ** 20],
    ['megabyte', true, false, 8 * 2 ** 20],
    ['MiB', true, false, 8 * 2 ** 20],
    ['m', true, false, 0.008],
    ['Mb', false, true, 8e6],
    ['Mb', true, true, 8 * 2 ** 20],
    ['b', false, true, 8],
    ['Mbit', false, true, 1e6],
  ])('with %s, powers of 1024 %s, and b as byte %s, has %d bits', (word, isBinary, isByte, bits) =>
    expect(bitsOf(word, { isBinary, isByte })).toBe(bits),
  );

  test.each(['', 'XB', 'mB', 'mb', 'kiB', 'gb', 'Q', 'Z', 'Zi', 'kilo', 'knibble', 'toString', 's'])('%j is not a unit', (word) =>
    expect(readDataUnit(word, standardReading)).toBeUndefined(),
  );
});

test.each([
  ['mB', { bytes: 'MB', bits: 'Mbit' }],
  ['gb', { bytes: 'GB', bits: 'Gbit' }],
  ['kib', { bytes: 'KiB', bits: 'Kibit' }],
  ['mbit', { bits: 'Mbit' }],
  ['BITS', { bits: 'bit' }],
  ['gI', { bytes: 'Gi' }],
  ['g', { bytes: 'G' }],
  ['mo', { bytes: 'Mo' }],
  ['XB', {}],
  ['z', {}],
  ['foo', {}],
])('%s could mean %j', (word, spellings) => expect(spellingsOf(word)).toEqual(spellings));
