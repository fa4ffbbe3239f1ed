import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { mapResult } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { convertJson } from '#pure/notation/json/convert-json.ts';
import { writeYaml } from '#pure/notation/yaml/write-yaml.ts';
import type { declaration } from './declare.ts';

/**
 * One JSON or JSON5 value as one YAML document, with a notice for each repeated key; `null` for white space alone.
 * Errors: those of `convertJson` and `writeYaml`.
 */
export function convert(
  { json, indent, keepComments, sortKeys }: Given<typeof declaration, 'convert'>,
  context: Pick<Context, 'progress'>,
) {
  return convertJson(json, context, ({ document, notices }) =>
    mapResult(writeYaml(document, { indent: indent === '2' ? 2 : 4, keepComments, sortKeys }), (yaml) => ({ yaml, notices })),
  );
}

export const run = { convert } satisfies Runs<typeof declaration>;
