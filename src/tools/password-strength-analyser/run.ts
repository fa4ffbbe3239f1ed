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
  /** In password order. Only the first 128 characters are analyzed. */
  readonly patterns: readonly PasswordPattern[];
}

/** A 256-character password without patterns would take seconds. */
const MAX_LENGTH = 128;

// Takes half a second, so it runs while the worker loads and not with the first password.
const zxcvbn = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...commonDictionary, ...englishDictionary },
  maxLength: MAX_LENGTH,
});

/**
 * Estimates guesses based on the patterns of a password (Wheeler 2016, “zxcvbn: Low-Budget Password Strength Estimation”). Returns `null`
 * for an empty password.
 */
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

/** Narrows the type of a match. All matches of a result have estimates, but the library's type omits them. */
const isEstimated = (match: MatchExtended): match is MatchExtended & Estimate => 'guesses' in match;

export const run = { analyse, bruteForce } satisfies Runs<typeof declaration>;
