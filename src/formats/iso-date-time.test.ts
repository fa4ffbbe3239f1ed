import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIsoDateTime } from './iso-date-time.ts';

describe('parseIsoDateTime', () => {
  // By GNU date.
  test.each([
    ['2016-07-30T23:54:10.259Z', 1_469_922_850, '259'],
    ['2016-07-31T01:54:10,25900+02:00', 1_469_922_850, '25900'],
    ['2016-07-30t19:54:10-0400', 1_469_922_850, ''],
    ['2016-07-30 23:54', 1_469_922_840, ''],
    ['2016-07-31T01:54:10+02', 1_469_922_850, ''],
    ['2016-07-30', 1_469_836_800, ''],
    ['2016-02-29', 1_456_704_000, ''],
    ['1969-12-31T23:59:59.5Z', -1, '5'],
    ['0001-01-01', -62_135_596_800, ''],
    ['+275760-09-13', 8_640_000_000_000, ''],
  ])('reads %j as %i s and the fraction %j', (text, epochSeconds, fraction) => {
    expect(parseIsoDateTime(text)).toEqual({ epochSeconds, fraction });
  });

  test.each([
    '',
    'now',
    '1469922850259',
    ' 2016-07-30',
    '2016-07',
    '2016-07-30T',
    '2016-07-30T23',
    '2016-7-30',
    '2015-02-29',
    '2016-13-01',
    '2016-00-10',
    '2016-04-31',
    '2016-07-30T24:00:00Z',
    '2016-07-30T23:60:00Z',
    '2016-07-30T23:59:61Z',
    '2016-07-30T23:59:59+24:00',
    '2016-07-30T23:59:59+01:60',
    '+275760-09-13T00:00:01Z',
    '+275760-09-14',
  ])('refuses %j', (text) => {
    expect(parseIsoDateTime(text)).toBeUndefined();
  });

  test('reads every instant as Date writes it', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const epochSeconds = Math.floor(date.getTime() / 1000);
        expect(parseIsoDateTime(date.toISOString())).toEqual({
          epochSeconds,
          fraction: String(date.getTime() - epochSeconds * 1000).padStart(3, '0'),
        });
      }),
    );
  });
});
