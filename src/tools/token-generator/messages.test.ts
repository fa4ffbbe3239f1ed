import { describe, expect, test } from 'vitest';
import { fixedDecimals } from '#pure/numbers/fixed-decimals.ts';
import { languages } from '#core/languages.ts';
import { toolTexts } from '#test/support/tool-texts.ts';

// Lengths and alphabet sizes for these values: 1 of 2, 1 of 3, 2 of 2, 5 of 2, 21 of 2, 64 of 62.
const amounts = [1, Math.log2(3), 2, 5, 21, 64 * Math.log2(62)];

describe.each(['view.entropy', 'view.entropyAtMost'])('%s', (key) => {
  // CLDR plural rules depend on the number as displayed, including its decimal. Russian uses the singular for 21 but not for 21.0.
  test.each(languages)('uses the plural form of the formatted number in %s', (language) => {
    const t = toolTexts('token-generator', language);
    const written = new Intl.PluralRules(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    for (const count of amounts) {
      const bits = fixedDecimals(count, 1, language);
      expect(t(key, { bits, count })).toBe(t(`${key}_${written.select(count)}`, { bits }));
    }
  });
});

test.each([
  ['en', 1, '1.0 bits per token'],
  ['en', 64 * Math.log2(62), '381.1 bits per token'],
  ['fr', 1, '1,0 bit par jeton'],
  ['fr', 2, '2,0 bits par jeton'],
  ['ru', 21, '21,0\u00a0бита на токен'],
  ['uk', 64 * Math.log2(62), '381,1\u00a0біта на токен'],
  ['zh', 5, '每个令牌 5.0 位'],
] as const)('the entropy in %s for %d is %s', (language, count, sentence) => {
  expect(toolTexts('token-generator', language)('view.entropy', { bits: fixedDecimals(count, 1, language), count })).toBe(sentence);
});
