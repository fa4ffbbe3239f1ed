import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { uniformSource } from '#pure/random/uniform-random.ts';
import type { declaration } from './declare.ts';

type Options = Given<typeof declaration, 'generate'>;

const UPPERCASE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWERCASE = 'abcdefghijklmnopqrstuvwxyz';
const NUMBERS = '0123456789';
const LOOK_ALIKES = '0Oo1Il|';

/**
 * The maximum number of attempts. Beyond it, a token with one character of each set is practically impossible, as with a small and a very
 * large set.
 */
const MAX_TRIES = 500_000;

type AlphabetError = 'noSet' | 'nothingLeft';

export interface Alphabet {
  /** The distinct code points to choose from. */
  readonly characters: readonly string[];
  /** The selected sets that have at least one character left. */
  readonly sets: readonly ReadonlySet<string>[];
}

/** The union of the selected sets without the excluded characters. */
export function alphabetOf(options: Given<typeof declaration, 'countCharacters'>): Result<Alphabet, AlphabetError> {
  const chosen = [
    options.uppercase ? UPPERCASE : '',
    options.lowercase ? LOWERCASE : '',
    options.numbers ? NUMBERS : '',
    options.symbols ? options.symbolSet : '',
  ].filter(Boolean);
  if (chosen.length === 0) return fail('noSet', { field: 'uppercase' });

  const excluded = new Set(options.excluded + (options.excludeLookAlikes ? LOOK_ALIKES : ''));
  const sets = chosen.map((set) => new Set([...set].filter((character) => !excluded.has(character)))).filter(({ size }) => size > 0);
  if (sets.length === 0) return fail('nothingLeft', { field: 'excluded' });
  return ok({ characters: [...new Set(sets.flatMap((set) => [...set]))], sets });
}

export const countCharacters = (options: Given<typeof declaration, 'countCharacters'>) =>
  mapResult(alphabetOf(options), ({ characters }) => String(characters.length));

/**
 * The entropy of one token in bits: its length times the binary logarithm of the alphabet's size. Only an upper bound if each set must
 * occur, because some tokens are then rejected.
 */
export const measure = (options: Given<typeof declaration, 'measure'>) =>
  mapResult(alphabetOf(options), ({ characters }) => ({
    bits: options.length * Math.log2(characters.length),
    isUpperBound: options.oneOfEachSet,
  }));

/**
 * Generates one token per line, with uniform and independent characters. If each set must occur, rejects and regenerates whole tokens, so
 * that all allowed tokens remain equally likely.
 */
export function generateTokens(
  options: Options,
  context: Pick<Context, 'randomBytes'>,
): Result<string, AlphabetError | 'tooShort' | 'tooRare'> {
  const { length, quantity, oneOfEachSet } = options;
  const alphabet = alphabetOf(options);
  if (!alphabet.ok) return alphabet;
  const { characters, sets } = alphabet.value;
  if (oneOfEachSet && length < sets.length) return fail('tooShort', { field: 'length', values: { length, sets: sets.length } });

  const randomIndex = uniformSource(characters.length, context, length * quantity);
  const generateToken = (): readonly string[] => Array.from({ length }, () => characters[randomIndex()] ?? '');
  const isAllowed = (token: readonly string[]): boolean =>
    !oneOfEachSet || sets.every((set) => token.some((character) => set.has(character)));

  const tokens: string[] = [];
  for (let tries = 0; tokens.length < quantity; tries++) {
    if (tries > MAX_TRIES) return fail('tooRare', { field: 'length' });
    const token = generateToken();
    if (isAllowed(token)) tokens.push(token.join(''));
  }
  return ok(tokens.join('\n'));
}

export const run = { generate: generateTokens, countCharacters, measure } satisfies Runs<typeof declaration>;
