import { ok, type Result } from '#core/result.ts';
import { excerpt } from '../../../text/excerpt.ts';
import { textPositions } from '../../../text/text-position.ts';
import { type GatheredNotice, Notices } from '../../tree/notices.ts';
import type { JsonNode } from './json-node.ts';
import { JsonNodeBuilder, type JsonNodeBuilderSettings } from './json-node-builder.ts';
import { readJsonOrLines } from '../json-lines.ts';
import type { JsonErrorCode } from '../walk-json.ts';

/**
 * `jsonLines` with the `count` of values, `commentsRemoved` with the `count` of comments, `nonFinite` if the text contains Infinity or NaN,
 * and `duplicateKeyAt` with `key`, `line`, and `column` for each repeated key.
 */
export type JsonNoticeCode = 'jsonLines' | 'commentsRemoved' | 'nonFinite' | 'duplicateKeyAt';

export interface JsonReading {
  /** One value, or several for JSON Lines. */
  readonly values: readonly JsonNode[];
  readonly notices: readonly GatheredNotice<JsonNoticeCode>[];
}

/** Reads JSON, JSONC, JSON5, or JSON Lines, without recursion. Errors: those of `walkJson`. */
export function readJsonNodes(text: string, settings: JsonNodeBuilderSettings): Result<JsonReading, JsonErrorCode> {
  const read = readJsonOrLines(text, () => new JsonNodeBuilder(settings));
  if (!read.ok) return read;
  const notices = new Notices<JsonNoticeCode>();
  const parts = read.value;
  if (parts.length > 1) notices.add('jsonLines', () => ({ count: parts.length }));
  const count = parts.reduce((sum, { visitor }) => sum + visitor.commentCount, 0);
  if (count > 0) notices.add('commentsRemoved', () => ({ count }));
  if (parts.some(({ visitor }) => visitor.hasNonFinite)) notices.add('nonFinite', () => ({}));
  for (const { visitor, text: part, line } of parts) {
    const positionOf = textPositions(part);
    for (const { key, start } of visitor.repeatedKeys) {
      notices.add('duplicateKeyAt', () => {
        const position = positionOf(start);
        return { key: excerpt(key), line: position.line + line - 1, column: position.column };
      });
    }
  }
  return ok({ values: parts.map(({ visitor }) => visitor.root), notices: notices.list() });
}
