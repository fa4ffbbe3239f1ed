import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareText } from './bare-text.ts';
import { isPrintable } from './is-printable.ts';
import { SAMPLE_LENGTH, sampleOfBytes, sampleOfText } from './sample.ts';
import { shownExcerpt } from './shown-excerpt.ts';

const surroundings = { now: new Date(0), timeZone: 'UTC', language: 'en' };

test.each([
  ['  "1700000000",\n', '1700000000'],
  ['`#ff8800`;', '#ff8800'],
  ["'", "'"],
  ['"a\'', '"a\''],
  [',', ''],
  ['say "no"', 'say "no"'],
])('%j without its surroundings is %j', (text, bare) => expect(bareText(text)).toBe(bare));

describe('a sample', () => {
  test('of a long text ends with a whole character', () => {
    const { text, isWhole, size } = sampleOfText(`${'a'.repeat(SAMPLE_LENGTH - 1)}😀b`, surroundings);
    expect([text?.length, isWhole, size]).toEqual([SAMPLE_LENGTH - 1, false, SAMPLE_LENGTH + 4]);
  });

  test('from the beginning of a file is a text if only its last character is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.nat(), (written, cut) => {
        const bytes = new TextEncoder().encode(written);
        const head = bytes.slice(0, Math.max(1, cut % (bytes.length + 1)));
        const { text, isWhole } = sampleOfBytes({ head, size: bytes.length }, surroundings);
        expect(text !== undefined && written.startsWith(text)).toBe(true);
        expect(isWhole).toBe(head.length === bytes.length);
      }),
    );
  });

  test('of other bytes has no text', () => {
    expect(sampleOfBytes({ head: Uint8Array.of(0x89, 0x50, 0xff), size: 3 }, surroundings).text).toBeUndefined();
  });
});

test.each([
  ['plain\ttext\r\n', true],
  ['nul\0', false],
  ['\x9b31m', false],
  [`${'a'.repeat(99)}\uFFFD`, true],
  [`${'a'.repeat(50)}\uFFFD`, false],
  ['\uD800', false],
])('of %j is printable: %j', (text, is) => expect(isPrintable(text)).toBe(is));

test.each([
  ['a \n b', 'a b'],
  ['x'.repeat(81), `${'x'.repeat(79)}…`],
  ['😀'.repeat(80), '😀'.repeat(80)],
  ['a\0b\u202Ec', 'a␀b␣c'],
])('%j is shown as %j', (text, shown) => expect(shownExcerpt(text)).toBe(shown));
