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

  test('shows a bitness that is not a number unchanged', () => {
    expect(architecture('en', 'many')).toBe('x86, many bits');
  });
});

// Chromium, user_agent_utils.cc: the fictitious brand has different punctuation and another position in each version. Chrome 120 has `_`.
test.each(['Not A;Brand', ' Not A;Brand', 'Not/A)Brand', 'Not_A Brand', '(Not(A:Brand', 'Not?A_Brand', 'Not.A/Brand', 'Not:A-Brand'])(
  'the fake brand %j comes last',
  (brand) => {
    const t = toolTexts('device-information', 'en');
    const fullVersionList = [
      { brand, version: '8.0.0.0' },
      { brand: 'Chromium', version: '120.0.6099.71' },
      { brand: 'Notebook Brand', version: '1' },
    ];
    const fact = browserFacts(t, { hints: { fullVersionList } }).find(({ label }) => label === t('view.facts.brands'));
    expect(fact?.read()).toBe(`Chromium 120.0.6099.71, Notebook Brand 1, ${brand} 8.0.0.0`);
  },
);

test.each([
  ['en', 24, '24 bits'],
  ['uk', 24, '24\u00a0біти'],
  ['uk', 30, '30\u00a0бітів'],
] as const)('the color depth in %s with %d is %s', (language, count, text) => {
  expect(toolTexts('device-information', language)('view.bits', { count })).toBe(text);
});
