import * as fc from 'fast-check';
import { type CountryCode, getCountries, getExampleNumber } from 'libphonenumber-js/max';
import exampleNumbers from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { describe as describeGiven, describePhoneNumber, type PhoneDescription } from './run.ts';

function described(typed: string, defaultCountry: CountryCode): PhoneDescription {
  const result = describePhoneNumber(typed, defaultCountry);
  if (!result.ok || result.value === null) throw new Error(`“${typed}” has no description.`);
  return result.value;
}

const e164 = (typed: string, defaultCountry: CountryCode) => described(typed, defaultCountry).formats?.e164;

describe('describePhoneNumber', () => {
  test('contains everything about a number', () => {
    // A fictitious number from ARCEP's plan, which libphonenumber uses as its example for France.
    expect(described('+33 1 23 45 67 89', 'GB')).toEqual({
      country: 'FR',
      callingCode: '33',
      isValid: true,
      length: 'possible',
      type: 'FIXED_LINE',
      formats: {
        international: '+33 1 23 45 67 89',
        national: '01 23 45 67 89',
        e164: '+33123456789',
        rfc3966: 'tel:+33123456789',
        dialed: '00 33 1 23 45 67 89',
      },
      extension: undefined,
    });
  });

  test.each<[string, CountryCode, string]>([
    ['01.23.45.67.89', 'FR', '+33123456789'],
    ['01/23-45 67 89', 'FR', '+33123456789'],
    ['(01) [23] 45 67 89', 'FR', '+33123456789'],
    ['+33 (0)1 23 45 67 89', 'US', '+33123456789'],
    [' +33\u00a01\u202f23\t45 67 89\n', 'US', '+33123456789'],
    ['\u202a+33‑1‑23‑45‑67‑89\u202c', 'US', '+33123456789'],
    ['０１２３４５６７８９', 'FR', '+33123456789'],
    ['٠١٢٣٤٥٦٧٨٩', 'FR', '+33123456789'],
    ['0033 1 23 45 67 89', 'FR', '+33123456789'],
    ['011 44 20 7946 0958', 'US', '+442079460958'],
    ['06991320', 'DE', '+496991320'], // CorentinTh/it-tools, issue 389
    ['+39 06 698 12345', 'US', '+390669812345'],
    ['tel:+33-1-23-45-67-89', 'US', '+33123456789'], // RFC 3966
    ['TEL: 01 23 45 67 89', 'FR', '+33123456789'],
    ['tel:863-1234;phone-context=+1-914-555', 'FR', '+19145558631234'], // RFC 3966, section 6
    ['tel:01-23-45-67-89;phone-context=example.com', 'FR', '+33123456789'],
    ['tel:+33123456789;foo=bar;isub=1', 'US', '+33123456789'],
    ['1-800-FLOWERS', 'US', '+18003569377'],
    ['+1 (800) flowers', 'FR', '+18003569377'],
  ])('reads %j in %s as %s', (typed, country, expected) => {
    expect(e164(typed, country)).toBe(expected);
  });

  test.each(['ext. 12', 'x12', '#12', ';ext=12'])('reads the extension in “… %s”', (extension) => {
    expect(described(`0123456789 ${extension}`, 'FR')).toMatchObject({
      extension: '12',
      formats: { e164: '+33123456789', rfc3966: 'tel:+33123456789;ext=12' },
    });
  });

  test('keeps the extension of a tel URI among other parameters', () => {
    expect(described('tel:+33123456789;ext=12;foo=1', 'US').extension).toBe('12');
  });

  // The number types from libphonenumber, for numbers of national numbering plans.
  test.each<[string, CountryCode, PhoneDescription['type']]>([
    ['07400 123456', 'GB', 'MOBILE'],
    ['+1 415 555 2671', 'GB', 'FIXED_LINE_OR_MOBILE'],
    ['1-800-FLOWERS', 'US', 'TOLL_FREE'],
    ['0909 879 0123', 'GB', 'PREMIUM_RATE'],
    ['+33 9 12 34 56 78', 'FR', 'VOIP'],
    ['070 1234 5678', 'GB', 'PERSONAL_NUMBER'],
    ['+44 55 1234 5678', 'GB', 'UAN'],
    ['076 4012 3456', 'GB', 'PAGER'],
    ['+33 1 23 45 67', 'FR', 'UNKNOWN'],
  ])('classifies %s in %s as %s', (typed, country, type) => {
    expect(described(typed, country).type).toBe(type);
  });

  test.each<[string, CountryCode, string]>([
    ['+33123456789', 'FR', '01 23 45 67 89'],
    ['+33123456789', 'US', '011 33 1 23 45 67 89'],
    ['07400 123456', 'GB', '07400 123456'],
    ['+80012345678', 'FR', '00 800 1234 5678'],
  ])('formats %s as dialed in %s', (typed, country, dialed) => {
    expect(described(typed, country).formats?.dialed).toBe(dialed);
  });

  test('recognizes calling codes without a country', () => {
    expect(described('+800 1234 5678', 'FR')).toMatchObject({ country: 'international', callingCode: '800', isValid: true });
  });

  test.each<[string, PhoneDescription['length']]>([
    ['+33 1 23 45 67', 'TOO_SHORT'],
    ['+33 1 23 45 67 89 0', 'TOO_LONG'],
    ['+354 410 12345', 'INVALID_LENGTH'],
    ['+1 876 123 4567', 'possible'],
  ])('reports why %s is invalid, or that its length is possible: %s', (typed, length) => {
    expect(described(typed, 'FR')).toMatchObject({ isValid: false, length });
  });

  test.each<[string, CountryCode, PhoneDescription['country'], string | undefined]>([
    ['+33', 'US', 'FR', '33'],
    ['+33 1', 'US', 'FR', '33'],
    ['0033', 'FR', 'FR', '33'],
    ['+44', 'FR', undefined, '44'],
    ['+12', 'FR', undefined, '1'],
    ['1 2', 'US', 'US', '1'],
    ['+800 1', 'FR', 'international', '800'],
    ['+38', 'FR', undefined, undefined],
    ['+80', 'FR', undefined, undefined],
    ['+88', 'FR', undefined, undefined],
    ['+26', 'FR', undefined, undefined],
  ])('for the incomplete %s typed in %s, returns the country %s and the code %s', (typed, country, expected, callingCode) => {
    expect(described(typed, country)).toEqual({
      country: expected,
      callingCode,
      isValid: false,
      length: 'TOO_SHORT',
      type: 'UNKNOWN',
      formats: undefined,
      extension: undefined,
    });
  });

  test.each(['', ' \n'])('returns nothing for %j', (typed) => {
    expect(describePhoneNumber(typed, 'FR')).toEqual(ok(null));
  });

  test.each([
    ['abc', fail('notAPhoneNumber')],
    ['+', fail('notAPhoneNumber')],
    ['+3', fail('notAPhoneNumber')],
    ['0', fail('notAPhoneNumber')],
    ['Call 01 23 45 67 89 now', fail('notAPhoneNumber')],
    ['tel:', fail('notAPhoneNumber')],
    ['tel:1-800-FLOWERS', fail('notAPhoneNumber')],
    ['FLOWERS', fail('notAPhoneNumber')],
    ['01 23 45 67 ab', fail('notAPhoneNumber')],
    ['++33123456789', fail('notAPhoneNumber')],
    ['+999 123', fail('unknownCallingCode', { values: { text: '+999 123' } })],
    ['+999 FLOWERS', fail('unknownCallingCode', { values: { text: '+999 FLOWERS' } })],
    ['1'.repeat(18), fail('tooLong')],
    ['1'.repeat(100_000), fail('tooLong')],
  ])('refuses %j', (typed, refusal) => {
    expect(describePhoneNumber(typed, 'FR')).toMatchObject(refusal);
  });

  test.each(getCountries())('reads the example number of %s in each of its formats', (country) => {
    const example = getExampleNumber(country, exampleNumbers)?.number ?? '';
    const { formats, ...about } = described(example, country);
    expect(about).toMatchObject({ isValid: true, length: 'possible' });
    expect(['MOBILE', 'FIXED_LINE_OR_MOBILE']).toContain(about.type);
    expect(Object.values(formats ?? {}).map((text) => e164(text, country))).toEqual(Array.from({ length: 5 }, () => example));
  });

  test('reads the E.164 form of any valid number as the same number', () => {
    const digits = fc.stringMatching(/^\+[1-9]\d{6,13}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom(...getCountries()), (typed, country) => {
        const result = describePhoneNumber(typed, country);
        fc.pre(result.ok && result.value?.isValid === true);
        const value = result.ok ? result.value : null;
        expect(described(value?.formats?.e164 ?? '', country)).toEqual(value);
        expect(described(value?.formats?.rfc3966 ?? '', country)).toEqual(value);
      }),
    );
  });
});

describe('the operation', () => {
  test.each(['', 'fr', 'XX', 'United States'])('uses the country of the locale for the unknown default country %j', (defaultCountry) => {
    const given = { number: '415 555 2671', defaultCountry };
    expect(describeGiven(given, { locale: 'en-US' })).toMatchObject({ value: { callingCode: '1' } });
  });
});
