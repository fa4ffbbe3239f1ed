import { describe, expect, test } from 'vitest';
import { countryOfLanguage, countryOrDefault } from './countries.ts';

describe('countryOfLanguage', () => {
  // The likely subtags of Unicode CLDR.
  test.each([
    ['en-GB', 'GB'],
    ['de', 'DE'],
    ['pt', 'BR'],
    ['zh-Hant', 'TW'],
    ['es-419', 'US'],
    ['en-001', 'US'],
    ['no such language', 'US'],
    ['', 'US'],
  ])('takes %j for a language of %s', (tag, country) => {
    expect(countryOfLanguage(tag)).toBe(country);
  });
});

describe('countryOrDefault', () => {
  test('takes the country that was chosen', () => expect(countryOrDefault('CA', 'fr-FR')).toBe('CA'));
  test.each(['', 'ca', 'ZZ'])('takes that of the language where the choice is %j', (code) => {
    expect(countryOrDefault(code, 'fr-FR')).toBe('FR');
  });
});
