import type { DialectOptions } from 'sql-formatter';
import { retyped, type Token, type Tokens } from './dialect-formatter.ts';

const WORD = /[A-Z_]\w*/gi;

const made = new WeakMap<DialectOptions, ReadonlySet<string>>();

/** The words of clauses, joins, and similar phrases, which cannot be function names unless the dialect has such a function. */
function reservedWords(dialect: DialectOptions): ReadonlySet<string> {
  const known = made.get(dialect);
  if (known) return known;
  const { tokenizerOptions, formatOptions } = dialect;
  const { reservedSelect, reservedClauses, reservedSetOperations, reservedJoins, reservedKeywords, reservedDataTypes } = tokenizerOptions;
  const phrases = [...reservedSelect, ...reservedClauses, ...reservedSetOperations, ...reservedJoins, ...formatOptions.onelineClauses];
  const words = phrases.flatMap((phrase) => phrase.match(WORD) ?? []);
  const reserved = new Set([...words, ...reservedKeywords, ...reservedDataTypes, 'AND', 'OR', 'XOR'].map((word) => word.toUpperCase()));
  made.set(dialect, reserved);
  return reserved;
}

const isDot = (token: Token | undefined): boolean => token?.type === 'PROPERTY_ACCESS_OPERATOR';

const isName = ({ type }: Token): boolean => type === 'IDENTIFIER' || type === 'QUOTED_IDENTIFIER' || type === 'CUSTOM_PARAMETER';

/** Whether a token is any word. After a dot, every word is a name. */
const isWord = ({ type, raw }: Token): boolean => isName({ type } as Token) || /^[A-Za-z_]/.test(raw);

/** Marks each name directly before `(` as a call, which is written without a space. */
export function withCalledNames(tokens: Tokens, dialect: DialectOptions): Tokens {
  const reserved = reservedWords(dialect);
  const isCall = (token: Token, index: number, bracket: Token): boolean => {
    if (bracket.precedingWhitespace !== undefined) return false;
    if (bracket.raw === '[') return token.type === 'CUSTOM_PARAMETER' || token.type === 'QUOTED_IDENTIFIER';
    return isDot(tokens[index - 1]) ? isWord(token) : isName(token) && !reserved.has(token.raw.toUpperCase());
  };
  const called = new Set<string>();
  const before: number[] = [];
  for (let index = 0; index < tokens.length - 1; index++) {
    const token = tokens[index];
    const bracket = tokens[index + 1];
    if (!token || bracket?.type !== 'OPEN_PAREN' || bracket.raw === '{') continue;
    before.push(index);
    if (isCall(token, index, bracket)) called.add(token.raw.toUpperCase());
  }
  if (called.size === 0) return tokens;
  const changed = tokens.slice();
  for (const index of before) {
    const token = tokens[index];
    const bracket = tokens[index + 1];
    if (!token || !bracket || !(token.type === 'IDENTIFIER' ? bracket.raw === '(' : isCall(token, index, bracket))) continue;
    if (called.has(token.raw.toUpperCase())) changed[index] = retyped({ ...token, text: token.raw }, 'ARRAY_IDENTIFIER');
  }
  return changed;
}
