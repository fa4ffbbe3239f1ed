import type { ValuesOf } from '#core/fields.ts';
import { defineOperation, type RunContext } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { readJsonTree } from '#formats/json/read-json-tree.ts';
import type { JsonErrorCode } from '#formats/json/walk-json.ts';
import { type Conversion, emptyConversion } from '#formats/tree/conversion.ts';
import type { OverflowCode } from '#formats/tree/text-writer.ts';
import { writeYaml } from '#formats/yaml/write-yaml.ts';
import { inputs, options } from './fields.ts';

/**
 * One JSON or JSON5 value as one YAML document, with a notice for each repeated key. White space alone gives an empty text.
 * Errors: `inputTooLarge`, and those of `readJsonTree` and `writeYaml`.
 */
export function convert(
  { json }: ValuesOf<typeof inputs>,
  { indent, keepComments, sortKeys }: ValuesOf<typeof options>,
  { progress }: Pick<RunContext, 'progress'>,
): Result<Conversion<'duplicateKey'>, 'inputTooLarge' | JsonErrorCode | OverflowCode> {
  if (isOverInputLimit(json)) return fail('inputTooLarge');
  if (json.trim() === '') return ok(emptyConversion);
  const read = readJsonTree(json, (share) => progress(share / 2));
  if (!read.ok) return read;
  const written = writeYaml(read.value.document, { indent: indent === '2' ? 2 : 4, keepComments, sortKeys });
  return written.ok ? ok({ text: written.value, notices: read.value.notices }) : written;
}

export const operations = {
  convert: defineOperation({ inputs, options, produces: 'yaml', thread: 'worker', run: convert }),
};
