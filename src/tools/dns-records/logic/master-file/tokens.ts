import { fail, ok, type Result } from '#core/result.ts';

export interface Token {
  /** The source text without its quotes. Escapes are kept. */
  readonly text: string;
  readonly isQuoted: boolean;
  readonly line: number;
}

/** The tokens of one line, or of several lines joined by parentheses. */
export interface Entry {
  readonly tokens: readonly Token[];
  readonly line: number;
  /** True if it begins with white space, so it has the owner of the entry before. */
  readonly isIndented: boolean;
}

export type EntryFault = 'parenthesisOpen' | 'parenthesisClosed' | 'quoteOpen';

const PLAIN = /(?:[^\s"();\\]|\\[^\n])+|\\/y;

/**
 * Reads the entries of a master file: RFC 1035, section 5.1. Skips comments and blank lines. Errors: `parenthesisOpen` and `quoteOpen`
 * (`line`, `column`), and `parenthesisClosed` (`line`), each `at` its character.
 */
export function readEntries(text: string): Result<readonly Entry[], EntryFault> {
  const entries: Entry[] = [];
  let tokens: Token[] = [];
  let line = 1;
  let lineStart = 0;
  let entryLine = 1;
  let isIndented = false;
  let open: { readonly at: number; readonly line: number; readonly column: number } | undefined;
  let depth = 0;
  const finish = (): void => {
    if (tokens.length > 0) entries.push({ tokens, line: entryLine, isIndented });
    tokens = [];
  };
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    if (at === lineStart && depth === 0) {
      entryLine = line;
      isIndented = character === ' ' || character === '\t';
    }
    if (character === '\n') {
      if (depth === 0) finish();
      at++;
      line++;
      lineStart = at;
    } else if (character === ';') {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (character === '(') {
      if (depth === 0) open = { at, line, column: at - lineStart + 1 };
      depth++;
      at++;
    } else if (character === ')') {
      if (depth === 0) return fail('parenthesisClosed', { at, values: { line } });
      depth--;
      at++;
    } else if (character === '"') {
      const end = closingQuote(text, at + 1);
      if (end === undefined) return fail('quoteOpen', { at, values: { line, column: at - lineStart + 1 } });
      tokens.push({ text: text.slice(at + 1, end), isQuoted: true, line });
      at = end + 1;
    } else {
      PLAIN.lastIndex = at;
      const plain = PLAIN.exec(text)?.[0];
      if (plain !== undefined) tokens.push(readPlain(plain, line));
      at += plain?.length ?? 1; // white space
      if (plain !== undefined && plain.endsWith('=') && text.charAt(at) === '"') {
        // key="value" of SVCB is one word (RFC 9460, section 2.1)
        const end = closingQuote(text, at + 1);
        if (end === undefined) return fail('quoteOpen', { at, values: { line, column: at - lineStart + 1 } });
        tokens.splice(-1, 1, { text: `${plain}${text.slice(at, end + 1)}`, isQuoted: false, line });
        at = end + 1;
      }
    }
  }
  if (open && depth > 0) return fail('parenthesisOpen', { at: open.at, values: { line: open.line, column: open.column } });
  finish();
  return ok(entries);
}

const readPlain = (text: string, line: number): Token => ({ text, isQuoted: false, line });

/** The offset of the closing quote on the same line. */
function closingQuote(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"') return at;
    if (character === '\n') return undefined;
    if (character === '\\' && text.charAt(at + 1) !== '\n') at++;
  }
  return undefined;
}
