import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { parseTime } from './parse-time.ts';

describe('parseTime', () => {
  // 1469922850259 is the time of the example in the ULID specification. The other values are from GNU date.
  test.each([
    ['1469922850259', 1_469_922_850_259],
    [' 0 ', 0],
    ['0000000001', 1],
    ['281474976710655', 281_474_976_710_655],
    ['2016-07-30T23:54:10.259Z', 1_469_922_850_259],
    ['2016-07-31T01:54:10.259+02:00', 1_469_922_850_259],
    ['2016-07-30t19:54:10,2599-0400', 1_469_922_850_259],
    ['2016-07-30 23:54:10.259', 1_469_922_850_259],
    ['2016-07-31T05:24:10.259+0530', 1_469_922_850_259],
    ['2016-07-31T01:54:10.259+02', 1_469_922_850_259],
    ['2016-07-30T23:54:10', 1_469_922_850_000],
    ['2016-07-30T23:54', 1_469_922_840_000],
    ['2016-07-30T23:54:10.2Z', 1_469_922_850_200],
    ['2016-07-30', 1_469_836_800_000],
    ['2016-07', 1_467_331_200_000],
    ['30.07.2016', 1_469_836_800_000],
    // The output of date(1)
    ['Sat Jul 30 23:54:10 UTC 2016', 1_469_922_850_000],
    ['2016-02-29', 1_456_704_000_000],
    ['1970-01-01', 0],
    ['1970-01-01T01:00:00+01:00', 0],
    ['+010889-08-02T05:31:50.655Z', 281_474_976_710_655],
    ['2016-07-29T24:00:00Z', 1_469_836_800_000],
    ['2016-12-31T23:59:60.5Z', 1_483_228_800_500],
  ])('reads %j as %i ms', (typed, milliseconds) => {
    expect(parseTime(typed)).toEqual(ok(milliseconds));
  });

  test.each([
    '',
    'now',
    '-1',
    '1.5',
    '1e3',
    '2016-07-30T',
    '2015-02-29',
    '2016-13-01',
    '2016-00-10',
    '2016-01-00',
    '2016-04-31',
    '2016-07-30T24:00:01Z',
    '2016-07-30T23:60:00Z',
    '2016-07-30T23:59:61Z',
    '2016-07-30T23:59:59+24:00',
    '2016-07-30T23:59:59+01:60',
    '03/04/2016',
    '2016-07-30T23:54:10.259Z and more',
  ])('refuses %j, which is not a time', (typed) => {
    expect(parseTime(typed)).toEqual(fail('notATime', { field: 'time' }));
  });

  test.each([
    '281474976710656',
    '9'.repeat(400),
    '1969-12-31T23:59:59.999Z',
    '1970-01-01T00:59:59+01:00',
    '0050-01-01',
    '-000001-01-01',
    '+010889-08-02T05:31:50.656Z',
    '+200000-12-31',
  ])('refuses %j, which does not fit in 48 bits', (typed) => {
    expect(parseTime(typed)).toEqual(fail('timeOutOfRange', { field: 'time', values: { greatest: '+010889-08-02T05:31:50.655Z' } }));
  });

  test('accepts the greatest time as displayed', () => {
    const refused = parseTime('281474976710656');
    expect(parseTime(refused.ok ? '' : String(refused.error.values?.['greatest']))).toEqual(ok(2 ** 48 - 1));
  });

  test('reads every time as written by the platform', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (milliseconds) => {
        expect(parseTime(new Date(milliseconds).toISOString())).toEqual(ok(milliseconds));
        expect(parseTime(String(milliseconds))).toEqual(ok(milliseconds));
      }),
    );
  });

  test('returns a result for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const parsed = parseTime(typed);
        expect(parsed.ok ? Number.isSafeInteger(parsed.value) : ['notATime', 'timeOutOfRange'].includes(parsed.error.code)).toBe(true);
      }),
    );
  });
});
