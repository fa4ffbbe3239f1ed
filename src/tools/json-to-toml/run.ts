import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { readJsonTree } from '#formats/json/read-json-tree.ts';
import { writeToml } from '#formats/toml/write-toml.ts';
import type { declaration } from './declare.ts';

/**
 * One JSON or JSON5 value as TOML, with notices for repeated keys and for what TOML cannot hold; `null` for white space alone.
 * Errors: `inputTooLarge`, and those of `readJsonTree` and `writeToml`.
 */
export function convert({ json, ...layout }: Given<typeof declaration, 'convert'>, { progress }: Pick<Context, 'progress'>) {
  if (isOverInputLimit(json)) return fail('inputTooLarge');
  if (json.trim() === '') return ok(null);
  const read = readJsonTree(json, (share) => progress(share / 2));
  if (!read.ok) return read;
  const { document, hasComments, notices } = read.value;
  const dropped = hasComments ? [{ code: 'commentsDropped', values: {} }] : [];
  return mapResult(writeToml(document.value, layout), (written) => ({
    toml: written.text,
    notices: [...notices, ...dropped, ...written.notices],
  }));
}

export const run = { convert } satisfies Runs<typeof declaration>;
