import type { Result } from '#core/result.ts';

export const BYTE_ORDER_MARK = '\uFEFF';

/** The length of a text's byte order mark, in code units. */
export const markLengthOf = (text: string): 0 | 1 => (text.startsWith(BYTE_ORDER_MARK) ? 1 : 0);

export const withoutByteOrderMark = (text: string): string => text.slice(markLengthOf(text));

/** Applies a reader to a text without its byte order mark. The `at` of an error counts the mark. */
export function readOverMark<Value, Code extends string>(text: string, read: (text: string) => Result<Value, Code>): Result<Value, Code> {
  const markLength = markLengthOf(text);
  const result = read(text.slice(markLength));
  return result.ok || result.error.at === undefined || markLength === 0
    ? result
    : { ok: false, error: { ...result.error, at: result.error.at + markLength } };
}
