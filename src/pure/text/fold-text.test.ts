import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Prüfsumme', 'prufsumme'],
  ['Định dạng', 'dinh dang'],
  ['Імʼя, ім’я', "ім'я, ім'я"],
  ['ÉCOLE', 'ecole'],
  ['Хэш', 'хэш'],
  ['哈希', '哈希'],
])('%s is compared as %s', (text, folded) => expect(foldText(text)).toBe(folded));

test('folding twice has no further effect', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
    }),
  );
});
