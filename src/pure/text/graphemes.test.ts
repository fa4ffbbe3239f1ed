import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { graphemesOf } from './graphemes.ts';

describe('graphemesOf', () => {
  // UAX 29, section 3.1, tables 1a and 1c.
  test.each([
    ['', []],
    ['abc', ['a', 'b', 'c']],
    ['a\r\nb\n\rc', ['a', '\r\n', 'b', '\n', '\r', 'c']],
    ['g\u0308e\u0301', ['g\u0308', 'e\u0301']],
    ['👨‍👩‍👧‍👦é', ['👨‍👩‍👧‍👦', 'é']],
    ['🇩🇪🇫🇷', ['🇩🇪', '🇫🇷']],
    ['각각', ['각', '각']],
    ['가\u11a8', ['가\u11a8']],
    ['நி', ['நி']],
    ['日本語かな', ['日', '本', '語', 'か', 'な']],
    ['か\u3099', ['か\u3099']],
    ['привет', ['п', 'р', 'и', 'в', 'е', 'т']],
  ])('finds in %j %j', (text, graphemes) => {
    expect(graphemesOf(text)).toEqual(graphemes);
  });

  test('agrees with the segmenter of the platform', () => {
    const segmenter = new Intl.Segmenter();
    const simple = fc.constantFrom(
      ...Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter((character) => graphemesOf(character).length === 1),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: simple }),
          fc.string({ unit: fc.nat({ max: 0x52f }).map((code) => String.fromCharCode(code)) }),
        ),
        (text) => {
          expect(graphemesOf(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});
