import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import type { Analysis } from './run.ts';

const guesses = { count: 1e10, log10: 10 };

const shown = (analysis: Partial<Analysis>) =>
  presenters.analyse(
    { score: 1, guesses, advice: [], patterns: [], ...analysis },
    { attackSpeed: 'online' },
    { t: toolTexts('password-strength-analyser', 'en'), language: 'en' },
  );

test('the verdict and the level depend on the crack time at the chosen speed, not on the score', () => {
  expect(shown({})).toEqual({
    verdict: { value: 'Fair', verdict: undefined },
    level: '2',
    crackTime: '3 decades, 1 year',
    guesses: '1.0 × 10^10',
    strength: '1 of 4: weak',
    advice: '',
    patterns: [],
  });
});

test('the detail of a pattern is its repeated text or its dictionary', () => {
  const { patterns } = shown({
    patterns: [
      { part: 'Zx9!Zx9!', kind: 'repeat', guesses, baseWord: 'Zx9!' },
      { part: 'drowssap', kind: 'dictionary', guesses, dictionary: { name: 'passwords', rank: 2 } },
      { part: 'onetwo', kind: 'sequence', guesses, dictionary: { name: 'series' } },
      { part: 'ß§', kind: 'bruteForce', guesses },
    ],
  });
  expect(patterns.map(({ part, detail, hasPieceAsDetail }) => [part, detail, hasPieceAsDetail])).toEqual([
    ['Zx9!Zx9!', 'Zx9!', true],
    ['drowssap', 'Common passwords, rank 2', false],
    ['onetwo', 'Word sequences', false],
    ['ß§', '', false],
  ]);
});
