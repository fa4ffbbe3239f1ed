import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import { jsonIndents } from '#subjects/data-formats/json-indents.ts';
import { writeJsonTree } from '#pure/notation/json/write-json-tree.ts';
import { readToml } from '#pure/notation/toml/read-toml.ts';
import type { declaration } from './declare.ts';

/**
 * TOML as JSON, with a notice for each number that JSON cannot hold; `null` for white space alone.
 * Errors: `inputTooLarge`, and those of `readToml` and `writeJsonTree`.
 */
export function convert({ toml, indent, sortKeys }: Given<typeof declaration, 'convert'>) {
  if (isOverInputLimit(toml)) return fail('inputTooLarge');
  if (toml.trim() === '') return ok(null);
  const read = readToml(toml);
  if (!read.ok) return read;
  const written = writeJsonTree(read.value.value, { indent: jsonIndents[indent], sortKeys });
  return mapResult(written, ({ text, notices }) => ({ json: text, notices }));
}

export const run = { convert } satisfies Runs<typeof declaration>;
