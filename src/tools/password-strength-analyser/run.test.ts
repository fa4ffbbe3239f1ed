import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { suggestions, warnings } from './advice.ts';
import { analyse } from './run.ts';

const analysisOf = (password: string) => {
  const result = analyse({ password });
  return (result.ok && result.value) || undefined;
};

describe('analyse', () => {
  // The scores are from the tool's specification, and the warnings and suggestions from zxcvbn-ts with its English word lists.
  test.each([
    ['P@ssw0rd', 0],
    ['rhododendron', 1],
    ['extraordinary', 1],
    ['constitutional', 1],
    ['correct horse battery staple', 4],
    ['D0g..................', 1], // Steve Gibson's padding example
  ])('for %j is the score %i', (password, score) => {
    expect(analysisOf(password)?.score).toBe(score);
  });

  test('explains the weakness of a password and how to improve it', () => {
    expect(analysisOf('P@ssw0rd')).toMatchObject({ warning: 'similarToCommon', advice: ['anotherWord', 'capitalization', 'l33t'] });
    expect(analysisOf('aaaaaaaa')).toMatchObject({ warning: 'simpleRepeat', advice: ['anotherWord', 'repeated'] });
  });

  test('returns no warning or advice for a strong password', () => {
    const analysis = analysisOf('kJ8#mQ2$vL9@xR4%');
    expect(analysis?.advice).toEqual([]);
    expect(analysis).not.toHaveProperty('warning');
  });

  test.each([
    ['drowssap', { kind: 'dictionary', part: 'drowssap', dictionary: { name: 'passwords', rank: 2 } }],
    ['rhododendron', { kind: 'dictionary', dictionary: { name: 'wikipedia', rank: 14_924 } }],
    ['Zx9!Zx9!', { kind: 'repeat', baseWord: 'Zx9!' }],
    ['abcdefg', { kind: 'sequence' }],
    ['onetwothree', { kind: 'sequence', dictionary: { name: 'series' } }],
    ['ftgbhu', { kind: 'keyboard' }],
    ['19.07.1987', { kind: 'date' }],
    ['1999', { kind: 'year' }],
    ['ß§', { kind: 'bruteForce', part: 'ß§' }],
  ])('finds in %j the pattern %j', (password, pattern) => {
    expect(analysisOf(password)?.patterns).toEqual([expect.objectContaining(pattern)]);
  });

  test('looks for patterns in the first 128 characters', () => {
    const parts = analysisOf('ab'.repeat(500))?.patterns.map(({ part }) => part);
    expect(parts?.join('')).toBe('ab'.repeat(64));
  });

  test('returns nothing for an empty password', () => {
    expect(analyse({ password: '' })).toEqual(ok(null));
  });

  test('splits any password into all of its parts, and has a text for each result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }), (password) => {
        const analysis = analysisOf(password);
        expect(analysis?.patterns.map(({ part }) => part).join('')).toBe(password);
        expect(suggestions).toEqual(expect.arrayContaining([...(analysis?.advice ?? [])]));
        expect([...warnings, undefined]).toContain(analysis?.warning);
      }),
      { numRuns: runs(15) },
    );
  });
});
