/**
 * A JSON5 lexeme that JSON lacks, or an invalid one: a bad number or escape, an unterminated string or comment, or an unknown character.
 */
export interface Json5Lexeme {
  readonly kind: 'string' | 'number' | 'word' | 'space' | 'badNumber' | 'badEscape' | 'openString' | 'openComment' | 'unknown';
  /** The offset of the first character; for `badEscape`, that of the backslash. */
  readonly start: number;
  /** The offset after the last character. */
  readonly end: number;
}

// JSON5 1.0.0: section 6 (numbers), section 3 with ECMAScript 5.1, section 7.6 (identifiers), section 8 (white space, the same as `\s`).
const NUMBER = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?|0[xX][\da-fA-F]+|Infinity|NaN)$/;
const NUMBER_LIKE = /[+-]?(?:[\w$.]|(?<=[eE])[+-])*/y;
const WORD = /(?:[$_\p{ID_Start}]|\\u[\da-fA-F]{4})(?:[$\u200c\u200d\p{ID_Continue}]|\\u[\da-fA-F]{4})*/uy;
const SPACE = /\s+/y;
const ESCAPE = /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|0(?!\d)|\r\n|[^ux\d])/y;
/**
 * The escapes allowed in double quotes, where the string may be JSON. JSON5, section 5.1, reads `\U` as `U`, which would silently remove
 * the backslashes of a Windows path or regular expression. JSON (RFC 8259, section 7) rejects such escapes, and so does this reader.
 */
const ESCAPE_IN_DOUBLE_QUOTES = /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|0(?!\d)|\r\n|[bfnrtv]|[^\da-zA-Z])/y;

/** Reads the lexeme at an offset within the text. */
export function readJson5Lexeme(text: string, start: number): Json5Lexeme {
  const first = text.charAt(start);
  if (first === '"' || first === "'") return readString(text, start);
  if (text.startsWith('/*', start)) return { kind: 'openComment', start, end: text.length };
  if (/[+\-.\d]/.test(first)) {
    const end = endOf(NUMBER_LIKE, text, start);
    return { kind: NUMBER.test(text.slice(start, end)) ? 'number' : 'badNumber', start, end };
  }
  const wordEnd = endOf(WORD, text, start);
  if (wordEnd > start) return { kind: 'word', start, end: wordEnd };
  const spaceEnd = endOf(SPACE, text, start);
  if (spaceEnd > start) return { kind: 'space', start, end: spaceEnd };
  return { kind: 'unknown', start, end: start + 1 };
}

/** The offset after a match at `start`, or `start` if there is no match. */
function endOf(sticky: RegExp, text: string, start: number): number {
  sticky.lastIndex = start;
  return sticky.test(text) ? sticky.lastIndex : start;
}

function readString(text: string, start: number): Json5Lexeme {
  const quote = text.charAt(start);
  const escape = quote === '"' ? ESCAPE_IN_DOUBLE_QUOTES : ESCAPE;
  for (let offset = start + 1; offset < text.length; ) {
    const character = text.charAt(offset);
    if (character === quote) return { kind: 'string', start, end: offset + 1 };
    if (character === '\n' || character === '\r') return { kind: 'openString', start, end: offset };
    if (character === '\\') {
      const end = endOf(escape, text, offset);
      if (end === offset) return offset + 1 < text.length ? badEscape(text, offset) : { kind: 'openString', start, end: text.length };
      offset = end;
    } else offset++;
  }
  return { kind: 'openString', start, end: text.length };
}

function badEscape(text: string, start: number): Json5Lexeme {
  const hexDigits = { u: 4, x: 2 }[text.charAt(start + 1)] ?? 0;
  const [shown = ''] = /^[^"'\r\n]*/.exec(text.slice(start, start + 2 + hexDigits)) ?? [];
  return { kind: 'badEscape', start, end: start + shown.length };
}
