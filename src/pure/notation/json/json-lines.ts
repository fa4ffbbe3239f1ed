import { ok, type Result } from '#core/result.ts';
import { withoutByteOrderMark } from '../../text/byte-order-mark.ts';
import { readJson } from './read-json.ts';
import type { JsonErrorCode, JsonVisitor } from './walk-json.ts';

/** What one visitor was shown. */
export interface JsonPart<Visitor> {
  readonly visitor: Visitor;
  /** Without a byte order mark. */
  readonly text: string;
  /** The line of the whole text that it begins on, from 1. */
  readonly line: number;
}

/**
 * Reads one JSON or JSON5 text, or, when that fails, JSON Lines (jsonlines.org): several lines with a value each, blank ones left out.
 * `visitorOf` is asked for a new visitor for each text that is tried; those of the texts that count are given back, in order.
 * Errors: those of the text as one value.
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
