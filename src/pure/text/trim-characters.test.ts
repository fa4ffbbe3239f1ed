import { expect, test } from 'vitest';
import { trimCharacters } from './trim-characters.ts';

test.each([
  ['  a b ', 'a b'],
  ['', ''],
  [' \t', ''],
  ['a', 'a'],
])('%j is trimmed to %j', (text, trimmed) => expect(trimCharacters(text, /\s/)).toBe(trimmed));

test('trims different characters at the beginning and the end', () => expect(trimCharacters('(a).)', /[[(]/, /[.)]/)).toBe('a'));
