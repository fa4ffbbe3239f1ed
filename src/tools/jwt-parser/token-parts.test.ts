import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenParts } from './token-parts.ts';

const cut = (text: string) => tokenParts(text).map(({ from, to }) => text.slice(from, to));

describe('tokenParts', () => {
  test('are the header, payload and signature of a signed token', () => {
    expect(tokenParts('ab.cde.f')).toEqual([
      { part: 'first', from: 0, to: 2 },
      { part: 'second', from: 3, to: 6 },
      { part: 'third', from: 7, to: 8 },
    ]);
  });

  test.each(['', 'ab', 'ab.cd', 'a.b.c.d.e'])('are empty for %j, which is not a signed token', (text) =>
    expect(tokenParts(text)).toEqual([]),
  );

  test('make up the whole text with the dots between them', () => {
    const part = fc.string({ unit: fc.constantFrom(...'aZ09-_ \n😀') });
    fc.assert(
      fc.property(part, part, part, (...parts) => {
        expect(cut(parts.join('.'))).toEqual(parts);
      }),
    );
  });
});
