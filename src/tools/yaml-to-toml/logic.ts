import type { ValuesOf } from '#core/fields.ts';
import { defineOperation, type RunContext } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { type TomlNoticeCode, type TomlWriteErrorCode, writeToml } from '#formats/toml/write-toml.ts';
import { type Conversion, emptyConversion } from '#formats/tree/conversion.ts';
import { readYaml } from '#formats/yaml/read-yaml.ts';
import type { YamlErrorCode } from '#formats/yaml/yaml-error.ts';
import { inputs, options } from './fields.ts';

type NoticeCode = 'tagIgnored' | 'commentsDropped' | TomlNoticeCode;

/**
 * One YAML document as TOML, with notices for ignored tags and for what TOML cannot hold. A text without a document gives an empty text.
 * Errors: `inputTooLarge`, `tomlSeveralDocuments` with the `count`, and those of `readYaml` and `writeToml`.
 */
export function convert(
  { yaml }: ValuesOf<typeof inputs>,
  { yamlVersion, nullValues, topLevelKey, sortKeys }: ValuesOf<typeof options>,
  { progress }: Pick<RunContext, 'progress'>,
): Result<Conversion<NoticeCode>, 'inputTooLarge' | 'tomlSeveralDocuments' | YamlErrorCode | TomlWriteErrorCode> {
  if (isOverInputLimit(yaml)) return fail('inputTooLarge');
  const read = readYaml(yaml, yamlVersion === '1_1' ? '1.1' : '1.2', (share) => progress(share * 0.8));
  if (!read.ok) return read;
  const { documents, hasComments, notices } = read.value;
  const [document] = documents;
  if (!document) return ok(emptyConversion);
  if (documents.length > 1) return fail('tomlSeveralDocuments', { values: { count: documents.length } });
  const written = writeToml(document, { nullValues, topLevelKey, sortKeys, datesFromStrings: false });
  if (!written.ok) return written;
  const dropped = hasComments ? [{ code: 'commentsDropped', values: {} } as const] : [];
  return ok({ text: written.value.text, notices: [...notices, ...dropped, ...written.value.notices] });
}

export const operations = {
  convert: defineOperation({ inputs, options, produces: 'toml', thread: 'worker', run: convert }),
};
