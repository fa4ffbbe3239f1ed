import { describe, expect, test } from 'vitest';
import { fraction } from '../../numbers/fraction.ts';
import { readCount } from './read-count.ts';

describe('readCount', () => {
  test.each<[string, bigint, bigint]>([
    ['5', 5n, 1n],
    ['1.5', 15n, 10n],
    ['1,5', 15n, 10n],
    ['.25', 25n, 100n],
    ['1,234', 1234n, 1n],
    ['1,234.5', 12_345n, 10n],
    ['1.234,5', 12_345n, 10n],
    ['1.234.567', 1_234_567n, 1n],
    ['1.234', 1234n, 1000n],
    ['1_000', 1000n, 1n],
    ['1’000', 1000n, 1n],
  ])('reads %s', (text, numerator, denominator) => expect(readCount(text)).toEqual(fraction(numerator, denominator)));

  test.each(['', '.', ',', '1.2.3', '1,2,3', '1,23,456', '-1', '1e3', '9'.repeat(41)])('refuses %j', (text) =>
    expect(readCount(text)).toBeUndefined(),
  );
});
