import type { ValuesOf } from '#core/fields.ts';
import { defineOperation, type RunContext } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { formatJson, type JsonFormatError } from '#formats/json/format-json.ts';
import type { JsonNoticeCode } from '#formats/json/read-json-nodes.ts';
import type { Conversion } from '#formats/tree/conversion.ts';
import { inputs, options } from './fields.ts';
import { repairJson } from './repair-json.ts';

const indents = { '2': '  ', '3': '   ', '4': '    ', tab: '\t' } as const;

/** They are about what is brought or what would come of it: there is nothing to repair. */
const LIMITS: readonly JsonFormatError[] = ['inputTooLarge', 'nestedTooDeeply', 'outputTooLong'];

/**
 * JSON, JSONC, JSON5 or JSON Lines as indented JSON, after a repair where the text needs one and `repair` is on: the notice `repaired` then
 * stands before the others. Errors: `cannotBeRepaired`, and those of `formatJson`.
 */
export async function prettify(
  { json }: ValuesOf<typeof inputs>,
  { indent, sortKeys, escapes, repair }: ValuesOf<typeof options>,
  { progress }: Pick<RunContext, 'progress'>,
): Promise<Result<Conversion<JsonNoticeCode | 'repaired'>, JsonFormatError | 'cannotBeRepaired'>> {
  const style = { indent: indents[indent], sortKeys, escapes };
  const formatted = formatJson(json, style, progress);
  if (formatted.ok || !repair || LIMITS.includes(formatted.error.code)) return formatted;
  const repaired = await repairJson(json);
  if (repaired === undefined) return fail('cannotBeRepaired');
  const mended = formatJson(repaired, style, progress);
  if (mended.ok) return ok({ text: mended.value.text, notices: [{ code: 'repaired', values: {} }, ...mended.value.notices] });
  return LIMITS.includes(mended.error.code) ? mended : fail('cannotBeRepaired');
}

export const operations = {
  prettify: defineOperation({ inputs, options, produces: 'json', thread: 'worker', isIdempotent: true, run: prettify }),
};
