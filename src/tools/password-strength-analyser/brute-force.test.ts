import { describe, expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { bruteForce as bruteForceGiven } from './brute-force.ts';

const bruteForce = (password: string) => {
  const result = bruteForceGiven({ password });
  return (result.ok && result.value) || undefined;
};

describe('bruteForce', () => {
  // The first two are from the tests of the original it-tools.
  test.each([
    ['ABCabc123!@#', 94, 12],
    ['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_(', 94, 65],
    ['a', 26, 1],
    ['Z', 26, 1],
    ['7', 10, 1],
    ['~', 32, 1],
    [' ', 1, 1],
    ['é', 100, 1],
    ['\t', 100, 1],
    ['🌍', 100, 1],
    ['correct horse battery staple', 27, 28],
    ['aB3 !ü', 195, 6],
  ])('for %j finds a set of %i characters and a length of %i', (password, characterSetSize, length) => {
    expect(bruteForce(password)).toMatchObject({ characterSetSize, length });
  });

  test('recognizes each of the 32 ASCII symbols', () => {
    const marks = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
    expect(marks).toHaveLength(32);
    for (const mark of marks) expect(bruteForce(mark)?.characterSetSize).toBe(32);
  });

  // Calculated with bc as 28 * l(27) / l(2) and so on.
  test.each([
    ['correct horse battery staple', '133.14'],
    ['Zx9!Zx9!', '52.44'],
    ['0123456789', '33.22'],
    [' ', '0.00'],
  ])('calculates for %j the entropy %s', (password, bits) => {
    expect(bruteForce(password)?.entropyBits.toFixed(2)).toBe(bits);
  });

  test('represents a huge number of guesses by its logarithm', () => {
    const guesses = bruteForce('aB3!'.repeat(250))?.guesses;
    expect(guesses?.count).toBe(Number.POSITIVE_INFINITY);
    expect(guesses?.log10).toBeCloseTo(1973.128, 3);
  });

  test('returns nothing for an empty password', () => {
    expect(bruteForceGiven({ password: '' })).toEqual(ok(null));
  });
});
