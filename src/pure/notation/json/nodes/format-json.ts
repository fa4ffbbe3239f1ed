import { fail, mapResult, ok, type Result } from '#core/result.ts';
import { isOverInputLimit } from '../../../text/input-limit.ts';
import type { GatheredNotice } from '../../tree/notices.ts';
import type { OverflowCode } from '../../tree/text-writer.ts';
import { type JsonNoticeCode, readJsonNodes } from './read-json-nodes.ts';
import type { JsonErrorCode } from '../walk-json.ts';
import { type JsonStyle, writeJsonNodes } from './write-json-nodes.ts';

export interface FormattedJson {
  readonly text: string;
  readonly notices: readonly GatheredNotice<JsonNoticeCode>[];
}

export type JsonFormatError = 'inputTooLarge' | JsonErrorCode | OverflowCode;

/** The share of the work that reading takes. */
const READ = 0.7;

/**
 * Reformats JSON, JSONC, JSON5, or JSON Lines as JSON in a style, with line breaks between several values. `null` for a blank text. Errors:
 * `inputTooLarge`, and those of `readJsonNodes` and `writeJsonNodes`.
 */
export function formatJson(
  text: string,
  style: JsonStyle,
  progress: (share: number) => void,
): Result<FormattedJson | null, JsonFormatError> {
  if (isOverInputLimit(text)) return fail('inputTooLarge');
  if (text.trim() === '') return ok(null);
  const read = readJsonNodes(text, { repeated: 'all', progress: (share) => progress(share * READ) });
  if (!read.ok) return read;
  return mapResult(writeJsonNodes(read.value.values, style), (written) => ({ text: written, notices: read.value.notices }));
}
