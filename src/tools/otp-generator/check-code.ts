import { fail, ok, type Result } from '#core/result.ts';
import { type OtpKey, otpCode } from './otp-code.ts';
import { MAX_COUNTER } from './otp-parameters.ts';

/** The step whose code it is, from the current one; `undefined` if it is that of none. */
export interface Check {
  readonly step: number | undefined;
}

/** Each script has its ten digits in a row, which begins with zero: Unicode Standard, section 4.6. */
function westernDigit(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(--code))) value++;
  return String(value);
}

/**
 * Looks for a code in the steps around a counter, the nearest first, up to `window` of them on either side; spaces and hyphens in it are skipped, and the digits
 * may be those of any script. Error:
 * `wrongDigits` for what is no code; values: how many digits it should have.
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
