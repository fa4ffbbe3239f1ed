import { fullYear, MONTH_NAME, monthOf, WEEKDAY_NAME } from './english-names.ts';
import { readClock } from './read-clock.ts';
import { OFFSET } from './offset.ts';
import type { ReadDate, Reading } from './reading.ts';
import { printedZones } from './zone-letters.ts';

type Groups = Readonly<Record<string, string | undefined>>;

const LETTERS = Object.keys(printedZones).join('|');
/** In Go, the zone abbreviation and a monotonic clock reading follow the offset. */
const OFFSET_OR_LETTERS = String.raw`(?<offset>${OFFSET}|${LETTERS})(?: (?:[A-Z]{2,5}|[+-]\d\d(?:\d\d)?))?(?: m=[+-][\d.]+)?(?: \([^()]*\))?`;
const ZONE = String.raw`(?: ?(?:${OFFSET_OR_LETTERS}|(?<zone>[A-Z][\w+-]*(?:/[\w+-]+){1,2})))?`;
const CLOCK = String.raw`(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?(?:\s?(?<half>[ap])\.?m\.?)?`;
const TIME = String.raw`(?:(?:,? | at |,? at |T)${CLOCK}${ZONE})?`;
const WEEKDAY = String.raw`(?:(?:${WEEKDAY_NAME})\.?,? )?`;
const MONTH = String.raw`(?<monthName>${MONTH_NAME})`;
const DAY_OF_MONTH = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;

/** Dates as programs print them and people write them. */
const PATTERNS = [
  // `2021/02/27 10:15:30` in nginx and Go, `2021-02-27 10:15:30 UTC` in Rails and BigQuery, `2021:02:27 10:15:30` in Exif
  String.raw`${WEEKDAY}(?<year>\d{4})(?<separator>[-/.:])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})${TIME}`,
  // `27.02.2021`; also `27/02/2021` and `02/27/2021`, where a number above 12 must be the day
  String.raw`${WEEKDAY}(?<first>\d{1,2})(?<separator>[-/.])(?<secondPart>\d{1,2})\k<separator>(?<year>\d{4})${TIME}`,
  // `February 27, 2021 at 10:15 AM`
  String.raw`${WEEKDAY}${MONTH}\.? ${DAY_OF_MONTH},? (?<year>\d{4})${TIME}`,
  // `27 February 2021`, `27. Feb 2021 10:15:30`
  String.raw`${WEEKDAY}${DAY_OF_MONTH}\.? (?:of )?${MONTH}\.?,? (?<year>\d{4})${TIME}`,
  // `27-FEB-21` in Oracle, `27-Feb-2021 10:15` in directory listings of web servers
  String.raw`(?<day>\d{1,2})-${MONTH}-(?<year>\d{4}|\d\d)${TIME}`,
  // `date`, OpenSSL, and Git: the year follows the time, and the zone is before or after the year
  String.raw`${WEEKDAY}${MONTH} {1,2}(?<day>\d{1,2}) ${CLOCK}(?: (?<letters>${LETTERS}))? (?<year>\d{4})${ZONE}`,
  // `date` in British English
  String.raw`${WEEKDAY}(?<day>\d{1,2}) ${MONTH} ${CLOCK}(?: (?<letters>${LETTERS}))? (?<year>\d{4})`,
].map((pattern) => new RegExp(`^${pattern}$`, 'i'));

/** The label that `openssl x509 -dates` and `-text` print before a date. */
const LABEL = /^not ?(?:before|after) ?[=:] ?/i;
/** The JSON date of ASP.NET. Its offset does not affect the instant. */
const ASP_NET = /^\\?\/Date\((?<ms>-?\d{1,16})(?:[+-]\d{4})?\)\\?\/$/;

export const readPrintedDate: ReadDate = (text) => {
  const { ms } = ASP_NET.exec(text)?.groups ?? {};
  if (ms !== undefined) return { kind: 'instant', nanoseconds: BigInt(ms) * 1_000_000n };
  const plain = text.replace(LABEL, '').replaceAll(/[\u00a0\u202f]/g, ' ');
  const groups = PATTERNS.map((pattern) => pattern.exec(plain)?.groups).find((found) => found !== undefined);
  if (!groups || (groups['separator'] === ':' && groups['hour'] === undefined)) return undefined;
  return groups['first'] === undefined ? readGroups(groups) : readDayAndMonth(groups);
};

function readGroups(groups: Groups): Reading | undefined {
  const { year = '', month, monthName, day, letters, offset = letters, half } = groups;
  const hour = half === undefined ? groups['hour'] : hourOf(Number(groups['hour']), half);
  if (half !== undefined && hour === undefined) return undefined;
  const date = { year: fullYear(year), month: monthName === undefined ? Number(month) : monthOf(monthName.slice(0, 3)), day: Number(day) };
  return readClock(date, { ...groups, hour, offset: offset && (printedZones[offset.toUpperCase()] ?? offset) });
}

/** Converts a 12-hour clock, in which `12 AM` is 0. `undefined` for an invalid hour. */
const hourOf = (hour: number, half: string): string | undefined =>
  hour < 1 || hour > 12 ? undefined : String((hour % 12) + (/p/i.test(half) ? 12 : 0));

/** With dots, the day is always first. With slashes and hyphens, the order depends on the country. */
function readDayAndMonth(groups: Groups): Reading | undefined {
  const [first = '', second = ''] = [groups['first'], groups['secondPart']];
  const dayFirst = { ...groups, day: first, month: second };
  const monthFirst = { ...groups, day: second, month: first };
  if (groups['separator'] === '.' || Number(first) > 12 || first === second) return readGroups(dayFirst);
  if (Number(second) > 12) return readGroups(monthFirst);
  const [one, other] = [readGroups(monthFirst), readGroups(dayFirst)];
  if (one?.kind !== 'clock' || other?.kind !== 'clock') return one;
  const [low, high] = [first, second].map((part) => part.padStart(2, '0'));
  return { kind: 'ambiguous', dates: [`${groups['year']}-${low}-${high}`, `${groups['year']}-${high}-${low}`] };
}
