import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryNames } from './country-names.ts';

describe('countryNames', () => {
  // Unicode CLDR, territories.
  test.each([
    ['en', 'FR', 'France'],
    ['en', 'GB', 'United Kingdom'],
    ['de', 'GB', 'Vereinigtes Königreich'],
    ['zh', 'DE', '德国'],
    ['uk', 'XK', 'Косово'],
  ])('in %s names %s %s', (language, code, name) => {
    expect(countryNames(language)(code)).toBe(name);
  });

  test('returns anything that is not a country unchanged', () => {
    const nameOf = countryNames('vi');
    const anything = fc.string().filter((text) => !/^[A-Z]{2}$/.test(text));
    fc.assert(
      fc.property(fc.oneof(anything, fc.constantFrom('fr', '001', 'QQ')), (code) => {
        expect(nameOf(code)).toBe(code);
      }),
    );
  });
});
