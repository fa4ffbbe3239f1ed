import { setFlagsFromString } from 'node:v8';
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { Pattern } from './pumps.ts';

setFlagsFromString('--allow-natives-syntax');
/** A regular expression that stops without a match once V8 has backtracked more often than `limit`. */
const limited = new Function('source', 'flags', 'limit', 'return %NewRegExpWithBacktrackLimit(source, flags, limit)') as (
  source: string,
  flags: string,
  limit: number,
) => RegExp;

/**
 * The pattern with an assertion that always holds after each repeated element, because V8 does not count backtracking in its fast loops
 * over single characters.
 */
function withoutQuickLoops({ source, flags }: Pattern): string {
  const insertions: (readonly [at: number, text: string])[] = [];
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  visitRegExpAST(new RegExpParser().parsePattern(source, undefined, undefined, unicode), {
    onQuantifierEnter: ({ element }) => insertions.push([element.start, '(?:'], [element.end, String.raw`(?:\b|\B))`]),
  });
  return insertions.toSorted(([a], [b]) => b - a).reduce((text, [at, inserted]) => text.slice(0, at) + inserted + text.slice(at), source);
}

/** Makes a function that returns whether the search for the first match of a pattern in a text backtracks more often than a limit. */
export function backtrackCounter(pattern: Pattern): (text: string, limit: number) => boolean {
  const counted = withoutQuickLoops(pattern);
  // The empty alternative always matches, so no match means that the limit was reached. All start positions are tried before it.
  const source = pattern.flags.includes('y') ? `^(?:${counted})|` : `[^]*?(?:${counted})|`;
  const flags = pattern.flags.replaceAll(/[gy]/g, '');
  return (text, limit) => limited(source, flags, limit).exec(text) === null;
}
