import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { inspectUlid } from './inspect-ulid.ts';

describe('inspectUlid', () => {
  // The examples of the ULID specification. Times and digits are from Python integer arithmetic.
  test.each([
    [
      '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      {
        createdAt: '2016-07-30T23:54:10.259Z',
        unixMilliseconds: '1469922850259',
        random: 'd6764c61efb99302bd5b',
        ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
        uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b',
      },
    ],
    [
      '01BX5ZZKBKACTAV9WEVGEMMVRZ',
      {
        createdAt: '2017-10-24T01:29:36.371Z',
        unixMilliseconds: '1508808576371',
        random: '5334ada78edc1d4a6f1f',
        ulid: '01BX5ZZKBKACTAV9WEVGEMMVRZ',
        uuid: '015f4bff-cd73-5334-ada7-8edc1d4a6f1f',
      },
    ],
    [
      '7zzzzzzzzzzzzzzzzzzzzzzzzz',
      {
        createdAt: '+010889-08-02T05:31:50.655Z',
        unixMilliseconds: '281474976710655',
        random: 'ffffffffffffffffffff',
        ulid: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
        uuid: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
      },
    ],
  ])('explains %s', (inspected, facts) => {
    expect(inspectUlid({ inspected })).toEqual(ok(facts));
  });

  test.each(['', ' \n'])('returns nothing for %j', (inspected) => {
    expect(inspectUlid({ inspected })).toEqual(ok(null));
  });

  test('explains why a text is not a ULID', () => {
    expect(inspectUlid({ inspected: '8ZZZZZZZZZZZZZZZZZZZZZZZZZ' })).toEqual(fail('tooGreat', { field: 'inspected', at: 0 }));
  });

  test('calculates the 128 bits of every UUID', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), (integer) => {
        const digits = integer.toString(16).padStart(32, '0');
        const inspected = inspectUlid({ inspected: digits });
        const base32 = integer.toString(32).padStart(26, '0');
        expect(inspected).toMatchObject(
          ok({
            unixMilliseconds: String(integer >> 80n),
            random: (integer & (2n ** 80n - 1n)).toString(16).padStart(20, '0'),
            // BigInt uses a to v for digits above 9, whereas Crockford's alphabet omits four letters.
            ulid: [...base32].map((digit) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(Number.parseInt(digit, 32))).join(''),
          }),
        );
        expect(inspected.ok && inspected.value?.uuid.replaceAll('-', '')).toBe(digits);
        expect(inspected.ok && inspectUlid({ inspected: inspected.value?.ulid ?? '' })).toEqual(inspected);
      }),
    );
  });
});
