import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, mapResult } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { formatJson, type JsonFormatError } from '#pure/notation/json/nodes/format-json.ts';
import type { declaration } from './declare.ts';
import { repairJson } from './repair-json.ts';

const indents = { '2': '  ', '3': '   ', '4': '    ', tab: '\t' } as const;

/** They are about what is brought or what would come of it: there is nothing to repair. */
const LIMITS: readonly JsonFormatError[] = ['inputTooLarge', 'nestedTooDeeply', 'outputTooLong'];

/**
 * JSON, JSONC, JSON5 or JSON Lines as indented JSON, after a repair where the text needs one and `repair` is on: the notice `repaired` then
 * stands before the others. `null` for white space alone. Errors: `cannotBeRepaired`, and those of `formatJson`.
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
