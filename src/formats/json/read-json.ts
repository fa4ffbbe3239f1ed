import type { Result } from '#core/result.ts';
import { JsonScanner } from './json-scanner.ts';
import { type JsonErrorCode, type JsonVisitor, walkJson } from './walk-json.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export const withoutByteOrderMark = (text: string): string => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);

/** Reads one JSON, JSONC or JSON5 text, over a byte order mark, which counts in no position but the error's `at`. Errors: those of `walkJson`. */
export function readJson(text: string, visitor: JsonVisitor): Result<undefined, JsonErrorCode> {
  const read = withoutByteOrderMark(text);
  const result = walkJson(new JsonScanner(read), visitor);
  if (result.ok || read === text) return result;
  return { ok: false, error: { ...result.error, at: (result.error.at ?? 0) + 1 } };
}
