import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { readJsonTree } from '#formats/json/read-json-tree.ts';
import { writeYaml } from '#formats/yaml/write-yaml.ts';
import type { declaration } from './declare.ts';

/**
 * One JSON or JSON5 value as one YAML document, with a notice for each repeated key; `null` for white space alone.
 * Errors: `inputTooLarge`, and those of `readJsonTree` and `writeYaml`.
 */
export function convert(
  { json, indent, keepComments, sortKeys }: Given<typeof declaration, 'convert'>,
  { progress }: Pick<Context, 'progress'>,
) {
  if (isOverInputLimit(json)) return fail('inputTooLarge');
  if (json.trim() === '') return ok(null);
  const read = readJsonTree(json, (share) => progress(share / 2));
  if (!read.ok) return read;
  const { document, notices } = read.value;
  return mapResult(writeYaml(document, { indent: indent === '2' ? 2 : 4, keepComments, sortKeys }), (yaml) => ({ yaml, notices }));
}

export const run = { convert } satisfies Runs<typeof declaration>;
