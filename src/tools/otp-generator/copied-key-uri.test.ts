import { describe, expect, test } from 'vitest';
import { bareKeyUri } from './copied-key-uri.ts';

describe('bareKeyUri', () => {
  test.each([
    ['"otpauth://totp/a?secret=AA"', ' otpauth://totp/a?secret=AA'],
    ['QR-Code:otpauth://totp/a?secret=AA\n', '        otpauth://totp/a?secret=AA'],
    ['<otpauth://totp/a?secret=AA>', ' otpauth://totp/a?secret=AA'],
    ['otpauth://totp/a?Issuer=B&amp;Secret=AA&amp;DIGITS=8', 'otpauth://totp/a?issuer=B&secret=AA&digits=8'],
    ['otpauth://totp/a?algorithm=HmacSHA256&secret=AA', 'otpauth://totp/a?algorithm=SHA256&secret=AA'],
    ['OTPAUTH://TOTP/A?secret=aa', 'OTPAUTH://TOTP/A?secret=aa'],
  ])('reads %j as %j', (text, bare) => {
    expect(bareKeyUri(text)).toBe(bare);
  });

  test.each(['', 'JBSW Y3DP', '"JBSW"', 'steam://AA', 'see otpauth://totp/a?secret=AA'])('does not change %j', (text) => {
    expect(bareKeyUri(text)).toBe(text);
  });
});
