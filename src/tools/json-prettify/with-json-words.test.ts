import { expect, test } from 'vitest';
import { withJsonWords } from './with-json-words.ts';

test.each([
  ['[NaN, -Infinity, nan, inf]', '[null, null, null, null]'],
  [`{NaN: "NaN", 'x': 'inf'}`, `{NaN: "NaN", 'x': 'inf'}`],
  ['[xNaN, Infinity2]', '[xNaN, Infinity2]'],
  [String.raw`["C:\Users\new"]`, String.raw`["C:\\Users\\new"]`],
  [String.raw`["C:\users"]`, String.raw`["C:\\users"]`],
  [String.raw`["\d+\"\\\u0041"]`, String.raw`["\\d+\"\\\u0041"]`],
  [String.raw`{"a":"b\u20`, String.raw`{"a":"b\u20`],
  [String.raw`["a\nb\\d"]`, String.raw`["a\nb\\d"]`],
])('writes %j as %j', (text, expected) => {
  expect(withJsonWords(text)).toBe(expected);
});
