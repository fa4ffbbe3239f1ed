import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRfc3339, isRfc3339Date, isRfc3339DateTime, isRfc3339Time } from './rfc3339.ts';

describe('isRfc3339DateTime', () => {
  // RFC 3339, section 5.8, and the notes in section 5.6 on case and on a space; the local one is from TOML 1.0.
  test.each([
    '1985-04-12T23:20:50.52Z',
    '1996-12-19T16:39:57-08:00',
    '1990-12-31T23:59:60Z',
    '1937-01-01T12:00:27.87+00:20',
    '1985-04-12t23:20:50z',
    '1985-04-12 23:20:50Z',
    '1979-05-27T07:32:00',
  ])('accepts %s', (text) => {
    expect(isRfc3339DateTime(text)).toBe(true);
    expect(isRfc3339(text)).toBe(true);
  });

  test.each([
    '1985-04-12T24:00:00Z',
    '1985-04-12T23:20Z',
    '1985-04-12T23:20:50+24:00',
    '2001-12-14 21:59:43 -5',
    '1985-04-12TT23:20:50Z',
    '1985-04-12',
  ])('refuses %s', (text) => expect(isRfc3339DateTime(text)).toBe(false));
});

describe('isRfc3339Date', () => {
  test('accepts 29 February in leap years only', () => {
    expect(['2024-02-29', '2000-02-29', '0000-02-29'].map(isRfc3339Date)).toEqual([true, true, true]);
    expect(['2023-02-29', '1900-02-29'].map(isRfc3339Date)).toEqual([false, false]);
  });

  test.each(['2024-13-01', '2024-00-10', '2024-04-31', '2024-1-15', '24-01-15', ''])('refuses %j', (text) => {
    expect(isRfc3339(text)).toBe(false);
  });

  test('accepts the date of every instant from year 0 to 9999', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }),
        (date) => {
          expect(isRfc3339Date(date.toISOString().slice(0, 10))).toBe(true);
          expect(isRfc3339(date.toISOString())).toBe(true);
        },
      ),
    );
  });
});

describe('isRfc3339Time', () => {
  test.each(['07:32:00', '00:32:00.999999', '23:59:60'])('accepts %s', (text) => expect(isRfc3339Time(text)).toBe(true));
  test.each(['7:32:00', '07:32', '24:00:00', '07:60:00', '07:32:61', '07:32:00.', '07:32:00Z'])('refuses %s', (text) => {
    expect(isRfc3339Time(text)).toBe(false);
  });
});
