import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { mapResult } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { convertJson } from '#pure/notation/json/convert-json.ts';
import { writeToml } from '#pure/notation/toml/write-toml.ts';
import type { declaration } from './declare.ts';

/**
 * One JSON or JSON5 value as TOML, with notices for repeated keys and for what TOML cannot hold; `null` for white space alone.
 * Errors: those of `convertJson` and `writeToml`.
 */
export function convert({ json, ...layout }: Given<typeof declaration, 'convert'>, context: Pick<Context, 'progress'>) {
  return convertJson(json, context, ({ document, hasComments, notices }) => {
    const dropped = hasComments ? [{ code: 'commentsDropped', values: {} }] : [];
    return mapResult(writeToml(document.value, layout), (written) => ({
      toml: written.text,
      notices: [...notices, ...dropped, ...written.notices],
    }));
  });
}

export const run = { convert } satisfies Runs<typeof declaration>;
