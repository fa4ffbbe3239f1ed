import { expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { toolTexts } from '../../../../test/tool-texts.ts';
import type { KeyPress, Lock } from '../key-press.ts';
import { keyRows } from './key-rows.ts';

const press: KeyPress = {
  key: 'a',
  code: 'KeyA',
  keyCode: 65,
  location: 0,
  modifiers: [],
  locks: [],
  isRepeat: false,
  isComposing: false,
};

const locksText = (language: Language, locks: readonly Lock[]) => {
  const t = toolTexts('keycode-info', language);
  return keyRows(t, { ...press, locks }, language).find(({ label }) => label === t('view.locks'))?.value;
};

test.each([
  ['en', [], 'none'],
  ['en', ['Caps Lock', 'Num Lock'], 'Caps Lock, Num Lock'],
  ['de', ['Caps Lock', 'Num Lock'], 'Caps Lock, Num Lock'],
  ['zh', ['Caps Lock', 'Num Lock'], 'Caps Lock、Num Lock'],
] as const)('the locks in %s that are %j are %s', (language, locks, text) => {
  expect(locksText(language, locks)).toBe(text);
});

test('all rows are empty before the first key', () => {
  expect(new Set(keyRows(toolTexts('keycode-info', 'en'), undefined, 'en').map(({ value }) => value))).toEqual(new Set(['']));
});
