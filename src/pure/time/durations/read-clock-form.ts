import { fail, ok, type Result } from '#core/result.ts';
import { type Fraction, fraction, plus, times } from '../../numbers/fraction.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { unitNanoseconds } from './time-unit.ts';

export type ClockFormError = 'notAClockForm' | 'tooManyMinutes' | 'tooManySeconds';

/** The meaning of two numbers with a colon. */
export type TwoParts = 'hoursMinutes' | 'minutesSeconds';

/** Clock forms such as `1:20` and `1:20:30.5`, and with days as in .NET, `1.02:03:04.5`. */
export const CLOCK_FORM = String.raw`(?:\d{1,20}\.(?=\d{1,2}:))?\d{1,20}:\d{1,2}(?::\d{1,2})?(?:[.,]\d{1,20})?`;

const FORM = /^(?:(?<days>\d{1,20})\.(?=\d{1,2}:))?(?<first>\d{1,20}):(?<second>\d{1,2})(?::(?<third>\d{1,2}))?(?<decimals>[.,]\d{1,20})?$/;

/** The maximum hour after days in .NET: the documentation of `TimeSpan`, “The constant ("c") format specifier”. */
const LAST_HOUR = 23;
const LAST_SIXTIETH = 59;

/** Reads a duration in clock form, in nanoseconds. Decimals belong to the last number. `notAClockForm` for any other text. */
export function readClockForm(text: string, twoParts: TwoParts): Result<Fraction, ClockFormError> {
  const { days, first = '', second = '', third, decimals = '' } = FORM.exec(text)?.groups ?? {};
  if (second === '') return fail('notAClockForm');
  const hasHours = third !== undefined || days !== undefined || twoParts === 'hoursMinutes';
  const [hours, minutes, seconds] = hasHours ? [first, second, third ?? ''] : ['', first, second];
  if (days !== undefined && Number(hours) > LAST_HOUR) return fail('notAClockForm');
  if (hasHours && Number(minutes) > LAST_SIXTIETH) return fail('tooManyMinutes');
  if (Number(seconds) > LAST_SIXTIETH) return fail('tooManySeconds');
  const last = seconds === '' ? 'minute' : 'second';
  const rest = readNumber(decimals.replace(',', '.')) ?? fraction(0n);
  const whole = [
    [days, unitNanoseconds.day],
    [hours, unitNanoseconds.hour],
    [minutes, unitNanoseconds.minute],
    [seconds, unitNanoseconds.second],
  ] as const;
  const nanoseconds = whole.reduce((sum, [count = '', each]) => sum + BigInt(count === '' ? 0 : count) * each, 0n);
  return ok(plus(fraction(nanoseconds), times(rest, fraction(unitNanoseconds[last]))));
}
