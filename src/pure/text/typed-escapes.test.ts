import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveTypedEscapes } from './typed-escapes.ts';

describe('resolveTypedEscapes', () => {
  test.each([
    ['', ''],
    [', ', ', '],
    [String.raw`\n`, '\n'],
    [String.raw`,\n\t`, ',\n\t'],
    [String.raw`\\`, '\\'],
    [String.raw`\\n`, String.raw`\n`],
    [String.raw`\\\n`, '\\\n'],
  ])('reads %j as %j', (typed, meant) => {
    expect(resolveTypedEscapes(typed)).toBe(meant);
  });

  test.each([String.raw`\x`, String.raw`\r`, String.raw`\N`, '\\', String.raw`a\ b`])('leaves %j unchanged', (typed) => {
    expect(resolveTypedEscapes(typed)).toBe(typed);
  });

  test('can express any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('\\', '\n', '\t', 'n', 't', '🙂', ' ') }), (meant) => {
        const typed = meant.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`).replaceAll('\t', String.raw`\t`);
        expect(resolveTypedEscapes(typed)).toBe(meant);
      }),
    );
  });
});
