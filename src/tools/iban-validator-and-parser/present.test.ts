import { expect, test } from 'vitest';
import type { Language } from '#core/languages.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { describe } from './run.ts';

function shown(iban: string, language: Language = 'en') {
  const described = describe({ iban });
  if (!described.ok || !described.value) throw new Error(`“${iban}” has no description.`);
  return presenters.describe(described.value, {}, { t: toolTexts('iban-validator-and-parser', language), language });
}

test.each([
  ['en', 'The check digits must be two digits, found "XX". Wrong length: Germany needs 22 characters, found 4.'],
  ['zh', '校验位必须是两位数字，实际为“XX”。长度错误：德国需要 22 个字符，实际为 4 个。'],
] as const)('the problems are joined into sentences in %s', (language, text) => {
  expect(shown('DEXX', language).problems).toBe(text);
});

test('an IBAN is described as valid, with the name of its country', () => {
  expect(shown('CH4431999123000889012')).toMatchObject({
    valid: { value: 'Yes', verdict: 'good' },
    problems: '',
    country: 'Switzerland (CH)',
    sepa: 'Yes',
    qrIban: 'Yes',
  });
});

test('an unknown country has no details', () => {
  expect(shown('XX8937')).toEqual({
    valid: { value: 'No', verdict: 'bad' },
    problems: 'Unknown country code "XX".',
    printFormat: 'XX89 37',
    electronicFormat: 'XX8937',
  });
});
