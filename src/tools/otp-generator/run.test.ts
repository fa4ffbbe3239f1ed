import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Given } from '#core/declaration.ts';
import { initialValues } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { declaration } from './declare.ts';
import { otpAlgorithms, otpDigits } from './otp-parameters.ts';
import { run } from './run.ts';

const defaults = { ...initialValues(declaration.inputs), ...initialValues(declaration.options) };

type Options = Partial<Given<typeof declaration, 'check'>>;

/** The value of a successful result. */
const valueOf = <Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown }) =>
  result.ok ? (result.value ?? undefined) : undefined;

/** Runs all operations with the given options. */
function otp(options: Options, nowMs = 0) {
  const given = { ...defaults, ...options };
  const clock = { now: () => new Date(nowMs) };
  const generated = valueOf(run.generate(given, clock));
  return {
    secret: run.describeSecret(given),
    moment: run.locate(given, clock),
    codes: generated && { previous: generated.previous, current: generated.current, next: generated.next },
    list: generated?.list,
    check: run.check(given, clock),
    keyUri: valueOf(run.writeUri(given))?.keyUri,
  };
}

const ofRfc4226 = { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' } as const;
const ofRfc6238 = (length: number) => ({ secret: '1234567890'.repeat(7).slice(0, length), secretEncoding: 'text', digits: '8' }) as const;

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
  test('are counted from the counter', () => {
    const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
    const { list, codes: around } = otp({ ...ofRfc4226, type: 'HOTP' });
    expect(list).toEqual(codes.map((code, counter) => ({ counter: String(counter), code })));
    expect(around?.current).toBe('755224');
    expect(otp({ ...ofRfc4226, type: 'HOTP', counter: 7 }).list?.slice(0, 3)).toEqual([
      { counter: '7', code: '162583' },
      { counter: '8', code: '399871' },
      { counter: '9', code: '520489' },
    ]);
  });

  test('end with the maximum counter', () => {
    const { list } = otp({ ...ofRfc4226, type: 'HOTP', counter: Number.MAX_SAFE_INTEGER - 1 });
    expect(list?.map(({ counter }) => counter)).toEqual(['9007199254740990', '9007199254740991']);
  });

  test.each([
    // From the tests of the original it-tools.
    [{ secret: 'JBSWY3DPEHPK3PXP', time: '1465324707' }, '341128'],
    [{ secret: 'JBSWY3DPEHPK3PXP', time: '2016-06-07T18:38:27' }, '341128'],
    [{ secret: 'jbsw y3dp-ehpk 3pxp====', time: '2016-06-07 20:38:27+02:00' }, '341128'],
    [{ secret: '48:65:6c 6c-6f21deadBEEF', secretEncoding: 'hex', time: '1465324707.9' }, '341128'],
    [{ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', time: '30' }, '287082'],
    [{ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', time: '60', period: 60 }, '287082'],
  ] as const)('for %j is %s', (options, code) => {
    expect(otp(options).codes?.current).toBe(code);
  });

  test('include the adjacent steps, except before the first', () => {
    expect(otp({ ...ofRfc4226, time: '30' }).codes).toEqual({ previous: '755224', current: '287082', next: '359152' });
    expect(otp({ ...ofRfc4226, time: '29' }).codes?.previous).toBeUndefined();
  });

  test('follow the clock if no time is given', () => {
    const { codes, moment } = otp(ofRfc4226, 48_999);
    expect(codes?.current).toBe('287082');
    expect(moment).toEqual(ok({ counter: 1, counterHex: '0000000000000001', unixTime: 48, secondsLeft: 12 }));
    expect(otp(ofRfc4226, 30_000).moment).toMatchObject(ok({ secondsLeft: 30 }));
  });

  test('require a valid number, unless it is not used', () => {
    const nothing = { codes: undefined, moment: ok(null), keyUri: undefined };
    expect(otp({ ...ofRfc4226, time: '59', period: undefined })).toMatchObject(nothing);
    expect(otp({ ...ofRfc4226, type: 'HOTP', counter: undefined })).toMatchObject(nothing);
    expect(otp({ ...ofRfc4226, time: '59', counter: undefined })).toMatchObject({ codes: { current: '287082' } });
    expect(otp({ ...ofRfc4226, type: 'HOTP', counter: 1, period: undefined })).toMatchObject({ codes: { current: '287082' } });
  });
});

test('writes a counter in 16 hexadecimal digits', () => {
  expect(otp({ ...ofRfc4226, time: '20000000000' }).moment).toMatchObject(ok({ counter: 666_666_666, counterHex: '0000000027bc86aa' }));
});

describe('secret', () => {
  test.each([
    ['ITTOOLS', 'base32', '44e6e72e', 32, true], // seven characters are 35 bits, and the last three do not fill a byte
    ['JBSWY3DPEHPK3PXP', 'base32', '48656c6c6f21deadbeef', 80, true],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'base32', '00443214c74254b635cf84653a56d7c6', 128, false],
    ['é€', 'text', 'c3a9e282ac', 40, true],
  ] as const)('%s in %s is %s', (secret, secretEncoding, hex, bits, isShort) => {
    expect(otp({ secret, secretEncoding }).secret).toMatchObject(ok({ hex, bits, isShort }));
  });

  test('is missing if empty', () => {
    expect(otp({ secret: ' - ' }, 0)).toMatchObject({ secret: ok(null), codes: undefined, keyUri: undefined });
  });

  test('is written in Base32 without padding', () => {
    expect(otp({ secret: '66 6f 6f', secretEncoding: 'hex' }).secret).toMatchObject(ok({ base32: 'MZXW6' })); // RFC 4648, section 10
  });

  test('has an error for its field', () => {
    expect(otp({ secret: 'ABC1' }).secret).toMatchObject({ ok: false, error: { code: 'notABase32Character', field: 'secret' } });
  });
});

describe('time', () => {
  test.each(['yesterday', '-1', '1969-12-31', '2023-02-30', '1e9', '99999999999999999999'])('refuses %s', (time) => {
    expect(otp({ ...ofRfc4226, time })).toMatchObject({ moment: fail('notATime', { field: 'time' }), codes: undefined });
  });
});

test('checks a code by counter, too', () => {
  expect(otp({ ...ofRfc4226, type: 'HOTP', counter: 3, code: '359152' }).check).toEqual(ok({ step: -1 }));
  expect(otp({ ...ofRfc4226, type: 'HOTP', counter: Number.MAX_SAFE_INTEGER, code: '000000' }).check).toEqual(ok({ step: undefined }));
});

test('returns no check without a code', () => {
  expect(otp({ ...ofRfc4226, time: '4', code: ' ' }).check).toEqual(ok(null));
});

test('any counter has a code with the requested number of digits', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom(...otpDigits), fc.constantFrom(...otpAlgorithms), (counter, digits, algorithm) => {
      expect(otp({ ...ofRfc4226, type: 'HOTP', counter, digits, algorithm }).codes?.current).toMatch(RegExp(`^\\d{${digits}}$`));
    }),
  );
});
