import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { formatJson } from '#pure/notation/json/nodes/format-json.ts';
import { compactStyle } from '#pure/notation/json/nodes/write-json-nodes.ts';
import { isOverTextLimit } from '#pure/text/text-limit.ts';
import type { declaration } from './declare.ts';

/**
 * JSON, JSONC, JSON5 or JSON Lines as JSON without white space, a value per line, or as one string literal of that, with the sizes before and
 * after in bytes of UTF-8; `null` for white space alone. Errors: those of `formatJson`.
 */
export function minify({ json, asLiteral, ...style }: Given<typeof declaration, 'minify'>, { progress }: Pick<Context, 'progress'>) {
  const formatted = formatJson(json, { ...compactStyle, ...style }, progress);
  if (!formatted.ok) return formatted;
  if (!formatted.value) return ok(null);
  const { text, notices } = formatted.value;
  // A quote or a backslash takes two characters in a literal; no other can stand in minified JSON but the line breaks between values.
  if (asLiteral && isOverTextLimit(text.length * 2)) return fail('outputTooLong');
  const minified = asLiteral ? JSON.stringify(text) : text;
  return ok({ minified, notices, originalBytes: byteCount(json), minifiedBytes: byteCount(minified) });
}

const byteCount = (text: string): number => new TextEncoder().encode(text).length;

export const run = { minify } satisfies Runs<typeof declaration>;
