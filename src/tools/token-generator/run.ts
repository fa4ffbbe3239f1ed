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

/** After so many tokens, those with one of each set are as good as impossible: a small set beside a very large one. */
const MAX_TRIES = 500_000;

type AlphabetError = 'noSet' | 'nothingLeft';

export interface Alphabet {
  /** The characters to draw from, each a code point, each once. */
  readonly characters: readonly string[];
  /** The sets that are on and have a character left. */
  readonly sets: readonly ReadonlySet<string>[];
}

/** The union of the chosen sets, less the excluded characters. */
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

/** How many characters there are to draw from. */
export const countCharacters = (options: Given<typeof declaration, 'countCharacters'>) =>
  mapResult(alphabetOf(options), ({ characters }) => String(characters.length));

/**
 * The information in one token: its length times the binary logarithm of the alphabet's size, in bits.
 * Only a bound where each set must occur, since some tokens are then thrown away.
 */
export const measure = (options: Given<typeof declaration, 'measure'>) =>
  mapResult(alphabetOf(options), ({ characters }) => ({
    bits: options.length * Math.log2(characters.length),
    isUpperBound: options.oneOfEachSet,
  }));

/**
 * One token per line. Every character is drawn uniformly and independently.
 * Where each set must occur, a whole token is drawn again until it does, so that all allowed tokens stay equally likely.
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

  const draw = uniformSource(characters.length, context, length * quantity);
  const drawToken = (): readonly string[] => Array.from({ length }, () => characters[draw()] ?? '');
  const isAllowed = (token: readonly string[]): boolean =>
    !oneOfEachSet || sets.every((set) => token.some((character) => set.has(character)));

  const tokens: string[] = [];
  for (let tries = 0; tokens.length < quantity; tries++) {
    if (tries > MAX_TRIES) return fail('tooRare', { field: 'length' });
    const token = drawToken();
    if (isAllowed(token)) tokens.push(token.join(''));
  }
  return ok(tokens.join('\n'));
}

export const run = { generate: generateTokens, countCharacters, measure } satisfies Runs<typeof declaration>;
