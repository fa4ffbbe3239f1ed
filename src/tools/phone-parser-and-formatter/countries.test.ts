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
  ])('for the language %j returns %s', (tag, country) => {
    expect(countryOfLanguage(tag)).toBe(country);
  });
});

describe('countryOrDefault', () => {
  test('prefers the chosen country', () => expect(countryOrDefault('CA', 'fr-FR')).toBe('CA'));
  test.each(['', 'ca', 'ZZ'])('falls back to the country of the language for the choice %j', (code) => {
    expect(countryOrDefault(code, 'fr-FR')).toBe('FR');
  });
});
