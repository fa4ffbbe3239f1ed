import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { jsonIndents } from '#formats/json/json-indents.ts';
import { writeJsonTree } from '#formats/json/write-json-tree.ts';
import { readToml } from '#formats/toml/read-toml.ts';
import type { TomlErrorCode } from '#formats/toml/toml-error.ts';
import { type Conversion, emptyConversion } from '#formats/tree/conversion.ts';
import type { OverflowCode } from '#formats/tree/text-writer.ts';
import { inputs, options } from './fields.ts';

/**
 * TOML as JSON, with a notice for each number that JSON cannot hold. White space alone gives an empty text.
 * Errors: `inputTooLarge`, and those of `readToml` and `writeJsonTree`.
 */
export function convert(
  { toml }: ValuesOf<typeof inputs>,
  { indent, sortKeys }: ValuesOf<typeof options>,
): Result<Conversion<'notInJson'>, 'inputTooLarge' | TomlErrorCode | OverflowCode> {
  if (isOverInputLimit(toml)) return fail('inputTooLarge');
  if (toml.trim() === '') return ok(emptyConversion);
  const read = readToml(toml);
  return read.ok ? writeJsonTree(read.value.value, { indent: jsonIndents[indent], sortKeys }) : read;
}

export const operations = {
  convert: defineOperation({ inputs, options, produces: 'json', thread: 'worker', run: convert }),
};
