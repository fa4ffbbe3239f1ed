import { getCountries } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import type { Language } from '#core/languages.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { chooseCountry, describePhoneNumber } from './run.ts';

const textsIn = (language: Language) => ({ t: toolTexts('phone-parser-and-formatter', language), language });

function countriesIn(language: Language) {
  const chosen = chooseCountry({ defaultCountry: '' }, { locale: 'fr-CA' });
  return chosen.ok ? presenters.chooseCountry(chosen.value, {}, textsIn(language)) : undefined;
}

const labels = (language: Language) => countriesIn(language)?.countries.map(({ name }) => name) ?? [];

describe('chooseCountry', () => {
  test('lists every country of the library once, searchable by its code and calling code', () => {
    const chosen = countriesIn('en');
    expect(chosen?.usedCountry).toBe('CA');
    expect(chosen?.countries.map(({ code }) => code).toSorted()).toEqual(getCountries().toSorted());
    expect(chosen?.countries).toContainEqual({ code: 'FR', name: 'France (+33)', callingCode: '33' });
  });

  test('sorts by the names in the language', () => {
    expect(labels('en').indexOf('Åland Islands (+358)')).toBe(1);
    expect(labels('de').indexOf('Ägypten (+20)')).toBe(1);
    expect(labels('de')).toContain('Frankreich (+33)');
  });
});

function shown(typed: string, language: Language = 'en') {
  const described = describePhoneNumber(typed, 'FR');
  return described.ok && described.value && presenters.describe(described.value, {}, textsIn(language));
}

describe('the description of a number', () => {
  test('is complete and in the page language', () => {
    expect(shown('01 23 45 67 89', 'de')).toEqual({
      country: 'Frankreich (FR)',
      callingCode: '+33',
      valid: 'Ja',
      possible: 'Ja',
      type: 'Festnetz',
      international: '+33 1 23 45 67 89',
      national: '01 23 45 67 89',
      e164: '+33123456789',
      rfc3966: 'tel:+33123456789',
      dialed: '01 23 45 67 89',
    });
  });

  test.each([
    ['+800 1234 5678', { country: 'International', callingCode: '+800' }],
    ['+1 2', { country: undefined, callingCode: '+1', valid: 'No', possible: 'No: too short', type: 'Unknown' }],
  ])('of %j contains the origin as far as known', (typed, expected) => {
    expect(shown(typed)).toMatchObject(expected);
  });
});
