import type { DialectOptions } from 'sql-formatter';
import { retyped, type Token, type Tokens } from './dialect-formatter.ts';

const WORD = /[A-Z_]\w*/gi;

/** Words that begin clauses, joins and the like: no function goes by such a name, unless the dialect itself has it. */
function reservedWords({ tokenizerOptions, formatOptions }: DialectOptions): ReadonlySet<string> {
  const { reservedSelect, reservedClauses, reservedSetOperations, reservedJoins, reservedKeywords, reservedDataTypes } = tokenizerOptions;
  const phrases = [...reservedSelect, ...reservedClauses, ...reservedSetOperations, ...reservedJoins, ...formatOptions.onelineClauses];
  const words = phrases.flatMap((phrase) => phrase.match(WORD) ?? []);
  return new Set([...words, ...reservedKeywords, ...reservedDataTypes, 'AND', 'OR', 'XOR'].map((word) => word.toUpperCase()));
}

/** The tokens, with every name that somewhere stands directly before `(` as a function's: sql-formatter then puts no space there. */
export function withFunctionNames(tokens: Tokens, dialect: DialectOptions): Tokens {
  const reserved = reservedWords(dialect);
  const isCalled = ({ type, raw }: Token, next: Token | undefined): boolean =>
    type === 'IDENTIFIER' && next?.raw === '(' && !next.precedingWhitespace && !reserved.has(raw.toUpperCase());
  const called = new Set(tokens.filter((token, index) => isCalled(token, tokens[index + 1])).map(({ raw }) => raw.toUpperCase()));
  return tokens.map((token) =>
    token.type === 'IDENTIFIER' && called.has(token.raw.toUpperCase()) ? retyped(token, 'RESERVED_FUNCTION_NAME') : token,
  );
}
