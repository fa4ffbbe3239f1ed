import type { Context } from '#core/context.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isOverInputLimit } from '../../text/input-limit.ts';
import { type JsonTree, readJsonTree } from './read-json-tree.ts';
import type { JsonErrorCode } from './walk-json.ts';

/**
 * What is written of one JSON or JSON5 value; `null` for white space alone. Reading it is half of the progress.
 * Errors: `inputTooLarge`, and those of `readJsonTree` and `write`.
 */
export function convertJson<Written, Code extends string>(
  json: string,
  { progress }: Pick<Context, 'progress'>,
  write: (tree: JsonTree) => Result<Written, Code>,
): Result<Written | null, JsonErrorCode | Code | 'inputTooLarge'> {
  if (isOverInputLimit(json)) return fail('inputTooLarge');
  if (json.trim() === '') return ok(null);
  const read = readJsonTree(json, (share) => progress(share / 2));
  return read.ok ? write(read.value) : read;
}
