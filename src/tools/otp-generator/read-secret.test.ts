import * as fc from 'fast-check';
import { Secret } from 'otpauth/slim';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { readSecret } from './read-secret.ts';

describe('readSecret', () => {
  test.each([
    ['ABC1', 'base32', 'notABase32Character', 3, { character: '1', position: 4 }],
    ['AB1C', 'base32', 'notABase32Character', 2, { character: '1', position: 3 }],
    ['A=BC', 'base32', 'notABase32Character', 1, { character: '=', position: 2 }],
    ['a b-💯', 'base32', 'notABase32Character', 4, { character: '💯', position: 5 }],
    ['ag', 'hex', 'notAHexadecimalDigit', 1, { character: 'g', position: 2 }],
    ['otpauth://totp/a?secret=AB1', 'text', 'notABase32Character', 26, { character: '1', position: 27 }],
  ] as const)('refuses %j as %s: %s', (secret, encoding, code, at, values) => {
    expect(readSecret(secret, encoding)).toEqual(fail(code, { at, values }));
  });

  test.each([
    ['abcdef1', 'oddDigitCount', { found: 7 }],
    ['otpauth://totp/a', 'uriWithoutSecret', undefined],
    ['otpauth://totp/a?secret=', 'uriWithoutSecret', undefined],
    ['otpauth://x/a?secret=AA', 'unsupportedInUri', { name: 'type', value: 'x' }],
    ['otpauth://', 'unsupportedInUri', { name: 'type', value: '' }],
    ['otpauth://totp/a?secret=AA&algorithm=MD5', 'unsupportedInUri', { name: 'algorithm', value: 'MD5' }],
    ['otpauth://totp/a?secret=AA&digits=9', 'unsupportedInUri', { name: 'digits', value: '9' }],
    ['otpauth://totp/a?secret=AA&period=0', 'unsupportedInUri', { name: 'period', value: '0' }],
    ['otpauth://hotp/a?secret=AA&counter=-1', 'unsupportedInUri', { name: 'counter', value: '-1' }],
  ] as const)('refuses %j as hex: %s', (secret, code, values) => {
    expect(readSecret(secret, 'hex')).toEqual(fail(code, values && { values }));
  });

  test('reads back a secret from Base32 and hexadecimal', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
        expect(readSecret(secret.base32.toLowerCase(), 'base32')).toEqual(ok(bytes));
        expect(readSecret(secret.hex, 'hex')).toEqual(ok(bytes));
      }),
    );
  });
});
