import { type Estimate, type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { type Suggestion, suggestions, type Warning, warnings } from './advice.ts';
import { bruteForce } from './brute-force.ts';
import type { Guesses } from './crack-time.ts';
import type { declaration } from './declare.ts';
import { type PasswordPattern, toPasswordPattern } from './password-pattern.ts';

export interface Analysis {
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly guesses: Guesses;
  readonly warning?: Warning;
  readonly advice: readonly Suggestion[];
  /** In the order of the password, of which at most the first 128 characters are looked at. */
  readonly patterns: readonly PasswordPattern[];
}

/** 256 characters without a pattern take seconds. */
const MAX_LENGTH = 128;

// Half a second of work: done while the worker loads, not with the first password.
const zxcvbn = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...commonDictionary, ...englishDictionary },
  maxLength: MAX_LENGTH,
});

/** How a password is guessed by its patterns, after Wheeler 2016, “zxcvbn: Low-Budget Password Strength Estimation”; `null` for an empty one. */
export function analyse({ password }: Given<typeof declaration, 'analyse'>): Result<Analysis | null, never> {
  if (password === '') return ok(null);
  const { score, guesses, guessesLog10, feedback, sequence } = zxcvbn.check(password);
  const warning = warnings.find((known) => known === feedback.warning);
  return ok({
    score,
    guesses: { count: guesses, log10: guessesLog10 },
    ...(warning && { warning }),
    advice: [...new Set(feedback.suggestions)].flatMap((given) => suggestions.find((known) => known === given) ?? []),
    patterns: sequence.filter(isEstimated).map(toPasswordPattern),
  });
}

/** All matches of a result are; the library's type leaves it out. */
const isEstimated = (match: MatchExtended): match is MatchExtended & Estimate => 'guesses' in match;

export const run = { analyse, bruteForce } satisfies Runs<typeof declaration>;
