import { fail, ok, type Result } from '#core/result.ts';
import { type OtpKey, otpCode } from './otp-code.ts';
import { MAX_COUNTER } from './otp-parameters.ts';

/** The step of a code relative to the current one, or `undefined` if no step matches. */
export interface Check {
  readonly step: number | undefined;
}

/**
 * Converts a digit of any script to 0–9. The ten digits of each script are consecutive, starting with zero (Unicode Standard, section 4.6).
 */
function westernDigit(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(--code))) value++;
  return String(value);
}

/**
 * Looks for a code in up to `window` steps on either side of a counter, nearest first. Ignores spaces and hyphens, and accepts the digits
 * of any script. Error: `wrongDigits` for an invalid code, with the expected number of digits.
 */
export function checkCode(key: OtpKey, counter: number, typed: string, window: number): Result<Check, 'wrongDigits'> {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/\p{Nd}/gu, westernDigit);
  if (!/^\d+$/.test(code) || code.length !== Number(key.digits))
    return fail('wrongDigits', { field: 'code', values: { digits: key.digits } });
  const steps = Array.from({ length: 2 * window + 1 }, (_, index) => (index % 2 === 1 ? -1 : 1) * Math.ceil(index / 2));
  const isInRange = (step: number): boolean => counter + step >= 0 && counter + step <= MAX_COUNTER;
  return ok({ step: steps.find((step) => isInRange(step) && otpCode(key, counter + step) === code) });
}
