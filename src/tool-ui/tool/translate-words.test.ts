import { expect, test } from 'vitest';
import { createTranslator } from '#i18n/translator.ts';
import english from '#i18n/shell/en.json' with { type: 'json' };
import { englishWords } from '#ui/words/words.ts';
import { translateWords } from './translate-words.ts';

/** The texts, with every function called on the same label and action. */
const spoken = (words: object): unknown =>
  Object.fromEntries(
    Object.entries(words).map(([key, word]) => [
      key,
      typeof word === 'function' ? word('2', 'Clear') : typeof word === 'object' ? spoken(word) : word,
    ]),
  );

// Components have English texts of their own, so that they work without the app. The English file must match them.
test('the English messages match the default words of the components', () => {
  expect(spoken(translateWords(english.words, createTranslator('en', english), 'en'))).toEqual(spoken(englishWords));
  expect(Object.keys(translateWords(english.words, createTranslator('en', english), 'en'))).toEqual(Object.keys(englishWords));
});

test.each([1, 2, 3020])('the English messages format %i lines as the components do', (count) => {
  const translated = translateWords(english.words, createTranslator('en', english), 'en');
  expect(translated.lines(count)).toBe(englishWords.lines(count));
  expect(translated.showAll(count)).toBe(englishWords.showAll(count));
});
