import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf, cutAnswer, LONGEST_TEXT } from './cut-answer.ts';

const cli = { t: (key: string) => key };
const short = { texts: ['a'], structured: { ok: true }, isRefused: false };

test('a short result is unchanged', () => {
  expect(cutAnswer(cli, short)).toEqual(short);
});

test('a long text is cut, with a note', () => {
  const { texts } = cutAnswer(cli, { ...short, texts: ['a'.repeat(LONGEST_TEXT + 1)] });
  expect(texts).toEqual(['a'.repeat(LONGEST_TEXT), 'assistant.cut']);
});

test('a long structured value is replaced by a note', () => {
  const { structured } = cutAnswer(cli, { ...short, structured: { ok: true, answer: 'a'.repeat(LONGEST_TEXT) } });
  expect(structured).toEqual({ ok: true, isCut: true, message: 'assistant.cutValue' });
});

test('a cut text fits the limit and ends with a whole character', () => {
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
