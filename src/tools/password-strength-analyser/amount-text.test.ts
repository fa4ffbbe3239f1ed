import { describe, expect, test } from 'vitest';
import { languages } from '#core/languages.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { entropyText } from './amount-text.ts';

describe('entropyText', () => {
  // CLDR plural rules depend on the number as displayed, including its two decimals.
  test.each(languages)('uses the plural form of the formatted number in %s', (language) => {
    const t = toolTexts('password-strength-analyser', language);
    const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    const written = new Intl.PluralRules(language, decimals);
    for (const bits of [0, 3.3219, 21, 65.546, 100, 133.14])
      expect(entropyText(t, bits, language)).toBe(
        t(`view.bits_${written.select(bits)}`, { bits: new Intl.NumberFormat(language, decimals).format(bits) }),
      );
  });

  test.each([
    ['en', 0, '0.00 bits'], // only spaces: an alphabet of one character
    ['en', 65.546, '65.55 bits'],
    ['pt', 0, '0,00\u00a0bit'],
    ['ru', 21, '21,00\u00a0бита'],
    ['uk', 65.546, '65,55\u00a0біта'],
  ] as const)('in %s for %d is %s', (language, bits, text) => {
    expect(entropyText(toolTexts('password-strength-analyser', language), bits, language)).toBe(text);
  });

  test('does not group digits', () => {
    expect(entropyText(toolTexts('password-strength-analyser', 'en'), 4700.44, 'en')).toBe('4700.44 bits');
  });
});
