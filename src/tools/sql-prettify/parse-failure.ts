import { fail, type Result } from '#core/result.ts';
import { textPosition } from '#pure/text/text-position.ts';
import { markLengthOf, withoutByteOrderMark } from '#pure/text/byte-order-mark.ts';

export type SqlErrorCode =
  | 'unexpectedText'
  | 'unexpectedTextInStandard'
  | 'quoteNotClosed'
  | 'commentNotClosed'
  | 'endsTooEarly'
  | 'endsTooEarlyInStandard'
  | 'ambiguous'
  | 'nestedTooDeeply';

const LONGEST_QUOTE = 30;
const END = '«EOF»';

/** Converts a 1-based line and column to an offset that includes a byte order mark. */
function offsetOf(text: string, line: number, column: number): number {
  const lineBreak = /\r\n?|\n/g;
  let start = 0;
  for (let passed = 1; passed < line && lineBreak.exec(text); passed += 1) start = lineBreak.lastIndex;
  return start + column - 1 + (line === 1 ? markLengthOf(text) : 0);
}

/** Whether a text begins with an unclosed quote. A closed quote here is one that the dialect does not support. */
const isOpenQuote = (text: string, after: string): boolean => /^['"`]/.test(text) && !after.includes(text.charAt(0));

/** The 1-based line and column of an offset in a text with LF line breaks. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** Converts a position in a piece to a position in the whole text. */
function inWhole({ line, column }: Place, start: Place): Place {
  return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
}

/**
 * Converts an error of sql-formatter 15.9 for a piece to a failure with a position. Uses only the first line of its message, because the
 * rest is a parser dump. `piece` has LF line breaks, and its offset is relative to the text with LF and without a byte order mark.
 */
export function parseFailure(
  error: unknown,
  {
    sql,
    piece,
    isStandard,
  }: { readonly sql: string; readonly piece: { readonly text: string; readonly start: number }; readonly isStandard: boolean },
): Result<never, SqlErrorCode> {
  if (error instanceof RangeError) return fail('nestedTooDeeply');
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('Parse error: Ambiguous')) return fail('ambiguous');
  const found = /^Parse error(?:: Unexpected "(?<text>[^]*?)"| at token: (?<token>[^]*?)) at line (?<line>\d+) column (?<column>\d+)/.exec(
    message,
  )?.groups;
  if (!found && message !== 'Parse error: Invalid SQL') throw error;
  const text = found?.['text'] ?? found?.['token'] ?? END;
  const isEnd = text === END;
  const whole = withoutByteOrderMark(sql).replaceAll(/\r\n?/g, '\n');
  // A piece before a command ends at its last nonblank line.
  const end = piece.start + piece.text.length < whole.length ? piece.text.trimEnd().length : piece.text.length;
  const inPiece = found && !isEnd ? { line: Number(found['line']), column: Number(found['column']) } : textPosition(piece.text, end);
  const { line, column } = inWhole(inPiece, textPosition(whole, piece.start));
  const details = { values: { line, column, text: text.slice(0, LONGEST_QUOTE) }, at: offsetOf(sql, line, column) };
  if (text.startsWith('/*')) return fail('commentNotClosed', details);
  if (isOpenQuote(text, sql.slice(details.at + 1))) return fail('quoteNotClosed', details);
  if (isEnd) return fail(isStandard ? 'endsTooEarlyInStandard' : 'endsTooEarly', details);
  return fail(isStandard ? 'unexpectedTextInStandard' : 'unexpectedText', details);
}
