import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { formatJson } from '#pure/notation/json/nodes/format-json.ts';
import { compactStyle } from '#pure/notation/json/nodes/write-json-nodes.ts';
import { isOverTextLimit } from '#pure/text/text-limit.ts';
import type { declaration } from './declare.ts';

/**
 * Converts JSON, JSONC, JSON5, or JSON Lines to JSON without white space, one value per line, or to a string literal of that. The sizes are
 * in bytes of UTF-8. `null` for a blank text. Errors: those of `formatJson`, and `outputTooLong` for a literal.
 */
export function minify({ json, asLiteral, ...style }: Given<typeof declaration, 'minify'>, { progress }: Pick<Context, 'progress'>) {
  const formatted = formatJson(json, { ...compactStyle, ...style }, progress);
  if (!formatted.ok) return formatted;
  if (!formatted.value) return ok(null);
  const { text, notices } = formatted.value;
  // In a literal, quotes, backslashes, and the line breaks between values take two characters. Minified JSON has no others that need an
  // escape.
  if (asLiteral && isOverTextLimit(text.length * 2)) return fail('outputTooLong');
  const minified = asLiteral ? JSON.stringify(text) : text;
  return ok({ minified, notices, originalBytes: byteCount(json), minifiedBytes: byteCount(minified) });
}

const byteCount = (text: string): number => new TextEncoder().encode(text).length;

export const run = { minify } satisfies Runs<typeof declaration>;
