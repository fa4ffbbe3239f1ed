import { searchedWords } from '#pure/text/search-words.ts';
import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { readPasted } from './pasted-search.ts';
import { type Code, registeredCodes, type StatusCode, unofficialCodes } from './status-codes.ts';

export interface ListedCode extends StatusCode {
  readonly code: Code;
}

const registered: readonly ListedCode[] = registeredCodes;
const withUnofficial: readonly ListedCode[] = [...registeredCodes, ...unofficialCodes].toSorted((a, b) => a.code - b.code);

/**
 * One to three of the digits and `x` look for codes that begin so, `x` being any digit, in ascending order; anything else for words, of which
 * the answer knows more: here they are only brought into the form in which they are looked for.
 */
export function search({ search: typed, unofficial }: Given<typeof declaration, 'search'>) {
  const all = unofficial ? withUnofficial : registered;
  const sought = typed.trim();
  const isPrefix = /^[1-5x][\dx]{0,2}$/i.test(sought);
  return ok({
    /** What was searched for, without the white space around it. */
    sought,
    codes: isPrefix ? all.filter(hasPrefix(sought)) : all,
    words: isPrefix ? [] : searchedWords(sought),
    total: all.length,
    /** What a search without a result may mean instead. */
    pasted: readPasted(sought),
    /** What the switch hides. */
    hidden: unofficial ? [] : isPrefix ? unofficialCodes.filter(hasPrefix(sought)) : unofficialCodes,
  });
}

export function hasPrefix(prefix: string) {
  const pattern = new RegExp(`^${prefix.replaceAll(/x/gi, '\\d')}`);
  return ({ code }: StatusCode): boolean => pattern.test(String(code));
}

export const run = { search } satisfies Runs<typeof declaration>;
