import { ok, type Result } from '#core/result.ts';
import { withoutByteOrderMark } from '../../text/byte-order-mark.ts';
import { readJson } from './read-json.ts';
import type { JsonErrorCode, JsonVisitor } from './walk-json.ts';

/** A text that was read with a visitor of its own. */
export interface JsonPart<Visitor> {
  readonly visitor: Visitor;
  /** The text without a byte order mark. */
  readonly text: string;
  /** Its first line in the whole text, counted from 1. */
  readonly line: number;
}

/**
 * Reads one JSON or JSON5 text or, if that fails, JSON Lines (jsonlines.org): one value per line, skipping blank lines. `visitorOf` creates
 * a visitor for each attempt; returns those of the successful attempts, in order. Errors: those of the text as a single value.
 */
export function readJsonOrLines<Visitor extends JsonVisitor>(
  text: string,
  visitorOf: () => Visitor,
): Result<readonly JsonPart<Visitor>[], JsonErrorCode> {
  const whole = { visitor: visitorOf(), text: withoutByteOrderMark(text), line: 1 };
  const result = readJson(text, whole.visitor);
  if (result.ok) return ok([whole]);
  const parts: JsonPart<Visitor>[] = [];
  for (const [index, line] of whole.text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') continue;
    const part = { visitor: visitorOf(), text: line, line: index + 1 };
    if (!readJson(line, part.visitor).ok) return result;
    parts.push(part);
  }
  return parts.length < 2 ? result : ok(parts);
}
