import { expect, test } from 'vitest';
import { readYaml } from './read-yaml.ts';

const errorOf = (text: string) => {
  const read = readYaml(text, '1.2');
  if (read.ok) throw new Error('was read');
  const { code, values: { line, column, ...quoted } = {} } = read.error;
  return [code, line, column, ...Object.values(quoted)];
};

const nines = (anchor: string, items: string) => `${anchor}: &${anchor} [${Array(9).fill(items).join()}]\n`;

const laughs = (levels: string) => [...levels].map((anchor, index) => nines(anchor, index === 0 ? 'x' : `*${levels[index - 1]}`)).join('');

test.each([
  ['a: 1\na: 2', 'yamlKeyTwice', 2, 1, 'a'],
  ['1: a\n"1": b', 'yamlKeyTwice', 2, 1, '1'],
  ['a:\n\tb: 1', 'yamlTabAsIndent', 2, 1],
  ['a: b: c', 'yamlPairMisplaced', 1, 4],
  ['- 1\n b: 2', 'yamlPairMisplaced', 1, 3],
  ['a: @x', 'yamlPlainStart', 1, 4, '@'],
  ['a: "x', 'yamlNotClosed', 1, 6],
  ["'x", 'yamlNotClosed', 1, 3],
  ['[1, 2', 'yamlNotClosed', 1, 6],
  ['a: {b: 1', 'yamlNotClosed', 1, 9],
  [' a: 1\nb: 2', 'yamlTextUnexpected', 2, 1],
  ['a: 1\nb', 'yamlValueMissing', 2, 1],
  ['{"a" "b"}', 'yamlCommaInMap', 1, 6],
  ['["a" "b"]', 'yamlCommaInSequence', 1, 6],
  ['a: "\\q"', 'yamlEscapeInvalid', 1, 5, '\\q'],
  ['a: &x 1\nb: *y', 'yamlAnchorUnknown', 2, 4, 'y'],
  ['a: *b\nb: &b 1', 'yamlAnchorUnknown', 1, 4, 'b'],
  ['a: &a\n  - *a', 'yamlAliasCircular', 2, 5, 'a'],
  ['? [1]\n: 2', 'yamlKeyNotScalar', 1, 3],
  ['{a: 1}: 2', 'yamlKeyNotScalar', 1, 1],
  ['- &m {a: 1}\n- *m : 2', 'yamlKeyNotScalar', 2, 3],
  ['<<: 1', 'yamlMergeSource', 1, 5],
  ['<<: [{a: 1}, 2]', 'yamlMergeSource', 1, 5],
  ['a: !!binary "?"', 'yamlBinaryInvalid', 1, 13],
  ['a: 1\na: 2\n---\n[', 'yamlKeyTwice', 2, 1, 'a'],
  ['- [\n- {a: 1, a: 2}', 'yamlNotClosed', 2, 1],
  ['\uFEFFa: 1\na: 2', 'yamlKeyTwice', 2, 1, 'a'],
  ['['.repeat(100_000), 'nestedTooDeeply', undefined, undefined],
])('readYaml describes the error in %j', (text, code, line, column, ...quoted) => {
  expect(errorOf(text)).toEqual([code, line, column, ...quoted]);
});

test('an error marks the offset in the original text', () => {
  expect(readYaml('\uFEFFa: 1\na: 2', '1.2')).toMatchObject({ error: { at: 6 } });
});

test('readYaml expands aliases to at most a million values', () => {
  expect(readYaml(laughs('abcdef'), '1.2').ok).toBe(true);
  expect(errorOf(laughs('abcdefg'))).toEqual(['yamlAliasesTooMany', undefined, undefined]);
});

test('readYaml finds a repeated key among 20,000 without comparing all pairs', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => `k${index}: 1\n`).join('');
  expect(errorOf(`${keys}k5: 2`)).toEqual(['yamlKeyTwice', 20_001, 1, 'k5']);
});
