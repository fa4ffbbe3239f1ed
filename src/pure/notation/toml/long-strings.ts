import { parseTOML } from 'toml-eslint-parser';
import { type TomlFault, tomlFault } from './toml-error.ts';

/** The maximum length of strings for the library, which passes all code points as arguments. The stack allows for about 100,000. */
const LONG = 30_000;
const PIECE = 10_000;

export interface ShortenedToml {
  /** The text with placeholders, padded to its original length so that offsets remain valid. */
  readonly text: string;
  /** The content of the shortened strings, by the offset of their opening quote. */
  readonly longStrings: ReadonlyMap<number, string>;
  /** The first error in a shortened string. */
  readonly fault: TomlFault | undefined;
}

/**
 * Replaces strings that are too long for the library with short placeholders. Equal strings have equal placeholders, because they may be
 * keys.
 */
export function shortenStrings(text: string): ShortenedToml {
  const longStrings = new Map<number, string>();
  const standIns = new Map<string, string>();
  const pieces: string[] = [];
  let copied = 0;
  let fault: TomlFault | undefined;

  for (const { start, end, quote } of text.length > LONG ? stringsOf(text) : []) {
    if (end - start <= LONG) continue;
    const decoded = decodeInPieces(text, start, end, quote);
    if (typeof decoded !== 'string') {
      fault = decoded;
      break;
    }
    const standIn = standIns.get(decoded) ?? `"(a long string, number ${standIns.size})"`;
    standIns.set(decoded, standIn);
    longStrings.set(start, decoded);
    pieces.push(text.slice(copied, start), standIn.padEnd(end - start));
    copied = end;
  }
  return { text: copied === 0 ? text : pieces.join('') + text.slice(copied), longStrings, fault };
}

interface StringSpan {
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** The strings of a TOML text, up to the first unterminated one. */
function* stringsOf(text: string): Generator<StringSpan> {
  const opening = /#[^\n]*|"""|'''|["']/g;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const [quote] = match;
    if (quote.startsWith('#')) continue;
    const end = endOfString(text, opening.lastIndex, quote);
    if (end === undefined) return;
    yield { start: match.index, end, quote };
    opening.lastIndex = end;
  }
}

/** The offset after the closing quotes of a string whose content begins at an offset. */
function endOfString(text: string, from: number, quote: string): number | undefined {
  const closing = new RegExp(quote.startsWith('"') ? `\\\\[^]|${quote}` : quote, 'g');
  closing.lastIndex = from;
  for (let match = closing.exec(text); match; match = closing.exec(text)) {
    if (match[0] !== quote) continue;
    let end = closing.lastIndex;
    // Up to two quotes may precede the closing three.
    for (let more = 0; quote.length > 1 && more < 2 && text.charAt(end) === quote.charAt(0); more++) end++;
    return end;
  }
  return undefined;
}

// Pieces never split an escape (including the white space that a line-ending backslash removes), a line break, or a surrogate pair.
const PIECES = new RegExp(
  `(?:\\\\(?:U[^]{8}|u[^]{4}|x[^]{2}|[ \\t]*\\r?\\n\\s*|[^])|\\r\\n|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[^]){1,${PIECE}}`,
  'g',
);
const LITERAL_PIECES = new RegExp(`(?:\\r\\n|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[^]){1,${PIECE}}`, 'g');

function decodeInPieces(text: string, start: number, end: number, quote: string): string | TomlFault {
  const isMultiLine = quote.length > 1;
  const opening = `x = ${quote}${isMultiLine ? '\n' : ''}`;
  const content = text.slice(start + quote.length, end - quote.length);
  const [firstLineBreak = ''] = isMultiLine ? (/^\r?\n/.exec(content) ?? []) : [];
  let at = start + quote.length + firstLineBreak.length;
  let decoded = '';
  for (const [piece] of content.slice(firstLineBreak.length).matchAll(quote.startsWith('"') ? PIECES : LITERAL_PIECES)) {
    try {
      decoded += stringOf(opening + piece + quote);
    } catch (error) {
      const fault = tomlFault(error);
      if (!fault) throw error;
      return { ...fault, at: at + Math.min(Math.max(0, fault.at - opening.length), piece.length) };
    }
    at += piece.length;
  }
  return decoded;
}

function stringOf(document: string): string {
  const [entry] = parseTOML(document, { tomlVersion: '1.1.0' }).body[0].body;
  return entry?.type === 'TOMLKeyValue' && entry.value.type === 'TOMLValue' && entry.value.kind === 'string' ? entry.value.value : '';
}
