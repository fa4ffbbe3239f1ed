import { describe, expect, test } from 'vitest';
import { isSameByRight, wordsIn } from './is-same-by-right.ts';

const list = [
  { reason: 'formats', words: 'JSON SHA' },
  { reason: 'samples', texts: 'user host' },
  { reason: 'the same word in German', texts: 'Format | Stopp' },
] as const;

describe('a translation may equal English', () => {
  test.each([
    ['{{count}} / {{total}} (100 %)', 'placeholders, digits and signs'],
    ['SHA-256', 'a word of the list with digits'],
    ['`git stash` {{name}}', 'code in backticks'],
    ['JSON: $t(reasons.{{fault}})', 'a text that is quoted'],
    ['JSON, SHA', 'several words of the list'],
    ['user@host', 'a whole text of the list'],
    ['Format: {{name}}', 'a whole text of this language'],
  ])('%s: %s', (text) => expect(isSameByRight(text, 'de', list)).toBe(true));
});

describe('a translation must not equal English', () => {
  test.each([
    ['Copy', 'de', 'it is in no list'],
    ['Copy JSON', 'de', 'one of its words is in no list'],
    ['Stopp Format', 'de', 'two listed texts do not make a third'],
    ['host', 'de', 'only a longer text is listed'],
  ] as const)('%s in %s: %s', (text, language, _why) => expect(isSameByRight(text, language, list)).toBe(false));
});

test('words are runs of letters and digits of any script', () => {
  expect(wordsIn('{{n}} größer — 你好, x1 42 `code`')).toEqual(['größer', '你好', 'x1']);
});

test.each([
  ['Format', 'de', true, 'the language has it in its own file'],
  ['Format', 'ru', false, 'only other languages have it'],
  ['Kelvin', 'vi', true, 'all have it that are written in this script'],
  ['Kelvin', 'ru', false, 'the language is written in another script'],
  ['JSON', 'zh', true, 'all languages have it'],
] as const)('%s in %s: %s, since %s', (text, language, isSame, _why) => expect(isSameByRight(text, language)).toBe(isSame));
