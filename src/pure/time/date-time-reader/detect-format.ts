import type { DateFormat } from './date-format.ts';
import { dateReaders } from './date-readers.ts';
import { numberFormatOf } from './number-format.ts';
import { hasSpacedTime } from './read-iso-8601.ts';
import type { Reading } from './reading.ts';

/** Far longer than any notation; patterns would be slow on more. */
export const MAX_LENGTH = 1000;

type Detect = (text: string) => DateFormat | undefined;

const readableAs =
  (format: DateFormat): Detect =>
  (text) =>
    dateReaders[format](text) && format;

/** The first that knows the text wins. */
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

/** What a text says that names a date in any notation; `undefined` for anything else. */
export function readAnyDate(text: string): Reading | undefined {
  const format = text.length > MAX_LENGTH ? undefined : detectFormat(text);
  return format && dateReaders[format](text);
}

/** The notation of a text that has no outer white space; `undefined` for one that no notation has. */
export function detectFormat(text: string): DateFormat | undefined {
  for (const detect of detectors) {
    const format = detect(text);
    if (format) return format;
  }
  return undefined;
}
