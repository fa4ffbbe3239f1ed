import type { Result } from '#core/result.ts';

export const BYTE_ORDER_MARK = '\uFEFF';

/** How many code units of a text are its byte order mark. */
export const markLengthOf = (text: string): 0 | 1 => (text.startsWith(BYTE_ORDER_MARK) ? 1 : 0);

export const withoutByteOrderMark = (text: string): string => text.slice(markLengthOf(text));

/** What is read of a text over its byte order mark, which counts in no position but the error's `at`. */
export function readOverMark<Value, Code extends string>(text: string, read: (text: string) => Result<Value, Code>): Result<Value, Code> {
  const markLength = markLengthOf(text);
  const result = read(text.slice(markLength));
  return result.ok || result.error.at === undefined || markLength === 0
    ? result
    : { ok: false, error: { ...result.error, at: result.error.at + markLength } };
}
