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
 * Up to three characters, digits or `x` for any digit, find the codes that begin with them, in ascending order. Anything else is split into
 * search words for `present.ts`, which also has the translated texts.
 */
export function search({ search: typed, unofficial }: Given<typeof declaration, 'search'>) {
  const all = unofficial ? withUnofficial : registered;
  const sought = typed.trim();
  const isPrefix = /^[1-5x][\dx]{0,2}$/i.test(sought);
  return ok({
    /** The search without surrounding white space. */
    sought,
    codes: isPrefix ? all.filter(hasPrefix(sought)) : all,
    words: isPrefix ? [] : searchedWords(sought),
    total: all.length,
    /** How to read the search as a pasted text, if it matches nothing as typed. */
    pasted: readPasted(sought),
    /** Unofficial codes that the switch hides. */
    hidden: unofficial ? [] : isPrefix ? unofficialCodes.filter(hasPrefix(sought)) : unofficialCodes,
  });
}

export function hasPrefix(prefix: string) {
  const pattern = new RegExp(`^${prefix.replaceAll(/x/gi, '\\d')}`);
  return ({ code }: StatusCode): boolean => pattern.test(String(code));
}

export const run = { search } satisfies Runs<typeof declaration>;
