import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, mapResult } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { formatJson, type JsonFormatError } from '#pure/notation/json/nodes/format-json.ts';
import type { declaration } from './declare.ts';
import { repairJson } from './repair-json.ts';

const indents = { '2': '  ', '3': '   ', '4': '    ', tab: '\t' } as const;

/** Errors about the size or depth of the input or the result, which a repair cannot fix. */
const LIMITS: readonly JsonFormatError[] = ['inputTooLarge', 'nestedTooDeeply', 'outputTooLong'];

/**
 * Formats JSON, JSONC, JSON5, or JSON Lines as indented JSON. If `repair` is on, an invalid text is repaired first, and the notice
 * `repaired` precedes the others. `null` for a blank text. Errors: `cannotBeRepaired`, and those of `formatJson`.
 */
export async function prettify(
  { json, indent, repair, ...style }: Given<typeof declaration, 'prettify'>,
  { progress }: Pick<Context, 'progress'>,
) {
  const format = (source: string, remarks: readonly { readonly code: 'repaired' }[]) =>
    mapResult(
      formatJson(source, { ...style, indent: indents[indent] }, progress),
      (written) => written && { formatted: written.text, notices: [...remarks, ...written.notices] },
    );
  const formatted = format(json, []);
  if (formatted.ok || !repair || LIMITS.includes(formatted.error.code)) return formatted;
  const repaired = await repairJson(json);
  if (repaired === undefined) return fail('cannotBeRepaired');
  const mended = format(repaired, [{ code: 'repaired' }]);
  return mended.ok || LIMITS.includes(mended.error.code) ? mended : fail('cannotBeRepaired');
}

export const run = { prettify } satisfies Runs<typeof declaration>;
