import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';

test.each([
  ['plain', 'text', 'lorem-ipsum.txt'],
  ['html', 'html', 'lorem-ipsum.html'],
  ['markdown', 'markdown', 'lorem-ipsum.md'],
] as const)('a text in %s is %s in a file %s, with counts formatted for the language', (format, type, file) => {
  const texts = { t: toolTexts('lorem-ipsum-generator', 'de'), language: 'de' };
  expect(presenters.generate({ text: 'Lorem.', words: 1, characters: 1234 }, { format }, texts)).toEqual({
    text: { text: 'Lorem.', type, file },
    words: '1',
    characters: '1.234',
  });
});
