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

/** Whether a token may be part of a name: a placeholder or the host of a MySQL account. */
const isPart = ({ type, raw }: Token): boolean => type === 'CUSTOM_PARAMETER' || (type === 'VARIABLE' && /^@['"`\w]/.test(raw));

const isBlock = ({ raw }: Token): boolean => raw.startsWith('{%');

const isKeyword = ({ type }: Token): boolean => type.startsWith('RESERVED_');

/** Whether two adjacent tokens form one name: `{{ x }}_y`, `$(Database)_log`, `'root'@'localhost'`. */
function belongTogether(before: Token, token: Token): boolean {
  if (token.precedingWhitespace !== undefined || before.start + before.raw.length !== token.start) return false;
  if (isPart(token)) {
    if (token.type === 'VARIABLE') return before.type === 'STRING' || before.type === 'QUOTED_IDENTIFIER' || before.type === 'IDENTIFIER';
    return (isWord(before) && !(isBlock(token) && isKeyword(before))) || before.type === 'CUSTOM_PARAMETER';
  }
  return before.type === 'CUSTOM_PARAMETER' && isWord(token) && !(isBlock(before) && isKeyword(token));
}

/** Joins placeholders with adjacent words, because a space between them would change the name. */
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

/** Maps each opening bracket to the index of its closing bracket. `>>` closes two brackets and is stored for the outer one. */
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

/** Whether the token before `next` in a list of types is a field name: `id INT64`, `id: INT`. */
const isField = (next: Token | undefined): boolean => next !== undefined && (next.raw === ':' || /^[A-Za-z_`]/.test(next.raw));

/** Writes a list of types with single spaces, and without spaces next to brackets. */
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

/** Joins types such as `ARRAY<STRUCT<a INT64, b: STRING>>` into one token. Otherwise, their brackets would be operators with spaces. */
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

/** Statements that can have a label. */
const BLOCK = /^(?:BEGIN|LOOP|WHILE|REPEAT|FOR)$/i;

/** Removes the spaces in the `column:path` of Databricks and Snowflake, but not around the colon of a label or of JSON_OBJECT('a': 1). */
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

/** Keeps semicolons inside brackets from ending a statement: CREATE RULE … DO (…; …), OPENROWSET('a'; 'b'; 'c'). */
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

/** Changes strings after a dot to names, as SQLite does for 'a'.'b'. */
export function withQuotedNames(tokens: Tokens): Tokens {
  const isName = ({ type }: Token, index: number): boolean => type === 'STRING' && tokens[index - 1]?.type === 'PROPERTY_ACCESS_OPERATOR';
  if (!tokens.some(isName)) return tokens;
  return tokens.map((token, index) => (isName(token, index) ? retyped(token, 'QUOTED_IDENTIFIER') : token));
}
