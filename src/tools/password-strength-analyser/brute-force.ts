import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Guesses } from './crack-time.ts';
import type { declaration } from './declare.ts';

export interface BruteForce {
  /** In code points. */
  readonly length: number;
  /** How many characters an attacker must try at each place, by the kinds of characters that occur. */
  readonly characterSetSize: number;
  readonly entropyBits: number;
  readonly guesses: Guesses;
}

const kinds = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[!-/:-@[-`{-~]/, 32],
  [/ /, 1],
  [/[^ -~]/, 100],
] as const;

/** What trying every combination of characters means for a password; `null` for an empty one. */
export function bruteForce({ password }: Given<typeof declaration, 'bruteForce'>): Result<BruteForce | null, never> {
  if (password === '') return ok(null);
  const length = [...password].length;
  const characterSetSize = kinds.reduce((size, [pattern, count]) => size + (pattern.test(password) ? count : 0), 0);
  return ok({
    length,
    characterSetSize,
    entropyBits: length * Math.log2(characterSetSize),
    guesses: { count: characterSetSize ** length, log10: length * Math.log10(characterSetSize) },
  });
}
