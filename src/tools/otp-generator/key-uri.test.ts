import * as fc from 'fast-check';
import { Secret } from 'otpauth/slim';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { drawKeyUri } from './draw-key-uri.ts';
import { declaration } from './declare.ts';
import { otpAlgorithms, otpDigits, otpTypes } from './otp-parameters.ts';
import { type KeyUri, parseKeyUri } from './parse-key-uri.ts';
import { readSecret } from './read-secret.ts';
import { writeKeyUri } from './write-key-uri.ts';

const keyUri = (options: Partial<KeyUri>) =>
  writeKeyUri({ ...initialValues(declaration.inputs), ...initialValues(declaration.options), secret: 'JBSWY3DPEHPK3PXP', ...options });

describe('a key URI', () => {
  test.each([
    [{}, 'otpauth://totp/IT-Tools:demo-user?issuer=IT-Tools&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30'],
    [
      { type: 'HOTP', counter: 5, algorithm: 'SHA-256', digits: '8', issuer: 'A & B', account: 'é@x.org' },
      'otpauth://hotp/A%20%26%20B:%C3%A9%40x.org?issuer=A%20%26%20B&secret=JBSWY3DPEHPK3PXP&algorithm=SHA256&digits=8&counter=5',
    ],
    [{ issuer: '', account: 'a:b' }, 'otpauth://totp/a%3Ab?secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30'],
  ] as const)('for %j is %s', (options, uri) => {
    expect(keyUri(options)).toBe(uri);
  });

  test.each([
    // From the Google Authenticator wiki, "Key Uri Format".
    [
      'otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example',
      {
        type: 'TOTP',
        issuer: 'Example',
        account: 'alice@google.com',
        secret: 'JBSWY3DPEHPK3PXP',
        period: 30,
        digits: '6',
        algorithm: 'SHA-1',
      },
    ],
    [
      'otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA256&digits=8&period=60',
      { issuer: 'ACME Co', account: 'john.doe@email.com', algorithm: 'SHA-256', digits: '8', period: 60 },
    ],
    ['otpauth://totp/Provider1:Alice%20Smith?secret=AA', { issuer: 'Provider1', account: 'Alice Smith' }],
    ['otpauth://totp/Big%20Corporation%3A%20alice%40bigco.com?secret=AA', { issuer: 'Big Corporation', account: 'alice@bigco.com' }],
    ['OTPAUTH://HOTP/alice?counter=7&secret=AA', { type: 'HOTP', issuer: '', account: 'alice', counter: 7 }],
    ['otpauth://totp/100%?secret=AA', { account: '100%' }],
    // An empty parameter has its default.
    ['otpauth://totp/a?secret=AA&algorithm=&digits=&period=', { algorithm: 'SHA-1', digits: '6', period: 30 }],
  ])('%s can be read', (uri, parts) => {
    expect(parseKeyUri(uri)).toMatchObject(ok(parts));
  });

  test.each(['otpauth://steam/Steam:me?secret=AA', 'otpauth://totp/Steam:me?secret=AA&issuer=Steam&digits=5&encoder=steam', 'steam://AA'])(
    '%s, of Steam Guard, is refused with its own error',
    (uri) => expect(readSecret(uri, 'base32')).toEqual(fail('steamUri')),
  );

  test('is read back unchanged', () => {
    const name = fc.string({ unit: 'grapheme' }).filter((text) => text === text.trim() && text.isWellFormed());
    fc.assert(
      fc.property(
        fc.record({
          type: fc.constantFrom(...otpTypes),
          algorithm: fc.constantFrom(...otpAlgorithms),
          digits: fc.constantFrom(...otpDigits),
          issuer: name.filter((text) => text !== ''),
          account: name,
        }),
        fc.uint8Array({ minLength: 1 }),
        (options, bytes) => {
          const uri = keyUri({ ...options, secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32 });
          expect(parseKeyUri(uri)).toMatchObject(ok(options));
          expect(readSecret(uri, 'base32')).toEqual(ok(bytes));
        },
      ),
    );
  });

  test('has a QR code unless it is too long', () => {
    expect(drawKeyUri(keyUri({}))).toEqual(ok(expect.stringMatching(/^<svg /)));
    expect(drawKeyUri('x'.repeat(2332))).toMatchObject({ ok: false });
  });
});
