import type { DialectOptions } from 'sql-formatter';

const CALL = /[\p{L}_][\p{L}\p{N}_]*(?=\()/gu;
const WORD = /[A-Z_]\w*/gi;

/** Words that begin clauses, joins and the like: no function goes by such a name, unless the dialect itself has it. */
function reservedWords({ tokenizerOptions, formatOptions }: DialectOptions): ReadonlySet<string> {
  const { reservedSelect, reservedClauses, reservedSetOperations, reservedJoins, reservedKeywords, reservedDataTypes } = tokenizerOptions;
  const phrases = [...reservedSelect, ...reservedClauses, ...reservedSetOperations, ...reservedJoins, ...formatOptions.onelineClauses];
  const words = phrases.flatMap((phrase) => phrase.match(WORD) ?? []);
  return new Set([...words, ...reservedKeywords, ...reservedDataTypes, 'AND', 'OR', 'XOR'].map((word) => word.toUpperCase()));
}

/** The dialect, with every name that stands directly before `(` in the text as one of its functions: sql-formatter then puts no space there. */
export function withFunctionsOf(dialect: DialectOptions, sql: string): DialectOptions {
  const reserved = reservedWords(dialect);
  const known = dialect.tokenizerOptions.reservedFunctionNames;
  const called = [...new Set(sql.match(CALL) ?? [])].filter((name) => !reserved.has(name.toUpperCase()));
  return { ...dialect, tokenizerOptions: { ...dialect.tokenizerOptions, reservedFunctionNames: [...known, ...called] } };
}
