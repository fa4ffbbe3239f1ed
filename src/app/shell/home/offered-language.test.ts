import { expect, test } from 'vitest';
import { offeredLanguage } from './offered-language.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-BR'], 'pt'],
  [['zh-Hant-TW', 'de'], 'zh'],
  [['nl', 'fr'], 'fr'],
  [['en-GB', 'de'], undefined],
  [['nl'], undefined],
  [[], undefined],
])('a browser that prefers %j is offered %j', (preferred, language) => {
  expect(offeredLanguage(preferred)).toBe(language);
});
