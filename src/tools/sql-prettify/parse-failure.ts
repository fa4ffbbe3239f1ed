import { fail, type Result } from '#core/result.ts';
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

/** Offset of a line and a column, both from 1, that count over a byte order mark. */
function offsetOf(text: string, line: number, column: number): number {
  const lineBreak = /\r\n?|\n/g;
  let start = 0;
  for (let passed = 1; passed < line && lineBreak.exec(text); passed += 1) start = lineBreak.lastIndex;
  return start + column - 1 + (line === 1 ? markLengthOf(text) : 0);
}

/** Whether a text begins with a quote that nothing `after` closes; else it is one that the dialect does not have. */
const isOpenQuote = (text: string, after: string): boolean => /^['"`]/.test(text) && !after.includes(text.charAt(0));

/** What sql-formatter 15.9 throws about a text, as a failure with a place: of its message only the first line is for people. */
export function parseFailure(error: unknown, sql: string, isStandard: boolean): Result<never, SqlErrorCode> {
  if (error instanceof RangeError) return fail('nestedTooDeeply');
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('Parse error: Ambiguous')) return fail('ambiguous');
  const found = /^Parse error(?:: Unexpected "(?<text>[^]*?)"| at token: (?<token>[^]*?)) at line (?<line>\d+) column (?<column>\d+)/.exec(
    message,
  )?.groups;
  if (!found && message !== 'Parse error: Invalid SQL') throw error;
  const text = found?.['text'] ?? found?.['token'] ?? END;
  const lines = withoutByteOrderMark(sql).split(/\r\n?|\n/);
  const isEnd = text === END;
  const line = found && !isEnd ? Number(found['line']) : lines.length;
  const column = found && !isEnd ? Number(found['column']) : (lines.at(-1) ?? '').length + 1;
  const details = { values: { line, column, text: text.slice(0, LONGEST_QUOTE) }, at: offsetOf(sql, line, column) };
  if (text.startsWith('/*')) return fail('commentNotClosed', details);
  if (isOpenQuote(text, sql.slice(details.at + 1))) return fail('quoteNotClosed', details);
  if (isEnd) return fail(isStandard ? 'endsTooEarlyInStandard' : 'endsTooEarly', details);
  return fail(isStandard ? 'unexpectedTextInStandard' : 'unexpectedText', details);
}
