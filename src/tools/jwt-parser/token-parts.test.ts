import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenParts } from './token-parts.ts';

const cut = (text: string) => tokenParts(text).map(({ from, to }) => text.slice(from, to));

describe('tokenParts', () => {
  test('are header, payload and signature of a signed token', () => {
    expect(tokenParts('ab.cde.f')).toEqual([
      { part: 'first', from: 0, to: 2 },
      { part: 'second', from: 3, to: 6 },
      { part: 'third', from: 7, to: 8 },
    ]);
  });

  test.each(['', 'ab', 'ab.cd', 'a.b.c.d.e'])('are none of %j, which is no signed token', (text) => expect(tokenParts(text)).toEqual([]));

  test('and the dots between them are the whole text', () => {
    const part = fc.string({ unit: fc.constantFrom(...'aZ09-_ \n😀') });
    fc.assert(
      fc.property(part, part, part, (...parts) => {
        expect(cut(parts.join('.'))).toEqual(parts);
      }),
    );
  });
});
