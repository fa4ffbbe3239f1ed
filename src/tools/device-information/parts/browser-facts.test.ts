import { describe, expect, test } from 'vitest';
import type { Language } from '#core/languages.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { browserFacts } from './browser-facts.ts';

const architecture = (language: Language, bitness: string) => {
  const t = toolTexts('device-information', language);
  const fact = browserFacts(t, { hints: { architecture: 'x86', bitness } }).find(({ label }) => label === t('view.facts.architecture'));
  return fact?.read();
};

describe('the architecture', () => {
  test.each([
    ['en', '64', 'x86, 64 bits'],
    ['ru', '64', 'x86, 64-битная'],
    ['uk', '64', 'x86, 64\u00a0біти'],
    ['uk', '16', 'x86, 16\u00a0бітів'],
    ['zh', '32', 'x86，32 位'],
  ] as const)('in %s of %s bits is %s', (language, bitness, text) => {
    expect(architecture(language, bitness)).toBe(text);
  });

  test('says what a browser gives in place of a number as it is', () => {
    expect(architecture('en', 'many')).toBe('x86, many bits');
  });
});

test.each([
  ['en', 24, '24 bits'],
  ['uk', 24, '24\u00a0біти'],
  ['uk', 30, '30\u00a0бітів'],
] as const)('the color depth in %s of %d is %s', (language, count, text) => {
  expect(toolTexts('device-information', language)('view.bits', { count })).toBe(text);
});
