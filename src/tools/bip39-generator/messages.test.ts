import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';

// The five sizes of BIP39, “Generating the mnemonic”.
test.each([
  ['en', ['128 bits, 12 words', '160 bits, 15 words', '192 bits, 18 words', '224 bits, 21 words', '256 bits, 24 words']],
  ['ru', ['128 бит, 12 слов', '160 бит, 15 слов', '192 бита, 18 слов', '224 бита, 21 слово', '256 бит, 24 слова']],
  ['uk', ['128 бітів, 12 слів', '160 бітів, 15 слів', '192 біти, 18 слів', '224 біти, 21 слово', '256 бітів, 24 слова']],
] as const)('bits and words agree with their numbers in %s', (language, sizes) => {
  const t = toolTexts('bip39-generator', language);
  const written = [12, 15, 18, 21, 24].map(
    (words) => `${t('view.bits', { count: (words / 3) * 32 })}, ${t('view.words', { count: words })}`,
  );
  expect(written.map((size) => size.replaceAll('\u00a0', ' '))).toEqual(sizes);
});
