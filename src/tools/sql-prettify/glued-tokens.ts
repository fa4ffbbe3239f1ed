import { retyped, type Token, type Tokens } from './dialect-formatter.ts';

const WORDS: ReadonlySet<string> = new Set([
  'IDENTIFIER',
  'QUOTED_IDENTIFIER',
  'NUMBER',
  'RESERVED_KEYWORD',
  'RESERVED_DATA_TYPE',
  'RESERVED_FUNCTION_NAME',
]);

const isWord = ({ type }: Token): boolean => WORDS.has(type);

/** Whether a token may be a part of a name: a placeholder, and the host of a MySQL account. */
const isPart = ({ type, raw }: Token): boolean => type === 'CUSTOM_PARAMETER' || (type === 'VARIABLE' && /^@['"`\w]/.test(raw));

const isBlock = ({ raw }: Token): boolean => raw.startsWith('{%');

const isKeyword = ({ type }: Token): boolean => type.startsWith('RESERVED_');

/** Whether two tokens without white space between them are one name: `{{ x }}_y`, `$(Database)_log`, `'root'@'localhost'`. */
function belongTogether(before: Token, token: Token): boolean {
  if (token.precedingWhitespace !== undefined || before.start + before.raw.length !== token.start) return false;
  if (isPart(token)) {
    if (token.type === 'VARIABLE') return before.type === 'STRING' || before.type === 'QUOTED_IDENTIFIER' || before.type === 'IDENTIFIER';
    return (isWord(before) && !(isBlock(token) && isKeyword(before))) || before.type === 'CUSTOM_PARAMETER';
  }
  return before.type === 'CUSTOM_PARAMETER' && isWord(token) && !(isBlock(before) && isKeyword(token));
}

/** The tokens, with a placeholder and the words that touch it as one: with a space between them they would be another name. */
export function withGluedNames(tokens: Tokens): Tokens {
  if (!tokens.some(isPart)) return tokens;
  const glued: Tokens = [];
  for (const token of tokens) {
    const before = glued.at(-1);
    if (before && belongTogether(before, token)) {
      const raw = before.raw + token.raw;
      glued[glued.length - 1] = retyped({ ...before, raw, text: raw, key: raw }, 'CUSTOM_PARAMETER');
    } else glued.push(token);
  }
  return glued;
}

const closes = ({ raw }: Token): number => (raw === '<' ? -1 : raw === '>' ? 1 : raw === '>>' ? 2 : raw === '>>>' ? 3 : 0);

/** The index of the closing bracket for that of each opening one. `>>` closes two, of which the outer one counts. */
function matchBrackets(tokens: Tokens): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  let open: number[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'DELIMITER') open = [];
    else if (token.raw === '<') open.push(index);
    else if (closes(token) > 0) {
      const closed = open.splice(-closes(token))[0];
      if (closed !== undefined) ends.set(closed, index);
    }
  }
  return ends;
}

export type TypeCase = 'upper' | 'lower' | 'preserve';

const inCase = (text: string, typeCase: TypeCase): string =>
  typeCase === 'upper' ? text.toUpperCase() : typeCase === 'lower' ? text.toLowerCase() : text;

/** Whether the first of two tokens in a list of types is the name of a field: `id INT64`, `id: INT`. */
const isField = (next: Token | undefined): boolean => next !== undefined && (next.raw === ':' || /^[A-Za-z_`]/.test(next.raw));

/** A list of types with one space where there was white space and none beside the brackets. */
function typeText(tokens: Tokens, typeCase: TypeCase): string {
  let text = '';
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const isTight = index === 0 || closes(token) !== 0 || token.type === 'COMMA' || before?.raw === '<';
    const hasSpace = before?.type === 'COMMA' || token.precedingWhitespace !== undefined;
    const isType = /^RESERVED_(?:DATA_TYPE|FUNCTION_NAME)$/.test(token.type) && !isField(tokens[index + 1]);
    text += (isTight || !hasSpace ? '' : ' ') + (isType ? inCase(token.raw, typeCase) : token.raw);
  }
  return text;
}

const isComment = ({ type }: Token): boolean => type.endsWith('COMMENT');

/** The tokens, with `ARRAY<STRUCT<a INT64, b: STRING>>` as one: as operators its brackets would have spaces around them. */
export function withGenericTypes(tokens: Tokens, typeCase: TypeCase): Tokens {
  if (!tokens.some(({ raw }) => raw === '<')) return tokens;
  const joined: Tokens = [];
  const ends = matchBrackets(tokens);
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) break;
    const next = tokens[index + 1];
    const isGeneric =
      next?.raw === '<' && /^(?:array|struct|map|multiset|row|uniontype)$/i.test(token.raw) && tokens[index - 1]?.raw !== '.';
    const end = isGeneric ? (ends.get(index + 1) ?? -1) : -1;
    const types = tokens.slice(index, end + 1);
    if (types.length === 0 || types.some(isComment)) joined.push(token);
    else {
      const raw = typeText(types, typeCase);
      joined.push(retyped({ ...token, raw, text: raw }, 'IDENTIFIER'));
      index = end;
    }
  }
  return joined;
}

/** Blocks that a label may have. */
const BLOCK = /^(?:BEGIN|LOOP|WHILE|REPEAT|FOR)$/i;

/** Databricks’ and Snowflake's `column:path`, which has no space, unlike the colon of a label or of JSON_OBJECT('a': 1). */
export function withTightColons(tokens: Tokens): Tokens {
  if (!tokens.some(({ raw }) => raw === ':')) return tokens;
  return tokens.map((token, index) => {
    const before = tokens[index - 1];
    const next = tokens[index + 1];
    if (token.raw !== ':' || !before || !next) return token;
    const isPath = before.type !== 'STRING' && !BLOCK.test(next.raw) && /^[A-Za-z_"`]/.test(next.raw) && next.type !== 'STRING';
    if (token.type === 'PROPERTY_ACCESS_OPERATOR') return isPath ? token : retyped(token, 'OPERATOR');
    const isTight = token.precedingWhitespace === undefined && next.precedingWhitespace === undefined;
    return isPath && isTight && isWord(before) ? retyped(token, 'PROPERTY_ACCESS_OPERATOR') : token;
  });
}

/** Semicolons between brackets end no statement: CREATE RULE … DO (…; …), OPENROWSET('a'; 'b'; 'c'). */
export function withInnerDelimiters(tokens: Tokens): Tokens {
  if (!tokens.some(({ raw }) => /\b(?:RULE|OPENROWSET)$/i.test(raw))) return tokens;
  let depth = 0;
  let mayHave = false;
  return tokens.map((token) => {
    if (/\b(?:RULE|OPENROWSET)$/i.test(token.raw)) mayHave = true;
    if (token.type === 'OPEN_PAREN') depth++;
    else if (token.type === 'CLOSE_PAREN') depth--;
    else if (token.type === 'DELIMITER') {
      if (mayHave && depth > 0) return retyped(token, 'OPERATOR');
      mayHave = false;
      depth = 0;
    }
    return token;
  });
}

/** Strings after a dot are names: SQLite reads 'a'.'b' so. */
export function withQuotedNames(tokens: Tokens): Tokens {
  const isName = ({ type }: Token, index: number): boolean => type === 'STRING' && tokens[index - 1]?.type === 'PROPERTY_ACCESS_OPERATOR';
  if (!tokens.some(isName)) return tokens;
  return tokens.map((token, index) => (isName(token, index) ? retyped(token, 'QUOTED_IDENTIFIER') : token));
}
