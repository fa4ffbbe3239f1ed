import { expect, test } from 'vitest';
import { withoutDocumentMarks } from './document-marks.ts';

test.each([
  ['a: 1\n\uFEFF---\nb: 2', 'a: 1\n---\nb: 2'],
  ['a: 1\n---\r\n\uFEFFb: 2\n\uFEFF# c', 'a: 1\n---\r\nb: 2\n# c'],
  ['---\n\uFEFF# c', '---\n# c'], // Eijebong/Archipelago-lobby#134
  ['a: "\n\uFEFFx"', 'a: "\n\uFEFFx"'],
  ['a: \uFEFF---', 'a: \uFEFF---'],
])('reads %j as %j', (text, expected) => {
  expect(withoutDocumentMarks(text).text).toBe(expected);
});

test('maps every offset to its character in the original text', () => {
  const text = 'a\n\uFEFF---\n\uFEFFb\n\uFEFF---';
  const { text: unmarked, offsetOf } = withoutDocumentMarks(text);
  expect(Array.from(unmarked, (_, offset) => text[offsetOf(offset)]).join('')).toBe(unmarked);
});
