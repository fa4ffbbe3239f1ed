import { foldText } from '#core/fold-text.ts';
import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { inputs, options } from './fields.ts';
import { type Code, registeredCodes, type StatusCode, unofficialCodes } from './status-codes.ts';

export interface ListedCode extends StatusCode {
  readonly code: Code;
}

/** The five classes of RFC 9110, section 15, by their first digit. */
export const statusClasses = [1, 2, 3, 4, 5] as const;

export interface CodesOfClass {
  readonly statusClass: (typeof statusClasses)[number];
  readonly codes: readonly ListedCode[];
}

export interface FoundCodes {
  readonly shown: number;
  readonly total: number;
  /** What was searched for, without the white space around it. */
  readonly search: string;
  /** Only the classes that have a match, each with its codes in ascending order. */
  readonly classes: readonly CodesOfClass[];
}

const registered: readonly ListedCode[] = registeredCodes;
const withUnofficial: readonly ListedCode[] = [...registeredCodes, ...unofficialCodes].toSorted((a, b) => a.code - b.code);

/**
 * One to three of the digits and `x` look for codes that begin so, `x` being any digit; anything else for words, all of which must occur.
 * The names are English: where the page is not, `meaningOf` gives what it says about a code in its own language, which is searched, too.
 */
export function findStatusCodes(
  { search }: ValuesOf<typeof inputs>,
  { unofficial }: ValuesOf<typeof options>,
  meaningOf: (code: Code) => string = () => '',
): FoundCodes {
  const codes = unofficial ? withUnofficial : registered;
  const sought = search.trim();
  const found = codes.filter(/^[1-5x][\dx]{0,2}$/i.test(sought) ? hasPrefix(sought) : hasWords(sought, meaningOf));
  const classes = statusClasses
    .map((statusClass): CodesOfClass => ({ statusClass, codes: found.filter(({ code }) => Math.floor(code / 100) === statusClass) }))
    .filter((group) => group.codes.length > 0);
  return { shown: found.length, total: codes.length, search: sought, classes };
}

function hasPrefix(prefix: string) {
  const pattern = new RegExp(`^${prefix.replaceAll(/x/gi, '\\d')}`);
  return ({ code }: StatusCode): boolean => pattern.test(String(code));
}

function hasWords(search: string, meaningOf: (code: Code) => string) {
  const words = foldText(search).split(/\s+/);
  return ({ code, name, formerNames = [], type, specification }: ListedCode): boolean => {
    const said = foldText([code, name, ...formerNames, type, specification, meaningOf(code)].join(' '));
    return words.every((word) => said.includes(word));
  };
}

export const operations = {
  search: defineOperation({ inputs, options, produces: 'text', thread: 'main', run: (sought, wish) => ok(findStatusCodes(sought, wish)) }),
};
