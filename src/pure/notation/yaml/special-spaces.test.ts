import { parseAllDocuments } from 'yaml';
import { expect, test } from 'vitest';
import { specialSpaces } from './special-spaces.ts';

const found = (text: string) => parseAllDocuments(text).flatMap(({ contents }) => specialSpaces(contents, text));

test.each([
  ['key:\u00A0value', [0]], // nodeca/js-yaml#438
  ['a:\n\u00A0\u00A0b: 1\n\u2002c: 2', [3, 10]], // travis-ci/travis-ci#1204, symfony/symfony#15674
  ['{a: 1, b:\u00A0c}', [7]], // nodeca/js-yaml#273
  ['- \u3000x\n- b:\u202Fc', [2, 7]],
  ['a: \u00A0b', [3]],
])('finds the special spaces in %j', (text, offsets) => {
  expect(found(text)).toEqual(offsets);
});

test('handles lists of any length', () => {
  const text = `${'- x\n'.repeat(200_000)}- \u00A0y`;
  expect(found(text)).toEqual([800_002]);
});

test.each([
  ['a: b\u00A0c'],
  ['a: Note:\u00A0b'],
  ['"\u00A0a": \'\u00A0b\''],
  ['a: |\n  \u00A0b:\u00A0c'],
  ['# \u00A0a\nb: 1'],
  ['a\u00A0: 1'],
])('finds no special spaces in %j', (text) => {
  expect(found(text)).toEqual([]);
});
