import type { Result } from '#core/result.ts';
import { type JsonGrammar, JsonScanner } from './json-scanner.ts';
import { type JsonErrorCode, type JsonVisitor, walkJson } from './walk-json.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export const withoutByteOrderMark = (text: string): string => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);

/**
 * Reads one JSON text. By default also JSONC and JSON5, and a byte order mark in front, which counts in no position but the error's `at`.
 * Errors: those of `walkJson`.
 */
export function readJson(text: string, visitor: JsonVisitor, grammar: JsonGrammar = 'json5'): Result<undefined, JsonErrorCode> {
  const read = grammar === 'json' ? text : withoutByteOrderMark(text);
  const result = walkJson(new JsonScanner(read, grammar), visitor);
  if (result.ok || read === text) return result;
  return { ok: false, error: { ...result.error, at: (result.error.at ?? 0) + 1 } };
}
