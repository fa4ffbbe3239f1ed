import type { ValuesOf } from '#core/fields.ts';
import { defineOperation, type RunContext } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { formatJson, type JsonFormatError, type JsonFormatting } from '#formats/json/format-json.ts';
import { compactStyle } from '#formats/json/write-json-nodes.ts';
import { isOverTextLimit } from '#formats/text-limit.ts';
import { inputs, options } from './fields.ts';

export interface Minified extends JsonFormatting {
  /** In UTF-8. */
  readonly originalBytes: number;
  readonly minifiedBytes: number;
}

/**
 * JSON, JSONC, JSON5 or JSON Lines as JSON without white space, a value per line, or as one string literal of that; null without an input.
 * Errors: those of `formatJson`.
 */
export function minify(
  { json }: ValuesOf<typeof inputs>,
  { sortKeys, escapes, asLiteral }: ValuesOf<typeof options>,
  { progress }: Pick<RunContext, 'progress'>,
): Result<Minified | null, JsonFormatError> {
  if (json.trim() === '') return ok(null);
  const formatted = formatJson(json, { ...compactStyle, sortKeys, escapes }, progress);
  if (!formatted.ok) return formatted;
  const { text: minified, notices } = formatted.value;
  // A quote or a backslash takes two characters in a literal; no other can stand in minified JSON but the line breaks between values.
  if (asLiteral && isOverTextLimit(minified.length * 2)) return fail('outputTooLong');
  const text = asLiteral ? JSON.stringify(minified) : minified;
  return ok({ text, notices, originalBytes: byteCount(json), minifiedBytes: byteCount(text) });
}

const byteCount = (text: string): number => new TextEncoder().encode(text).length;

export const operations = {
  minify: defineOperation({
    inputs,
    options,
    produces: 'json',
    thread: 'worker',
    isIdempotent: true,
    lawsHoldFor: (_, { asLiteral }) => !asLiteral,
    run: minify,
  }),
};
