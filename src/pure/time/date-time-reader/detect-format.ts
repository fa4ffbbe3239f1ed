import type { DateFormat } from './date-format.ts';
import { dateReaders } from './date-readers.ts';
import { numberFormatOf } from './number-format.ts';
import { hasSpacedTime } from './read-iso-8601.ts';
import type { Reading } from './reading.ts';

/** The maximum input length, far above that of any format. The patterns would be slow on longer texts. */
export const MAX_LENGTH = 1000;

type Detect = (text: string) => DateFormat | undefined;

const readableAs =
  (format: DateFormat): Detect =>
  (text) =>
    dateReaders[format](text) && format;

/** Detectors in order of precedence. */
const detectors: readonly Detect[] = [
  readableAs('javascript'),
  readableAs('objectId'),
  numberFormatOf,
  readableAs('ldap'),
  readableAs('apache'),
  readableAs('rfc7231'),
  readableAs('rfc5322'),
  (text) => (hasSpacedTime(text) ? readableAs('iso9075')(text) : undefined),
  readableAs('iso8601'),
  readableAs('printed'),
];

/** Reads a date in any format; `undefined` for any other text. */
export function readAnyDate(text: string): Reading | undefined {
  const format = text.length > MAX_LENGTH ? undefined : detectFormat(text);
  return format && dateReaders[format](text);
}

/** Detects the format of a trimmed text; `undefined` if no format matches. */
export function detectFormat(text: string): DateFormat | undefined {
  for (const detect of detectors) {
    const format = detect(text);
    if (format) return format;
  }
  return undefined;
}
