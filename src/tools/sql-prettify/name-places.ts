import { retyped, type Token, type Tokens } from './dialect-formatter.ts';
import {
  BEFORE_OPTIONS,
  CASTS,
  KEYWORD_ARGUMENTS,
  NEVER_NAMES,
  NO_CALLS,
  NOUNS,
  OBJECT_PREFIXES,
  OTHER_LISTS,
  PREFIXES,
  STATEMENT_WORDS,
  SUFFIXES,
  TABLE_ITEMS,
  UNITS,
} from './name-words.ts';
import {
  beginsItem,
  endsName,
  endsOperand,
  isBinary,
  isBranch,
  isComment,
  isDataType,
  isDot,
  isLogic,
  isPlainName,
} from './token-kinds.ts';

/** Token types that may be names. */
const KEYWORDS: ReadonlySet<string> = new Set(
  ['RESERVED_KEYWORD', 'RESERVED_CLAUSE', 'RESERVED_DATA_TYPE', 'RESERVED_JOIN', 'RESERVED_SET_OPERATION'].concat(['CASE', 'END', 'LIMIT']),
);
/** The last words of clauses and phrases before a value or a name. */
const BEFORE_OPERAND =
  /\b(?:FROM|WHERE|BY|HAVING|SET|INTO|UPDATE|QUALIFY|PREWHERE|LIMIT|OFFSET|TABLE|EXISTS|VIEW|COLUMN|RETURNING|USE|INDEX|TO|DATABASE|SCHEMA|USING|ON|INSERT|DELETE|MERGE|UNNEST|NEST|JOIN|APPLY|IN|LIKE|ILIKE|RLIKE|REGEXP|DISTINCT|RAW|ELEMENT)$/;
const BEFORE_OBJECT = /\b(?:INTO|TABLE|VIEW|UPDATE|FROM|JOIN|COLUMN|USE|EXISTS)$/;
const BEFORE_COLUMNS = /\b(?:INTO|TABLE|EXISTS)$/;
const BEFORE_COLUMN = /^(?:ADD|MODIFY|CHANGE|ALTER)$|\bCOLUMN$/;
const TABLE_CLAUSE = /\b(?:FROM|JOIN|UPDATE|USING|INTO)$/;
const AFTER_TABLE = /^(?:ON|SET|USING)$/;
const CLAUSES: ReadonlySet<string> = new Set(['RESERVED_CLAUSE', 'RESERVED_SELECT', 'RESERVED_SET_OPERATION', 'RESERVED_JOIN', 'LIMIT']);
/** Token types that are never keywords. */
const PLAIN: ReadonlySet<string> = new Set([
  'IDENTIFIER',
  'QUOTED_IDENTIFIER',
  'STRING',
  'NUMBER',
  'COMMA',
  'OPERATOR',
  'PROPERTY_ACCESS_OPERATOR',
]);
/** The text length that is sufficient to identify the kind of a statement. */
const STATEMENT_LENGTH = 60;

/** A pair of brackets, or the statement itself. */
interface Level {
  readonly opener: Token | undefined;
  /** The most recent clause. */
  clause: string;
}

/** Distinguishes names from keywords by adjacent tokens, reading in order. Positions are token indexes without comments. */
class NameReader {
  readonly #named: Token[];
  readonly #code: readonly number[];
  readonly #hasCaseStatements: boolean;
  #levels: Level[] = [{ opener: undefined, clause: '' }];
  #statement = '';
  /** The indexes of CASE tokens whose END has not been read yet. */
  #cases: number[] = [];

  constructor(tokens: Tokens) {
    this.#named = tokens.slice();
    const code: number[] = [];
    let hasCaseStatements = false;
    let last: Token | undefined;
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index];
      if (!token || isComment(token)) continue;
      code.push(index);
      if (token.type === 'CASE' && last?.type === 'END') hasCaseStatements = true;
      last = token;
    }
    this.#code = code;
    this.#hasCaseStatements = hasCaseStatements;
  }

  #at(place: number): Token | undefined {
    return this.#named[this.#code[place] ?? -1];
  }

  #isOpenedBy(words: ReadonlySet<string>): boolean {
    return words.has(this.#levels.at(-1)?.opener?.raw.toUpperCase() ?? '');
  }

  get #clause(): string {
    return this.#levels.at(-1)?.clause ?? '';
  }

  /** Whether a value or a name follows the token at a position. */
  #expectsOperand(place: number): boolean {
    const token = this.#at(place);
    if (!token) return false;
    if (beginsItem(token) || isBinary(token, this.#at(place - 1))) return true;
    if (isLogic(token)) return !isBranch(token) || this.#at(place + 2)?.type !== 'DELIMITER';
    if (token.text === 'NOT') return this.#expectsOperand(place - 1);
    if (token.text === 'AS') return !this.#isOpenedBy(CASTS);
    return token.type.startsWith('RESERVED_') && BEFORE_OPERAND.test(token.text);
  }

  /** Whether a word is the name of a column, a field, or a parameter: before a type, in a list or after ADD. */
  #isColumn(word: string, place: number): boolean {
    const before = this.#at(place - 1);
    const next = this.#at(place + 1);
    if (!before || !next) return false;
    const isItem = before.raw === '(' || before.type === 'COMMA';
    if (!isItem && !/^(?:IN|OUT|INOUT)$/i.test(before.raw) && !BEFORE_COLUMN.test(before.text)) return false;
    const isIndex = TABLE_ITEMS.has(word) && this.#at(place + 2)?.raw === '(' && this.#at(place + 3)?.type !== 'NUMBER';
    if (isDataType(next) && !isIndex) return !PREFIXES.has(word);
    const isTable = this.#levels.length === 2 && /^CREATE\b.*\bTABLE\b/.test(this.#statement);
    return isItem && isTable && !TABLE_ITEMS.has(word) && next.raw !== '(' && !/^(?:SELECT|AS)$/.test(next.text);
  }

  /** Whether a word is an alias without AS. */
  #isAlias(word: string, place: number): boolean {
    const before = this.#at(place - 1);
    const next = this.#at(place + 1);
    if (SUFFIXES.has(word) || !(isPlainName(before) || before?.type === 'CLOSE_PAREN')) return false;
    if (this.#at(place)?.type === 'RESERVED_CLAUSE') {
      return next?.type === 'COMMA' || next?.type === 'RESERVED_JOIN' || next?.text === 'ON';
    }
    if (TABLE_CLAUSE.test(this.#clause)) return endsName(next) || AFTER_TABLE.test(next?.text ?? '') || SUFFIXES.has(next?.text ?? '');
    return this.#clause.startsWith('SELECT') && (next?.type === 'COMMA' || next?.text === 'FROM');
  }

  /** Whether a word is a table or similar object after FROM, INTO, TABLE, or the like. */
  #isObject(word: string, place: number): boolean {
    const before = this.#at(place - 1);
    const next = this.#at(place + 1);
    if (!before?.type.startsWith('RESERVED_') || !BEFORE_OBJECT.test(before.text) || OBJECT_PREFIXES.has(word)) return false;
    if (next?.raw === '(') return BEFORE_COLUMNS.test(before.text);
    return next === undefined || !(isPlainName(next) || next.type === 'STRING' || next.type === 'NUMBER');
  }

  /** Whether a data type can be a type. In an expression, it is a name unless it may be an argument of a type or of a definition. */
  #mayBeType(place: number): boolean {
    const isDefinition = /^(?:CREATE|ALTER|DROP|PREPARE|DECLARE)/.test(this.#statement);
    return (
      isDefinition || this.#at(place + 1)?.raw === '[' || this.#at(place - 1)?.text === 'AS' || isDataType(this.#levels.at(-1)?.opener)
    );
  }

  /** Whether a keyword in a list of columns is followed by its alias: `SELECT type kind FROM`. */
  #hasAlias(word: string, place: number): boolean {
    const next = this.#at(place + 1);
    if (PREFIXES.has(word) || !/^SELECT|\bBY$/.test(this.#clause)) return false;
    return isPlainName(next) || (next?.type === 'RESERVED_KEYWORD' && this.#isAlias(next.raw.toUpperCase(), place + 1));
  }

  /** Whether a keyword that also begins statements is a column: in lists and next to operators. */
  #isColumnDespiteStatement(word: string, before: Token, place: number): boolean {
    const isValue = beginsItem(before) || isBinary(before, this.#at(place - 2));
    const next = this.#at(place + 1);
    return isValue && endsOperand(next) && !this.#isColumn(word, place) && !(next?.type === 'DELIMITER' && before.type === 'COMMA');
  }

  #isName(token: Token, place: number): boolean {
    const word = token.raw.toUpperCase();
    const before = this.#at(place - 1);
    const next = this.#at(place + 1);
    if (isDot(before) || isDot(next)) return true;
    if (NEVER_NAMES.has(word) || !before || OTHER_LISTS.test(this.#statement)) return false;
    if (STATEMENT_WORDS.has(word)) return this.#isColumnDespiteStatement(word, before, place);
    if (this.#isColumn(word, place)) return true;
    if (before.raw === '(' && this.#isOpenedBy(KEYWORD_ARGUMENTS)) return false;
    if (beginsItem(before) && this.#isOpenedBy(BEFORE_OPTIONS)) return false;
    if ((before.text === 'TO' && UNITS.has(word)) || (token.type === 'END' && isBranch(before))) return false;
    const isExpected = this.#expectsOperand(place - 1);
    if (token.type === 'CASE') return isExpected && endsName(next) && (next !== undefined || BEFORE_OBJECT.test(before.text));
    if (isDataType(token) && this.#mayBeType(place)) return false;
    if (isExpected && before.text === 'AS' && next?.type === 'RESERVED_SELECT') return true;
    if (isExpected && endsOperand(next)) return true;
    const isValue = beginsItem(before) || isBinary(before, this.#at(place - 2));
    if (isExpected && isValue && this.#hasAlias(word, place)) return true;
    if (NOUNS.has(word) && isPlainName(before) && !(next && (next.raw === '(' || next.type === 'STRING' || next.type === 'NUMBER')))
      return true;
    return this.#isObject(word, place) || this.#isAlias(word, place);
  }

  /** Whether a token is a function name. ClickHouse has `url(…)` and `format(…)`. */
  #isCall(token: Token, place: number): boolean {
    const next = this.#at(place + 1);
    const word = token.raw.toUpperCase();
    if (next?.raw !== '(' || next.precedingWhitespace !== undefined || !/^RESERVED_(?:KEYWORD|CLAUSE)$/.test(token.type)) return false;
    if ([NEVER_NAMES, STATEMENT_WORDS, NO_CALLS, TABLE_ITEMS].some((words) => words.has(word))) return false;
    return this.#expectsOperand(place - 1) && !BEFORE_COLUMNS.test(this.#at(place - 1)?.text ?? '');
  }

  /** Pairs CASE and END, which the parser requires in each statement. The CASE of a CASE statement becomes a plain keyword. */
  #pairCases(token: Token, index: number, place: number): void {
    if (token.type === 'CASE' && this.#at(place - 1)?.type === 'END') this.#named[index] = retyped(token, 'RESERVED_KEYWORD');
    else if (token.type === 'CASE') this.#cases.push(index);
    else if (token.type === 'END') this.#cases.pop();
    else if (token.type === 'DELIMITER') {
      for (const open of this.#hasCaseStatements ? this.#cases : []) {
        const word = this.#named[open];
        if (word) this.#named[open] = retyped(word, 'RESERVED_KEYWORD');
      }
      this.#cases = [];
    }
  }

  #follow(token: Token, place: number): void {
    if (token.type === 'DELIMITER') {
      this.#levels = [{ opener: undefined, clause: '' }];
      this.#statement = '';
      return;
    }
    if (this.#statement.length < STATEMENT_LENGTH) this.#statement += `${this.#statement === '' ? '' : ' '}${token.raw.toUpperCase()}`;
    if (token.type === 'OPEN_PAREN') this.#levels.push({ opener: this.#at(place - 1), clause: '' });
    else if (token.type === 'CLOSE_PAREN' && this.#levels.length > 1) this.#levels.pop();
    else if (CLAUSES.has(token.type) || (token.type === 'RESERVED_KEYWORD' && token.text === 'ON')) {
      const level = this.#levels.at(-1);
      if (level) level.clause = token.text;
    }
  }

  read(): Tokens {
    for (let place = 0; place < this.#code.length; place++) {
      const index = this.#code[place] ?? 0;
      const token = this.#named[index];
      if (!token || PLAIN.has(token.type)) continue;
      if (KEYWORDS.has(token.type) && !token.text.includes(' ') && this.#isName(token, place)) this.#rename(token, index, 'IDENTIFIER');
      else if (this.#isCall(token, place)) this.#rename(token, index, 'ARRAY_IDENTIFIER');
      else {
        this.#pairCases(token, index, place);
        this.#follow(token, place);
      }
    }
    return this.#named;
  }

  #rename(token: Token, index: number, type: 'IDENTIFIER' | 'ARRAY_IDENTIFIER'): void {
    this.#named[index] = retyped({ ...token, text: token.raw }, type);
  }
}

/** Changes keywords in the position of names to names, so that they keep their case and do not begin clauses. */
export const withNames = (tokens: Tokens): Tokens => new NameReader(tokens).read();
