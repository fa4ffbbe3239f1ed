import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import { readToml } from '#pure/notation/toml/read-toml.ts';
import { writeYaml } from '#pure/notation/yaml/write-yaml.ts';
import type { declaration } from './declare.ts';

/**
 * TOML as one YAML document, with its comments unless they are not wanted; `null` for white space alone.
 * Errors: `inputTooLarge`, and those of `readToml` and `writeYaml`.
 */
export function convert({ toml, indent, keepComments, sortKeys }: Given<typeof declaration, 'convert'>) {
  if (isOverInputLimit(toml)) return fail('inputTooLarge');
  if (toml.trim() === '') return ok(null);
  const read = readToml(toml);
  return read.ok ? writeYaml(read.value, { indent: indent === '2' ? 2 : 4, keepComments, sortKeys }) : read;
}

export const run = { convert } satisfies Runs<typeof declaration>;
