import { retyped, type Token, type Tokens } from './dialect-formatter.ts';
import {
  AFTER_OPERAND,
  BEFORE_OPTIONS,
  CASTS,
  KEYWORD_ARGUMENTS,
  NEVER_NAMES,
  NO_CALLS,
  OBJECT_PREFIXES,
  OTHER_LISTS,
  PREFIXES,
  STATEMENT_WORDS,
  SUFFIXES,
  TABLE_ITEMS,
  UNITS,
} from './name-words.ts';

const isComment = ({ type }: Token): boolean => type.endsWith('COMMENT');

/** Types of tokens that may be a name all the same. */
const KEYWORDS: ReadonlySet<string> = new Set(
  ['RESERVED_KEYWORD', 'RESERVED_CLAUSE', 'RESERVED_DATA_TYPE', 'RESERVED_JOIN', 'RESERVED_SET_OPERATION'].concat(['CASE', 'END', 'LIMIT']),
);

/** The last words of clauses and phrases after which a value or a name comes. */
const BEFORE_OPERAND =
  /\b(?:FROM|WHERE|BY|HAVING|SET|INTO|UPDATE|QUALIFY|PREWHERE|LIMIT|OFFSET|TABLE|EXISTS|VIEW|COLUMN|RETURNING|USE|INDEX|TO|DATABASE|SCHEMA|USING|ON|INSERT|DELETE|MERGE|UNNEST|NEST|JOIN|APPLY)$/;
const BEFORE_OBJECT = /\b(?:INTO|TABLE|VIEW|UPDATE|FROM|JOIN|COLUMN|USE|EXISTS)$/;
const BEFORE_COLUMN = /^(?:ADD|MODIFY|CHANGE|ALTER)$|\bCOLUMN$/;
const TABLE_CLAUSE = /\b(?:FROM|JOIN|UPDATE|USING|INTO)$/;

const LOGIC: ReadonlySet<string> = new Set(['AND', 'OR', 'XOR', 'WHEN', 'CASE', 'THEN', 'ELSE', 'BETWEEN']);
const ENDS: ReadonlySet<string> = new Set(
  ['COMMA', 'CLOSE_PAREN', 'OPERATOR', 'ASTERISK', 'RESERVED_CLAUSE', 'RESERVED_SET_OPERATION', 'RESERVED_JOIN'].concat([
    'AND',
    'OR',
    'XOR',
    'THEN',
    'ELSE',
    'END',
    'WHEN',
    'BETWEEN',
    'LIMIT',
    'DELIMITER',
  ]),
);

const ENDS_NAME = /^(?:COMMA|CLOSE_PAREN|DELIMITER|RESERVED_CLAUSE|RESERVED_JOIN|RESERVED_SET_OPERATION|LIMIT)$/;

const isType = (token: Token | undefined): boolean => token?.type === 'RESERVED_DATA_TYPE' || token?.type === 'RESERVED_DATA_TYPE_PHRASE';
const isDot = (token: Token | undefined): boolean => token?.type === 'PROPERTY_ACCESS_OPERATOR';
const isPlainName = (token: Token | undefined): boolean => token?.type === 'IDENTIFIER' || token?.type === 'QUOTED_IDENTIFIER';
const isList = (token: Token): boolean =>
  token.type === 'RESERVED_SELECT' || token.type === 'COMMA' || token.raw === '(' || token.raw === '[';

/** A pair of brackets, or the statement itself. */
interface Level {
  /** What stands before the bracket. */
  readonly opener: Token | undefined;
  /** The clause that was begun last. */
  clause: string;
}

/** The tokens, with the keywords that stand where a name does as names: they keep their case, and begin no clause. */
export function withNames(tokens: Tokens): Tokens {
  const named = [...tokens];
  const code = tokens.flatMap((token, index) => (isComment(token) ? [] : [index]));
  const hasCaseStatements = code.some((index, place) => tokens[index]?.type === 'END' && tokens[code[place + 1] ?? -1]?.type === 'CASE');
  let levels: Level[] = [{ opener: undefined, clause: '' }];
  let statement = '';
  let cases: number[] = [];

  /** What is before the token at a place of the code, as it has been read. */
  const at = (place: number): Token | undefined => named[code[place] ?? -1];

  const isOperator = (place: number): boolean => {
    const token = at(place);
    if (token?.type === 'OPERATOR') return token.raw !== '::' && token.raw !== ':>';
    const before = at(place - 1);
    return (
      token?.type === 'ASTERISK' &&
      before !== undefined &&
      (isPlainName(before) || /^(?:NUMBER|CLOSE_PAREN|.*PARAMETER)$/.test(before.type))
    );
  };

  /** Whether the token at a place leaves a value or a name to come. */
  const expectsOperand = (place: number, next: Token | undefined): boolean => {
    const token = at(place);
    if (!token) return false;
    if (isList(token) || isOperator(place)) return true;
    if (LOGIC.has(token.type)) return !/^(?:THEN|ELSE)$/.test(token.type) || (next !== undefined && next.type !== 'DELIMITER');
    if (token.text === 'NOT') return expectsOperand(place - 1, next);
    if (token.text === 'AS') return !CASTS.has(levels.at(-1)?.opener?.raw.toUpperCase() ?? '');
    return token.type.startsWith('RESERVED_') && BEFORE_OPERAND.test(token.text);
  };

  const endsOperand = (token: Token | undefined): boolean =>
    token === undefined ||
    ENDS.has(token.type) ||
    token.raw === '[' ||
    (token.type.startsWith('RESERVED_KEYWORD') && AFTER_OPERAND.has(token.text.split(' ')[0] ?? ''));

  /** Whether a column is defined: in a list, or after ADD, a word and a type. */
  const isColumn = (word: string, place: number): boolean => {
    const before = at(place - 1);
    const next = at(place + 1);
    const isItem = before?.raw === '(' || before?.type === 'COMMA';
    if (!before || !next || !(isItem || BEFORE_COLUMN.test(before.text))) return false;
    if (isType(next) && !(TABLE_ITEMS.has(word) && at(place + 2)?.raw === '(' && at(place + 3)?.type !== 'NUMBER'))
      return !PREFIXES.has(word);
    return (
      isItem &&
      levels.length === 2 &&
      /^CREATE\b.*\bTABLE\b/.test(statement) &&
      !TABLE_ITEMS.has(word) &&
      next.raw !== '(' &&
      !/^(?:SELECT|AS)$/.test(next.text)
    );
  };

  /** Whether a table or a column has got another name without AS. */
  const isAlias = (word: string, place: number): boolean => {
    const before = at(place - 1);
    const next = at(place + 1);
    const clause = levels.at(-1)?.clause ?? '';
    if (!before || SUFFIXES.has(word) || !(isPlainName(before) || before.type === 'CLOSE_PAREN')) return false;
    if (TABLE_CLAUSE.test(clause)) return next === undefined || ENDS_NAME.test(next.type) || /^(?:ON|SET|USING)$/.test(next.text);
    return clause.startsWith('SELECT') && (next?.type === 'COMMA' || next?.text === 'FROM');
  };

  const isObject = (word: string, place: number): boolean => {
    const before = at(place - 1);
    const next = at(place + 1);
    if (!before?.type.startsWith('RESERVED_') || !BEFORE_OBJECT.test(before.text) || OBJECT_PREFIXES.has(word)) return false;
    if (next?.raw === '(') return /\b(?:INTO|TABLE|EXISTS)$/.test(before.text);
    return next === undefined || !(isPlainName(next) || /^(?:STRING|NUMBER)$/.test(next.type));
  };

  const isName = (token: Token, place: number): boolean => {
    const word = token.raw.toUpperCase();
    const before = at(place - 1);
    const next = at(place + 1);
    if (NEVER_NAMES.has(word) || !before || isDot(before) || isDot(next) || OTHER_LISTS.test(statement)) return false;
    const isValue = isList(before) || isOperator(place - 1);
    if (STATEMENT_WORDS.has(word))
      return isValue && endsOperand(next) && !isColumn(word, place) ? next?.type !== 'DELIMITER' || before.type !== 'COMMA' : false;
    if (isColumn(word, place)) return true;
    const { opener } = levels.at(-1) ?? {};
    const isOpened = (by: ReadonlySet<string>): boolean => opener !== undefined && by.has(opener.raw.toUpperCase());
    if ((before.raw === '(' && isOpened(KEYWORD_ARGUMENTS)) || (isList(before) && isOpened(BEFORE_OPTIONS))) return false;
    if (before.text === 'TO' && UNITS.has(word)) return false;
    if (token.type === 'CASE')
      return expectsOperand(place - 1, next) && (next ? ENDS_NAME.test(next.type) : /\b(?:FROM|JOIN|INTO)$/.test(before.text));
    if (
      token.type === 'RESERVED_DATA_TYPE' &&
      (/^(?:CREATE|ALTER|DROP|PREPARE|DECLARE)/.test(statement) || next?.raw === '[' || before.text === 'AS' || isType(opener))
    )
      return false;
    if (expectsOperand(place - 1, next)) {
      if (endsOperand(next) && !(before.text === 'AS' && next?.type === 'RESERVED_CLAUSE' && token.type === 'RESERVED_CLAUSE')) return true;
      const clause = levels.at(-1)?.clause ?? '';
      if (isValue && !PREFIXES.has(word) && /^SELECT|\bBY$/.test(clause) && (isPlainName(next) || next?.type === 'RESERVED_KEYWORD'))
        return next?.type !== 'RESERVED_KEYWORD' || isAlias(next.raw.toUpperCase(), place + 1);
    }
    return isObject(word, place) || isAlias(word, place);
  };

  /** Whether a keyword is the name of a function: ClickHouse has `url(…)` and `format(…)`. */
  const isCall = (token: Token, place: number): boolean => {
    const next = at(place + 1);
    const word = token.raw.toUpperCase();
    const isTight = next?.raw === '(' && next.precedingWhitespace === undefined;
    const isKeyword = token.type === 'RESERVED_KEYWORD' || token.type === 'RESERVED_CLAUSE';
    if (!isTight || !isKeyword || NEVER_NAMES.has(word) || STATEMENT_WORDS.has(word) || NO_CALLS.has(word) || TABLE_ITEMS.has(word))
      return false;
    return expectsOperand(place - 1, next) && !/\b(?:INTO|TABLE|EXISTS)$/.test(at(place - 1)?.text ?? '');
  };

  /** CASE and END of expressions belong together; the parser refuses them otherwise. */
  const pairCases = (token: Token, index: number, place: number): void => {
    if (token.type === 'CASE' && at(place - 1)?.type === 'END') named[index] = retyped(token, 'RESERVED_KEYWORD');
    else if (token.type === 'CASE') cases.push(index);
    else if (token.type === 'END') cases.pop();
    else if (token.type === 'DELIMITER') {
      for (const open of hasCaseStatements ? cases : []) {
        const word = named[open];
        if (word) named[open] = retyped(word, 'RESERVED_KEYWORD');
      }
      cases = [];
    }
  };

  for (const [place, index] of code.entries()) {
    const token = tokens[index];
    if (!token) continue;
    if (KEYWORDS.has(token.type) && !/\s/.test(token.raw) && isName(token, place)) {
      named[index] = retyped({ ...token, text: token.raw }, 'IDENTIFIER');
      continue;
    }
    if (isCall(token, place)) {
      named[index] = retyped({ ...token, text: token.raw }, 'ARRAY_IDENTIFIER');
      continue;
    }
    const isWord = !isDot(at(place - 1)) && !isDot(at(place + 1));
    if (isWord) pairCases(token, index, place);
    const level = levels.at(-1);
    if (token.type === 'DELIMITER') {
      levels = [{ opener: undefined, clause: '' }];
      statement = '';
      continue;
    }
    if (statement.length < 60) statement += `${statement === '' ? '' : ' '}${token.raw.toUpperCase()}`;
    if (token.type === 'OPEN_PAREN') levels.push({ opener: at(place - 1), clause: '' });
    else if (token.type === 'CLOSE_PAREN' && levels.length > 1) levels.pop();
    else if (level && isWord && /^RESERVED_(?:CLAUSE|SELECT|SET_OPERATION|JOIN)$|^LIMIT$/.test(token.type)) level.clause = token.text;
    else if (level && token.type === 'RESERVED_KEYWORD' && token.text === 'ON') level.clause = 'ON';
  }
  return named;
}
