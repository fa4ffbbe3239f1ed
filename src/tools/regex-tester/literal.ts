import { flagNames } from './declare.ts';
import { type FlagName, flagLetters } from './flags.ts';

export interface Literal {
  readonly pattern: string;
  readonly flags: readonly (readonly [FlagName, boolean])[];
}

const LINE_BREAK = /[\n\r\u2028\u2029]/;

/**
 * Parses a regular expression literal such as `/ab+/gi` (ECMA-262, section 12.9.5). Drops the flag `d`, which has no effect here. Returns
 * `undefined` for any other text.
 */
export function parseLiteral(source: string): Literal | undefined {
  const end = endOfBody(source);
  const letters = source.slice(end + 1);
  const isLiteral =
    source.startsWith('/') &&
    end > 1 &&
    /^[dgimsuvy]*$/.test(letters) &&
    new Set(letters).size === letters.length &&
    !(letters.includes('u') && letters.includes('v'));
  const pattern = source.slice(1, end);
  if (!isLiteral || pattern.startsWith('*') || LINE_BREAK.test(pattern)) return undefined;
  return { pattern, flags: flagNames.map((name) => [name, letters.includes(flagLetters[name])]) };
}

/** The index of the slash that ends the body: the first one that is neither escaped nor in a class. */
function endOfBody(source: string): number {
  let isInClass = false;
  for (let index = 1; index < source.length; index++) {
    const character = source[index];
    if (character === '\\') index++;
    else if (character === '[') isInClass = true;
    else if (character === ']') isInClass = false;
    else if (character === '/' && !isInClass) return index;
  }
  return -1;
}
