import { ok, type Result } from '#core/result.ts';
import { readJson } from './read-json.ts';
import type { JsonErrorCode, JsonVisitor } from './walk-json.ts';

/**
 * Reads one JSON or JSON5 text, or, when that fails, JSON Lines (jsonlines.org): several lines with a value each, blank ones left out.
 * `visitorOf` is asked for a new visitor for each text that is tried; those of the texts that count are given back, in order.
 * Errors: those of the text as one value.
 */
export function readJsonOrLines<Visitor extends JsonVisitor>(
  text: string,
  visitorOf: () => Visitor,
): Result<readonly Visitor[], JsonErrorCode> {
  const whole = visitorOf();
  const result = readJson(text, whole);
  if (result.ok) return ok([whole]);
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2) return result;
  const visitors: Visitor[] = [];
  for (const line of lines) {
    const visitor = visitorOf();
    if (!readJson(line, visitor).ok) return result;
    visitors.push(visitor);
  }
  return ok(visitors);
}
