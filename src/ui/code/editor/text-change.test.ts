import { Text } from '@codemirror/state';
import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeBetween, normalizeLineBreaks } from './text-change.ts';

const applied = (before: string, after: string) => {
  const { from, to, insert } = changeBetween(before, after);
  return Text.of(before.split('\n')).replace(from, to, insert).toString();
};

describe('changeBetween', () => {
  test.each([
    ['an added letter', 'ab', 'acb', { from: 1, to: 1 }],
    ['a removed letter', 'abc', 'ac', { from: 1, to: 2 }],
    ['one of several equal letters', 'aaa', 'aaaa', { from: 3, to: 3 }],
    ['everything', 'abc', 'xyz', { from: 0, to: 3 }],
    ['nothing', 'abc', 'abc', { from: 3, to: 3 }],
  ])('replaces only differing text: %s', (_fact, before, after, range) => {
    expect(changeBetween(before, after)).toMatchObject(range);
  });

  test('transforms any text into any other', () => {
    const text = string({ unit: 'grapheme' }).map((line) => line.replaceAll('a', '\n').replaceAll('\r', ''));
    assert(
      property(text, text, text, (start, one, other) => {
        expect(applied(start + one + start, start + other + start)).toBe(start + other + start);
      }),
    );
  });
});

test('normalizeLineBreaks converts each of the three line breaks to one line feed', () => {
  expect(normalizeLineBreaks('a\r\nb\rc\n\r\nd')).toBe('a\nb\nc\n\nd');
});
