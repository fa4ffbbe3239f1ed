import type { Result } from '#core/result.ts';
import { readOverMark } from '../../text/byte-order-mark.ts';
import { type JsonGrammar, JsonScanner } from './json-scanner.ts';
import { type JsonErrorCode, type JsonVisitor, walkJson } from './walk-json.ts';

/**
 * Reads one JSON text. By default, also accepts JSONC and JSON5, and skips a byte order mark, which the `at` of an error counts. Errors:
 * those of `walkJson`.
 */
export function readJson(text: string, visitor: JsonVisitor, grammar: JsonGrammar = 'json5'): Result<undefined, JsonErrorCode> {
  const read = (source: string): Result<undefined, JsonErrorCode> => walkJson(new JsonScanner(source, grammar), visitor);
  return grammar === 'json' ? read(text) : readOverMark(text, read);
}
