import { expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { toolTexts } from '../../../../test/tool-texts.ts';
import { describeIban } from '../describe-iban.ts';
import { ibanRows } from './iban-rows.ts';

function problemsText(language: Language): string | undefined {
  const described = describeIban('DEXX');
  const t = toolTexts('iban-validator-and-parser', language);
  const rows = described.ok && described.value ? ibanRows(t, described.value, language) : [];
  return rows.find(({ label }) => label === t('outputs.problems'))?.value;
}

test.each([
  ['en', 'The check digits must be two digits, found "XX". Wrong length: Germany needs 22 characters, found 4.'],
  ['zh', '校验位必须是两位数字，实际为“XX”。长度错误：德国需要 22 个字符，实际为 4 个。'],
] as const)('the problems stand one after the other as sentences do in %s', (language, text) => {
  expect(problemsText(language)).toBe(text);
});
