import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Guesses } from './crack-time.ts';
import type { declaration } from './declare.ts';

export interface BruteForce {
  /** In code points. */
  readonly length: number;
  /** The number of possible characters at each position, based on the character classes in the password. */
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

/** Calculates the cost of a brute-force attack. Returns `null` for an empty password. */
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
