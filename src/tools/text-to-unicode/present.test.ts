import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { describeCharacters } from './describe-characters.ts';

const t = toolTexts('text-to-unicode', 'en');
const presented = (text: string, uppercase = false) => presenters.describe(describeCharacters(text), { uppercase }, { t, language: 'en' });

test.each([
  ['e', { character: 'e', codePoint: 'U+0065', kind: 'Letter', isAbbreviated: false }],
  ['\n', { character: 'LF', codePoint: 'U+000A', kind: 'Control', isAbbreviated: true }],
  ['\u0301', { character: '\u00a0\u0301', codePoint: 'U+0301', kind: 'Mark', isAbbreviated: false }],
])('for %j shows the visible form', (text, row) => {
  expect(presented(text).characters).toMatchObject([row]);
});

test('writes bytes and code units in the chosen case, and code points in capitals', () => {
  expect(presented('é').characters).toMatchObject([{ codePoint: 'U+00E9', utf8: 'c3 a9', utf16: '00e9' }]);
  expect(presented('é', true).characters).toMatchObject([{ codePoint: 'U+00E9', utf8: 'C3 A9', utf16: '00E9' }]);
});

test.each([
  ['a\u200bb\u00a0', [{ code: 'conspicuousFound', values: { count: 2 } }]],
  ['a'.repeat(999), []],
  ['a'.repeat(1000), [{ code: 'inPart' }]],
])('for %j reports conspicuous characters, and that there may be more', (text, notices) => {
  expect(presented(text).notices).toEqual(notices);
});
