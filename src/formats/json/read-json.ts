import type { Result } from '#core/result.ts';
import { JsonScanner } from './json-scanner.ts';
import { type JsonErrorCode, type JsonVisitor, walkJson } from './walk-json.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Reads one JSON, JSONC or JSON5 text, over a byte order mark, which counts in no position but the error's `at`. Errors: those of `walkJson`. */
export function readJson(text: string, visitor: JsonVisitor): Result<undefined, JsonErrorCode> {
  if (!text.startsWith(BYTE_ORDER_MARK)) return walkJson(new JsonScanner(text), visitor);
  const result = walkJson(new JsonScanner(text.slice(1)), visitor);
  return result.ok ? result : { ok: false, error: { ...result.error, at: (result.error.at ?? 0) + 1 } };
}
