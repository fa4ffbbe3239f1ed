import { describe, expect, test } from 'vitest';
import { fraction } from '#pure/numbers/fraction.ts';
import { formatDataRate } from './format-speed.ts';

describe('formatDataRate', () => {
  test.each([
    [100_000_000n, 1n, '12.5 MB/s'],
    [8n, 1n, '1 B/s'],
    [4n, 1n, '0.5 B/s'],
    [7_999n, 1n, '999.875 B/s'],
    [8_000n, 1n, '1 kB/s'],
    [8_000_000_000n, 3n, '333.333 MB/s'],
    [80_000_000_000n, 1n, '10 GB/s'],
    [8n * 10n ** 16n, 1n, '10,000 TB/s'],
  ])('writes %d/%d bits per second as %s', (numerator, denominator, written) => {
    expect(formatDataRate(fraction(numerator, denominator), 'en')).toBe(written);
  });
});
