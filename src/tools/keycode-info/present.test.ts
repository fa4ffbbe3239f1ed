import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import type { DescribedPress } from './run.ts';

const press: DescribedPress = {
  key: 'a',
  code: 'KeyA',
  keyCode: 65,
  location: 0,
  modifiers: '',
  locks: [],
  codePoint: 'U+0061',
  repeat: false,
  isComposing: false,
  condition: 'event.key === "a"',
};

const english = { t: toolTexts('keycode-info', 'en'), language: 'en' } as const;

test.each([
  ['en', [], 'none'],
  ['en', ['Caps Lock', 'Num Lock'], 'Caps Lock, Num Lock'],
  ['de', ['Caps Lock', 'Num Lock'], 'Caps Lock, Num Lock'],
  ['zh', ['Caps Lock', 'Num Lock'], 'Caps Lock、Num Lock'],
] as const)('the locks in %s for %j are %s', (language, locks, text) => {
  expect(presenters.describe({ ...press, locks }, {}, { t: toolTexts('keycode-info', language), language }).locks).toBe(text);
});

test('a key press is described in words', () => {
  expect(presenters.describe({ ...press, key: ' ', code: '', codePoint: undefined, location: 3 }, {}, english)).toEqual({
    key: '" " (space)',
    code: 'none',
    keyCode: '65',
    location: '3 (numpad)',
    modifiers: 'none',
    locks: 'none',
    codePoint: 'none',
    repeat: 'no',
    composing: 'no',
    condition: 'event.key === "a"',
  });
});

test('an unnamed location is shown as its number', () => {
  expect(presenters.describe({ ...press, location: 4 }, {}, english).location).toBe('4');
});

test('recent keys are numbered', () => {
  const recent = [
    { number: 1, key: 'A', code: 'KeyA', keyCode: '65', location: '0', modifiers: 'Shift' },
    { number: 2, key: 'Enter', code: 'NumpadEnter', keyCode: '13', location: '3', modifiers: '' },
  ];
  expect(presenters.list(recent, {}, english).recent).toEqual([
    { number: '1', key: 'A', code: 'KeyA', keyCode: '65', location: '0 (standard)', modifiers: 'Shift' },
    { number: '2', key: 'Enter', code: 'NumpadEnter', keyCode: '13', location: '3 (numpad)', modifiers: 'none' },
  ]);
});
