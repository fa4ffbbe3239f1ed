import { expect, test } from 'vitest';
import { fixedDecimals } from './fixed-decimals.ts';

// Decimal signs: CLDR.
test.each([
  [5, 1, 'en', '5.0'],
  [1234.567, 2, 'en', '1234.57'],
  [1234.567, 2, 'de', '1234,57'],
  [380.5, 1, 'ru', '380,5'],
])('%d with %d decimals in %s is %s', (value, decimals, language, written) =>
  expect(fixedDecimals(value, decimals, language)).toBe(written),
);
