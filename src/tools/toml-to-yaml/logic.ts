import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { readToml } from '#formats/toml/read-toml.ts';
import type { TomlErrorCode } from '#formats/toml/toml-error.ts';
import { type Conversion, emptyConversion } from '#formats/tree/conversion.ts';
import type { OverflowCode } from '#formats/tree/text-writer.ts';
import { writeYaml } from '#formats/yaml/write-yaml.ts';
import { inputs, options } from './fields.ts';

/**
 * TOML as one YAML document, with its comments unless they are not wanted. White space alone gives an empty text.
 * Errors: `inputTooLarge`, and those of `readToml` and `writeYaml`.
 */
export function convert(
  { toml }: ValuesOf<typeof inputs>,
  { indent, keepComments, sortKeys }: ValuesOf<typeof options>,
): Result<Conversion<never>, 'inputTooLarge' | TomlErrorCode | OverflowCode> {
  if (isOverInputLimit(toml)) return fail('inputTooLarge');
  if (toml.trim() === '') return ok(emptyConversion);
  const read = readToml(toml);
  if (!read.ok) return read;
  const written = writeYaml(read.value, { indent: indent === '2' ? 2 : 4, keepComments, sortKeys });
  return written.ok ? ok({ text: written.value, notices: [] }) : written;
}

export const operations = {
  convert: defineOperation({ inputs, options, produces: 'yaml', thread: 'worker', run: convert }),
};
