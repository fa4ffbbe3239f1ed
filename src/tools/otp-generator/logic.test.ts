import * as fc from 'fast-check';
import { Secret } from 'otpauth/slim';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { computeOtp, type OtpWish } from './compute-otp.ts';
import { drawKeyUri } from './draw-key-uri.ts';
import { drawSecret } from './draw-secret.ts';
import { inputs, options } from './fields.ts';
import { otpAlgorithms, otpDigits, otpTypes } from './otp-parameters.ts';
import { parseKeyUri } from './parse-key-uri.ts';
import { readSecret } from './read-secret.ts';

type Wish = Partial<OtpWish>;

const otp = (wish: Wish, nowMs?: number) => computeOtp({ ...initialValues(inputs), ...initialValues(options), ...wish }, nowMs);

const ofRfc4226 = { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' } as const;
const ofRfc6238 = (length: number) => ({ secret: '1234567890'.repeat(7).slice(0, length), encoding: 'text', digits: '8' }) as const;

const drawFrom = (byte: number) => drawSecret({}, { randomBytes: (count) => new Uint8Array(count).fill(byte) });

// RFC 4226, appendix D: the codes of the counters 0 to 9, here of periods of one second.
const checkAt = (time: string, wish: Wish) => otp({ ...ofRfc4226, period: 1, time, ...wish }).check;

describe('codes', () => {
  // RFC 6238, appendix B.
  test.each([
    ['59', 'SHA-1', 20, '94287082'],
    ['59', 'SHA-256', 32, '46119246'],
    ['59', 'SHA-512', 64, '90693936'],
    ['1111111109', 'SHA-1', 20, '07081804'],
    ['1111111111', 'SHA-256', 32, '67062674'],
    ['1234567890', 'SHA-512', 64, '93441116'],
    ['2000000000', 'SHA-1', 20, '69279037'],
    ['20000000000', 'SHA-1', 20, '65353130'],
    ['20000000000', 'SHA-512', 64, '47863826'],
    ['2603-10-11T11:33:20Z', 'SHA-256', 32, '77737706'],
  ] as const)('at %s with %s and %i bytes is %s', (time, algorithm, length, code) => {
    expect(otp({ ...ofRfc6238(length), algorithm, time }).codes?.current).toBe(code);
  });

  // RFC 4226, appendix D.
  test('count from the counter', () => {
    const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
    const { list, codes: around } = otp({ ...ofRfc4226, type: 'HOTP' });
    expect(list).toEqual(codes.map((code, counter) => ({ counter, code })));
    expect(around?.current).toBe('755224');
    expect(otp({ ...ofRfc4226, type: 'HOTP', counter: 7 }).list.slice(0, 3)).toEqual([
      { counter: 7, code: '162583' },
      { counter: 8, code: '399871' },
      { counter: 9, code: '520489' },
    ]);
  });

  test('end with the last counter', () => {
    const { list } = otp({ ...ofRfc4226, type: 'HOTP', counter: Number.MAX_SAFE_INTEGER - 1 });
    expect(list.map(({ counter }) => counter)).toEqual([Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER]);
  });

  test.each([
    // The tests of the older it-tools.
    [{ secret: 'JBSWY3DPEHPK3PXP', time: '1465324707' }, '341128'],
    [{ secret: 'JBSWY3DPEHPK3PXP', time: '2016-06-07T18:38:27' }, '341128'],
    [{ secret: 'jbsw y3dp-ehpk 3pxp====', time: '2016-06-07 20:38:27+02:00' }, '341128'],
    [{ secret: '48:65:6c 6c-6f21deadBEEF', encoding: 'hex', time: '1465324707.9' }, '341128'],
    [{ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', time: '30' }, '287082'],
    [{ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', time: '60', period: 60 }, '287082'],
  ] as const)('of %j is %s', (wish, code) => {
    expect(otp(wish).codes?.current).toBe(code);
  });

  test('are those of the steps around, the first of which has none before it', () => {
    expect(otp({ ...ofRfc4226, time: '30' }).codes).toEqual({ previous: '755224', current: '287082', next: '359152' });
    expect(otp({ ...ofRfc4226, time: '29' }).codes?.previous).toBeUndefined();
  });

  test('follow the clock while no time is given', () => {
    const { codes, moment } = otp(ofRfc4226, 48_999);
    expect(codes?.current).toBe('287082');
    expect(moment).toEqual(ok({ counter: 1, counterHex: '0000000000000001', unixTime: 48, secondsLeft: 12 }));
    expect(otp(ofRfc4226, 30_000).moment).toMatchObject(ok({ secondsLeft: 30 }));
    expect(otp(ofRfc4226)).toMatchObject({ moment: undefined, codes: undefined });
  });

  test('wait for a number that is wrong, unless it is not asked for', () => {
    expect(otp({ ...ofRfc4226, time: '59', period: Number.NaN })).toMatchObject({ codes: undefined, keyUri: '' });
    expect(otp({ ...ofRfc4226, type: 'HOTP', counter: Number.NaN })).toMatchObject({ codes: undefined, keyUri: '' });
    expect(otp({ ...ofRfc4226, time: '59', counter: Number.NaN, window: Number.NaN, code: '287082' })).toMatchObject({
      codes: { current: '287082' },
      check: undefined,
    });
  });
});

test('a counter is written in 16 hexadecimal digits', () => {
  expect(otp({ ...ofRfc4226, time: '20000000000' }).moment).toMatchObject(ok({ counter: 666_666_666, counterHex: '0000000027bc86aa' }));
});

describe('secret', () => {
  test.each([
    ['ITTOOLS', 'base32', '44e6e72e', 32, true], // seven characters are 35 bits, of which three fill no byte
    ['JBSWY3DPEHPK3PXP', 'base32', '48656c6c6f21deadbeef', 80, true],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'base32', '00443214c74254b635cf84653a56d7c6', 128, false],
    ['é€', 'text', 'c3a9e282ac', 40, true],
  ] as const)('%s in %s is %s', (secret, encoding, hex, bits, isShort) => {
    expect(otp({ secret, encoding }).secret).toMatchObject(ok({ hex, bits, isShort }));
  });

  test('is nothing while it is empty', () => {
    expect(otp({ secret: ' - ' }, 0)).toMatchObject({ secret: undefined, codes: undefined, keyUri: '' });
  });

  test('is written in Base32 without padding', () => {
    expect(otp({ secret: '66 6f 6f', encoding: 'hex' }).secret).toMatchObject(ok({ base32: 'MZXW6' })); // RFC 4648, section 10
  });

  test.each([
    ['ABC1', 'base32', 'notABase32Character', 3, { character: '1', position: 4 }],
    ['AB1C', 'base32', 'notABase32Character', 2, { character: '1', position: 3 }],
    ['A=BC', 'base32', 'notABase32Character', 1, { character: '=', position: 2 }],
    ['a b-💯', 'base32', 'notABase32Character', 4, { character: '💯', position: 5 }],
    ['ag', 'hex', 'notAHexadecimalDigit', 1, { character: 'g', position: 2 }],
    ['otpauth://totp/a?secret=AB1', 'text', 'notABase32Character', 26, { character: '1', position: 27 }],
  ] as const)('refuses %j in %s: %s', (secret, encoding, code, at, values) => {
    expect(otp({ secret, encoding }).secret).toEqual(fail(code, { field: 'secret', at, values }));
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
  ] as const)('refuses %j in hex: %s', (secret, code, values) => {
    expect(otp({ secret, encoding: 'hex' }).secret).toEqual(fail(code, { field: 'secret', ...(values && { values }) }));
  });

  test('is drawn as 32 characters of Base32, each with every value', () => {
    expect(drawFrom(0)).toEqual(ok('A'.repeat(32)));
    expect(drawFrom(255)).toEqual(ok('7'.repeat(32)));
  });

  test('is read back from Base32 and hexadecimal', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
        expect(readSecret(secret.base32.toLowerCase(), 'base32')).toEqual(ok(bytes));
        expect(readSecret(secret.hex, 'hex')).toEqual(ok(bytes));
      }),
    );
  });
});

describe('time', () => {
  test.each(['yesterday', '-1', '1969-12-31', '2023-02-30', '1e9', '99999999999999999999'])('refuses %s', (time) => {
    expect(otp({ ...ofRfc4226, time })).toMatchObject({ moment: fail('notATime', { field: 'time' }), codes: undefined });
  });
});

describe('check', () => {
  test.each([
    ['4', '338314', 1, 0],
    ['4', ' 338 314 ', 0, 0],
    ['4', '969429', 1, -1],
    ['4', '254676', 1, 1],
    ['4', '287922', 2, 2],
    ['4', '287922', 1, undefined],
    ['0', '755224', 10, 0],
    ['0', '520489', 10, 9],
    ['1', '755224', 10, -1],
  ] as const)('finds at %s the code %j within %i at step %s', (time, code, window, step) => {
    expect(checkAt(time, { code, window })).toEqual(ok({ step }));
  });

  test('is done by counter, too', () => {
    expect(otp({ ...ofRfc4226, type: 'HOTP', counter: 3, code: '359152' }).check).toEqual(ok({ step: -1 }));
    expect(otp({ ...ofRfc4226, type: 'HOTP', counter: Number.MAX_SAFE_INTEGER, code: '000000' }).check).toEqual(ok({ step: undefined }));
  });

  test('is empty while no code is typed', () => {
    expect(checkAt('4', { code: ' ' })).toBeUndefined();
  });

  test.each([
    ['12345', '6'],
    ['1234567', '6'],
    ['12345a', '6'],
    ['123456', '8'],
  ] as const)('refuses %j as a code of %s digits', (code, digits) => {
    expect(checkAt('4', { code, digits })).toEqual(fail('wrongDigits', { field: 'code', values: { digits } }));
  });
});

describe('key URI', () => {
  test.each([
    [{}, 'otpauth://totp/IT-Tools:demo-user?issuer=IT-Tools&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30'],
    [
      { type: 'HOTP', counter: 5, algorithm: 'SHA-256', digits: '8', issuer: 'A & B', account: 'é@x.org' },
      'otpauth://hotp/A%20%26%20B:%C3%A9%40x.org?issuer=A%20%26%20B&secret=JBSWY3DPEHPK3PXP&algorithm=SHA256&digits=8&counter=5',
    ],
    [{ issuer: '', account: 'a:b' }, 'otpauth://totp/a%3Ab?secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30'],
  ] as const)('of %j is %s', (wish, uri) => {
    expect(otp({ secret: 'JBSWY3DPEHPK3PXP', ...wish }).keyUri).toBe(uri);
  });

  test.each([
    // The wiki of Google Authenticator, "Key Uri Format".
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
  ])('%s is read', (uri, parts) => {
    expect(parseKeyUri(uri)).toMatchObject(ok(parts));
  });

  test('is read back as it was written', () => {
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
        (wish, bytes) => {
          const { keyUri } = otp({ ...wish, secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32 });
          expect(parseKeyUri(keyUri)).toMatchObject(ok(wish));
          expect(readSecret(keyUri, 'base32')).toEqual(ok(bytes));
        },
      ),
    );
  });

  test('has a QR code unless it is too long for one', () => {
    expect(drawKeyUri(otp({ secret: 'JBSWY3DPEHPK3PXP' }).keyUri)).toEqual(ok(expect.stringMatching(/^<svg /)));
    expect(drawKeyUri('x'.repeat(2332))).toMatchObject({ ok: false });
  });
});

test('any counter has a code of as many digits as asked', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom(...otpDigits), fc.constantFrom(...otpAlgorithms), (counter, digits, algorithm) => {
      expect(otp({ ...ofRfc4226, type: 'HOTP', counter, digits, algorithm }).codes?.current).toMatch(RegExp(`^\\d{${digits}}$`));
    }),
  );
});
