import type { MatchEstimated } from '@zxcvbn-ts/core';
import type { Guesses } from './crack-time.ts';

export type PatternKind = 'dictionary' | 'keyboard' | 'repeat' | 'sequence' | 'date' | 'year' | 'separator' | 'bruteForce';

export type Dictionary = 'passwords' | 'diceware' | 'commonWords' | 'firstNames' | 'lastNames' | 'wikipedia' | 'series';

/** A part of a password and how it is guessed. */
export interface PasswordPattern {
  readonly part: string;
  readonly kind: PatternKind;
  readonly guesses: Guesses;
  /** The word list of a word and its rank, where 1 is the most frequent word. */
  readonly dictionary?: { readonly name: Dictionary; readonly rank?: number };
  /** The text that is repeated. */
  readonly baseWord?: string;
}

/** Maps the library's pattern names to ours. The library uses regular expressions only for recent years. */
const kinds: Readonly<Record<string, PatternKind>> = {
  dictionary: 'dictionary',
  spatial: 'keyboard',
  repeat: 'repeat',
  sequence: 'sequence',
  wordSequence: 'sequence',
  regex: 'year',
  date: 'date',
  separator: 'separator',
};

const dictionaries: Readonly<Record<string, Dictionary>> = {
  'passwords-common': 'passwords',
  'diceware-common': 'diceware',
  'commonWords-en': 'commonWords',
  'firstnames-en': 'firstNames',
  'lastnames-en': 'lastNames',
  'wikipedia-en': 'wikipedia',
};

/** Converts a match of the library. Its other dictionaries are sequences such as the days of the week. */
export function toPasswordPattern(match: MatchEstimated): PasswordPattern {
  const details: Readonly<Record<string, unknown>> = match;
  const { dictionaryName, rank, baseToken } = details;
  return {
    part: match.token,
    kind: kinds[match.pattern] ?? 'bruteForce',
    guesses: { count: match.guesses, log10: match.guessesLog10 },
    ...(typeof dictionaryName === 'string' && {
      dictionary: { name: dictionaries[dictionaryName] ?? 'series', ...(typeof rank === 'number' && { rank }) },
    }),
    ...(typeof baseToken === 'string' && { baseWord: baseToken }),
  };
}
