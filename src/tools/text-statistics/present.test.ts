import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { textStatistics } from './text-statistics.ts';

const shown = (text: string, speeds: { readonly readingSpeed?: number; readonly speakingSpeed?: number } = {}) =>
  presenters.count(
    textStatistics(text, 'en'),
    { readingSpeed: undefined, speakingSpeed: undefined, ...speeds },
    { t: toolTexts('text-statistics', 'de'), language: 'de' },
  );

test('counts, shares and times are formatted for the language', () => {
  expect(shown('a bc '.repeat(600), { readingSpeed: 238, speakingSpeed: 50 })).toMatchObject({
    characters: '3.000',
    words: '1.200',
    averageWordLength: '1,5',
    longestWord: 'bc',
    readingTime: '5\u00a0min 3\u00a0s',
    speakingTime: '24\u00a0min',
    frequency: [
      { word: 'a', count: '600', share: '50,0\u00a0%' },
      { word: 'bc', count: '600', share: '50,0\u00a0%' },
    ],
  });
});

test('a time is empty while its speed is invalid, but the counts remain', () => {
  expect(shown('a b', { speakingSpeed: 183 })).toMatchObject({ words: '2', readingTime: '', speakingTime: '1\u00a0s' });
});
