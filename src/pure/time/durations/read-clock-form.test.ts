import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { formatFraction } from '../../numbers/fraction.ts';
import { type ClockFormError, readClockForm, type TwoParts } from './read-clock-form.ts';

const seconds = (text: string, twoParts: TwoParts = 'hoursMinutes') => {
  const read = readClockForm(text, twoParts);
  return read.ok ? ok(formatFraction({ ...read.value, denominator: read.value.denominator * 1_000_000_000n }, 9)) : read;
};

describe('readClockForm', () => {
  test.each<[string, TwoParts, string]>([
    ['1:20', 'hoursMinutes', '4800'],
    ['1:20', 'minutesSeconds', '80'],
    ['1:20.5', 'minutesSeconds', '80.5'],
    ['1:20:30.5', 'minutesSeconds', '4830.5'],
    ['1:20:30,25', 'hoursMinutes', '4830.25'],
    ['100:00', 'hoursMinutes', '360000'],
    // The documentation of .NET, “Standard TimeSpan format strings”
    ['1.02:03:04.5', 'hoursMinutes', '93784.5'],
    ['6.12:14:45.3448', 'hoursMinutes', '562485.3448'],
  ])('reads %s as %s: %s s', (text, twoParts, read) => expect(seconds(text, twoParts)).toEqual(ok(read)));

  test.each<[string, TwoParts, ClockFormError]>([
    ['1:75', 'hoursMinutes', 'tooManyMinutes'],
    ['1:75', 'minutesSeconds', 'tooManySeconds'],
    ['1:75:20', 'minutesSeconds', 'tooManyMinutes'],
    ['1:20:75', 'hoursMinutes', 'tooManySeconds'],
    ['1.25:00:00', 'hoursMinutes', 'notAClockForm'],
    ['1', 'hoursMinutes', 'notAClockForm'],
    ['1:2:3:4', 'hoursMinutes', 'notAClockForm'],
    ['-1:20', 'hoursMinutes', 'notAClockForm'],
  ])('refuses %s as %s', (text, twoParts, code) => expect(seconds(text, twoParts)).toEqual(fail(code)));
});
