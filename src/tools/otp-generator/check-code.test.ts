import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { checkCode } from './check-code.ts';
import type { OtpDigits } from './otp-parameters.ts';

const keyOf = (digits: OtpDigits) => ({ secret: new TextEncoder().encode('12345678901234567890'), algorithm: 'SHA-1', digits }) as const;

describe('checkCode', () => {
  // RFC 4226, appendix D: codes for the counters 0 to 9.
  test.each([
    [4, '338314', 1, 0],
    [4, ' 338 314 ', 0, 0],
    [4, '338\u2011314', 0, 0],
    [4, '٣٣٨٣١٤', 0, 0],
    [4, '３３８３１４', 0, 0],
    [4, '𝟛𝟛𝟠𝟛𝟙𝟜', 0, 0],
    [4, '969429', 1, -1],
    [4, '254676', 1, 1],
    [4, '287922', 2, 2],
    [4, '287922', 1, undefined],
    [0, '755224', 10, 0],
    [0, '520489', 10, 9],
    [1, '755224', 10, -1],
  ] as const)('from counter %i matches the code %j within %i at step %s', (counter, code, window, step) => {
    expect(checkCode(keyOf('6'), counter, code, window)).toEqual(ok({ step }));
  });

  test.each([
    ['12345', '6'],
    ['1234567', '6'],
    ['12345a', '6'],
    ['123456', '8'],
  ] as const)('refuses %j, which does not have %s digits', (code, digits) => {
    expect(checkCode(keyOf(digits), 4, code, 1)).toEqual(fail('wrongDigits', { field: 'code', values: { digits } }));
  });
});
