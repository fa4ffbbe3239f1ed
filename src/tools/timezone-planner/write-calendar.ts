import { type CalendarEvent, needsList, type ZonePart } from './calendar-event.ts';
import { offsetText } from './local-time.ts';

const MINUTE_MS = 60_000;
const LONGEST_LINE = 75;

/** `20260310T190000`, from milliseconds as if the clock were in UTC. */
const basic = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}Z$/g, '');
const inUtc = (epochMs: number): string => `${basic(epochMs)}Z`;
const basicOffset = (offsetMs: number): string => offsetText(offsetMs).replaceAll(':', '');

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    // Other control characters are invalid in text values.
    .replaceAll(/\p{Cc}/gu, '');

/** Folds a line at 75 octets without splitting a character (RFC 5545, section 3.1). */
function fold(line: string): string {
  const folded: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const { length } = new TextEncoder().encode(character);
    if (octets + length > LONGEST_LINE) {
      folded.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += length;
  }
  return [...folded, part].join('\r\n');
}

function zoneLines(zone: string, parts: readonly ZonePart[]): readonly string[] {
  const partLines = parts.flatMap(({ isSummer, onsets: [first = 0, ...others], fromMs, toMs }) => {
    const name = isSummer ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${name}`,
      `DTSTART:${basic(first)}`,
      ...others.map((onset) => `RDATE:${basic(onset)}`),
      `TZOFFSETFROM:${basicOffset(fromMs)}`,
      `TZOFFSETTO:${basicOffset(toMs)}`,
      `END:${name}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...partLines, 'END:VTIMEZONE'];
}

function ruleOf(event: CalendarEvent): string | undefined {
  const count = event.starts.length;
  switch (event.repeats) {
    case 'never':
      return undefined;
    case 'weekly':
      return `RRULE:FREQ=WEEKLY;COUNT=${count}`;
    case 'biweekly':
      return `RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=${count}`;
    case 'monthly':
      return needsList(event) ? undefined : `RRULE:FREQ=MONTHLY;COUNT=${count}`;
  }
}

/** Writes the time of a single event in UTC, and of a recurring event in local time, because the zone's offset changes. */
function timeLines(event: CalendarEvent): readonly string[] {
  const { starts, localStarts, minutes, zone, repeats } = event;
  const isByZone = repeats !== 'never' && zone !== 'UTC';
  const [property, shown, write] = isByZone ? ([`;TZID=${zone}`, localStarts, basic] as const) : (['', starts, inUtc] as const);
  const [first = 0, ...others] = shown;
  const rule = ruleOf(event);
  const isList = repeats !== 'never' && rule === undefined && others.length > 0;
  return [
    `DTSTART${property}:${write(first)}`,
    `DTEND${property}:${write(first + minutes * MINUTE_MS)}`,
    ...(rule === undefined ? [] : [rule]),
    ...(isList ? [`RDATE${property}:${others.map(write).join(',')}`] : []),
  ];
}

/** Writes the invitation as an iCalendar file (RFC 5545) with a title and a description. */
export function writeCalendar(
  event: CalendarEvent,
  { summary, description }: { readonly summary: string; readonly description: string },
): string {
  const isByZone = event.repeats !== 'never' && event.zone !== 'UTC';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//IT Tools//Time zone planner//EN',
    ...(isByZone ? zoneLines(event.zone, event.zoneParts) : []),
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${inUtc(event.stampMs)}`,
    ...timeLines(event),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
