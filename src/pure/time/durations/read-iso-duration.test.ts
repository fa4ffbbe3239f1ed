import { describe, expect, test } from 'vitest';
import { formatFraction } from '../../numbers/fraction.ts';
import { readIsoDuration } from './read-iso-duration.ts';

const read = (text: string) => readIsoDuration(text)?.map(({ unit, count }) => `${formatFraction(count, 9)} ${unit}`);

describe('readIsoDuration', () => {
  test.each([
    // RFC 3339, appendix A, and ISO 8601-1, section 5.5.2
    ['P4Y', ['4 year']],
    ['P1Y2M10DT2H30M', ['1 year', '2 month', '10 day', '2 hour', '30 minute']],
    ['PT36H', ['36 hour']],
    ['P3W', ['3 week']],
    ['PT0.5S', ['0.5 second']],
    ['PT0,500S', ['0.5 second']],
    ['-P1DT2H', ['-1 day', '-2 hour']],
    ['pt5m', ['5 minute']],
  ])('reads %s', (text, counts) => expect(read(text)).toEqual(counts));

  test.each(['', 'P', 'PT', 'P1', '1H', 'P1H', 'PT1D', 'P1M1Y', 'P1DT', 'PT1H ', 'P-1D'])('refuses %j', (text) =>
    expect(readIsoDuration(text)).toBeUndefined(),
  );
});
