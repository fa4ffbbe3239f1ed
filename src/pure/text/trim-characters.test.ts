import { expect, test } from 'vitest';
import { trimCharacters } from './trim-characters.ts';

test.each([
  ['  a b ', 'a b'],
  ['', ''],
  [' \t', ''],
  ['a', 'a'],
])('%j is trimmed to %j', (text, trimmed) => expect(trimCharacters(text, /\s/)).toBe(trimmed));

test('trims other characters at the end than at the beginning', () => expect(trimCharacters('(a).)', /[[(]/, /[.)]/)).toBe('a'));
