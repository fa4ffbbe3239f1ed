import { getCountries } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { countryChoices, countryOfLanguage, countryOrDefault } from './countries.ts';

describe('countryOfLanguage', () => {
  // The likely subtags of the Unicode CLDR.
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

const labels = (language: string) => countryChoices(language).map(({ label }) => label);

describe('countryChoices', () => {
  test('has every country of the library once, with its code and calling code to search by', () => {
    const choices = countryChoices('en');
    expect(choices.map(({ value }) => value).toSorted()).toEqual(getCountries().toSorted());
    expect(choices).toContainEqual({ value: 'FR', label: 'France (+33)', searchTerms: ['FR', '33'] });
  });

  test('sorts by the names of the language', () => {
    expect(labels('en').indexOf('Åland Islands (+358)')).toBe(1);
    expect(labels('de').indexOf('Ägypten (+20)')).toBe(1);
    expect(labels('de')).toContain('Frankreich (+33)');
  });
});
