import type { CalendarEvent } from './calendar-event.ts';
import type { PlaceTime } from './compare-places.ts';
import { localDateTime } from './local-time.ts';
import { writeCalendar } from './write-calendar.ts';

export const exportFormats = ['text', 'markdown', 'iCalendar', 'discord', 'slack'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** The translated texts of an invitation. */
export interface InvitationWords {
  /** As entered. May be empty. */
  readonly title: string;
  /** `60 minutes`. */
  readonly duration: string;
  /** The default title. */
  readonly meeting: string;
  readonly columns: readonly [place: string, localTime: string, offset: string];
  /** The short name of a weekday from 0 (Monday), such as `Tue`. */
  readonly weekday: (weekday: number) => string;
}

export interface Invitation {
  readonly text: string;
  readonly file: string;
}

/** A line of a message cannot contain line breaks. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const cell = (text: string): string => oneLine(text).replaceAll(/[\\|]/g, (sign) => `\\${sign}`);

const headOf = ({ title, duration }: InvitationWords): string => (oneLine(title) === '' ? duration : `${oneLine(title)}, ${duration}`);

const plainText = (times: readonly PlaceTime[], words: InvitationWords): string =>
  [
    headOf(words),
    ...times.map(({ weekday, localTime, offset, label }) => `${words.weekday(weekday)} ${localTime} ${offset} ${label}`),
  ].join('\n');

const markdown = (times: readonly PlaceTime[], { columns }: InvitationWords): string =>
  [columns, ['---', '---', '---'], ...times.map(({ label, localTime, offset }) => [label, localTime, offset])]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

/** Writes the meeting with the local times of all places, in an export format. */
export function writeInvitation(
  format: ExportFormat,
  { times, event }: { readonly times: readonly PlaceTime[]; readonly event: CalendarEvent },
  words: InvitationWords,
): Invitation {
  const startMs = event.starts[0] ?? 0;
  const seconds = Math.floor(startMs / 1000);
  switch (format) {
    case 'text':
      return { text: plainText(times, words), file: 'meeting.txt' };
    case 'markdown':
      return { text: markdown(times, words), file: 'meeting.md' };
    case 'iCalendar': {
      const summary = oneLine(words.title) || words.meeting;
      return { text: writeCalendar(event, { summary, description: plainText(times, words) }), file: 'meeting.ics' };
    }
    case 'discord':
      return { text: `<t:${seconds}:F> (<t:${seconds}:R>)`, file: 'meeting.txt' };
    case 'slack':
      return { text: `<!date^${seconds}^{date_long} {time}|${localDateTime(startMs)} UTC>`, file: 'meeting.txt' };
  }
}
