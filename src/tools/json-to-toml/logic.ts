import type { ValuesOf } from '#core/fields.ts';
import { defineOperation, type RunContext } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { readJsonTree } from '#formats/json/read-json-tree.ts';
import type { JsonErrorCode } from '#formats/json/walk-json.ts';
import { type TomlNoticeCode, type TomlWriteErrorCode, writeToml } from '#formats/toml/write-toml.ts';
import { type Conversion, emptyConversion } from '#formats/tree/conversion.ts';
import { inputs, options } from './fields.ts';

type NoticeCode = 'duplicateKey' | 'commentsDropped' | TomlNoticeCode;

/**
 * One JSON or JSON5 value as TOML, with notices for repeated keys and for what TOML cannot hold. White space alone gives an empty text.
 * Errors: `inputTooLarge`, and those of `readJsonTree` and `writeToml`.
 */
export function convert(
  { json }: ValuesOf<typeof inputs>,
  { nullValues, topLevelKey, datesFromStrings, sortKeys }: ValuesOf<typeof options>,
  { progress }: Pick<RunContext, 'progress'>,
): Result<Conversion<NoticeCode>, 'inputTooLarge' | JsonErrorCode | TomlWriteErrorCode> {
  if (isOverInputLimit(json)) return fail('inputTooLarge');
  if (json.trim() === '') return ok(emptyConversion);
  const read = readJsonTree(json, (share) => progress(share / 2));
  if (!read.ok) return read;
  const { document, hasComments, notices } = read.value;
  const written = writeToml(document.value, { nullValues, topLevelKey, sortKeys, datesFromStrings });
  if (!written.ok) return written;
  const dropped = hasComments ? [{ code: 'commentsDropped', values: {} } as const] : [];
  return ok({ text: written.value.text, notices: [...notices, ...dropped, ...written.value.notices] });
}

export const operations = {
  convert: defineOperation({ inputs, options, produces: 'toml', thread: 'worker', run: convert }),
};
