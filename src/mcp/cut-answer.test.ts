import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf, cutAnswer, LONGEST_TEXT } from './cut-answer.ts';

const cli = { t: (key: string) => key };
const short = { texts: ['a'], structured: { ok: true }, isRefused: false };

test('a short answer is as it was', () => {
  expect(cutAnswer(cli, short)).toEqual(short);
});

test('of a long text there is the beginning, and a sentence that says so', () => {
  const { texts } = cutAnswer(cli, { ...short, texts: ['a'.repeat(LONGEST_TEXT + 1)] });
  expect(texts).toEqual(['a'.repeat(LONGEST_TEXT), 'assistant.cut']);
});

test('a long value is left out, and says so', () => {
  const { structured } = cutAnswer(cli, { ...short, structured: { ok: true, answer: 'a'.repeat(LONGEST_TEXT) } });
  expect(structured).toEqual({ ok: true, isCut: true, message: 'assistant.cutValue' });
});

test('what is cut begins the text, is no longer than it may be and breaks no character', () => {
  fc.assert(
    fc.property(fc.constantFrom('a', 'é', '世', '😀'), fc.nat(3), (character, shift) => {
      const text = 'a'.repeat(shift) + character.repeat(LONGEST_TEXT);
      const cut = beginningOf(text);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.isWellFormed()).toBe(true);
      expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(LONGEST_TEXT);
      expect(Buffer.byteLength(cut)).toBeGreaterThan(LONGEST_TEXT - 4);
    }),
  );
});
