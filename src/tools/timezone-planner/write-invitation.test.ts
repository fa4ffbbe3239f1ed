import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { makeDataFile } from '../../../scripts/vite/make-data-file.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { run } from './run.ts';

const initial = initialValues({ ...declaration.inputs, ...declaration.options });

async function invitation(options: Partial<typeof initial>) {
  const given = { ...initial, places: 'New York\nTokyo', meeting: '2026-03-10 15:00 America/New_York', ...options };
  const found = await run.convert(given, {
    now: () => new Date('2026-03-01T08:00:00Z'),
    randomBytes: repeatableBytes(),
    loadData: makeDataFile,
    timeZone: 'UTC',
    language: 'en',
  });
  if (!found.ok || !found.value) throw new Error('There is no invitation.');
  return presenters.convert(found.value, given, { t: toolTexts('timezone-planner', 'en'), language: 'en' }).invitation;
}

const linesOf = async (options: Partial<typeof initial>): Promise<readonly string[]> =>
  (await invitation({ ...options, exportFormat: 'iCalendar' })).text.replaceAll('\r\n ', '').split('\r\n');

describe('writes', () => {
  test('text with or without a title', async () => {
    expect(await invitation({ title: 'Standup' })).toEqual({
      file: 'meeting.txt',
      text: 'Standup, 60 minutes\nTue 2026-03-10 15:00 -04:00 New York\nWed 2026-03-11 04:00 +09:00 Tokyo',
    });
    expect((await invitation({ duration: 1 })).text).toMatch(/^1 minute\n/);
  });

  test('a Markdown table', async () => {
    const rows = ['| Place | Local time | Offset |', '| --- | --- | --- |', String.raw`| A\|B | 2026-03-11 04:00 | +09:00 |`];
    expect(await invitation({ places: 'A|B: Tokyo', exportFormat: 'markdown' })).toEqual({ file: 'meeting.md', text: rows.join('\n') });
  });

  // From Discord's documentation, “Message formatting”, and Slack's, “Formatting text for app surfaces”
  test('Discord and Slack timestamps', async () => {
    expect((await invitation({ exportFormat: 'discord', title: 'Standup' })).text).toBe('<t:1773169200:F> (<t:1773169200:R>)');
    expect((await invitation({ exportFormat: 'slack' })).text).toBe('<!date^1773169200^{date_long} {time}|2026-03-10 19:00 UTC>');
  });
});

describe('writes iCalendar', () => {
  test('with one meeting in UTC', async () => {
    const [uid, ...lines] = (await linesOf({ title: 'Standup, daily' })).toSorted((one) => (one.startsWith('UID:') ? -1 : 0));
    expect(uid).toMatch(/^UID:[\da-f]{32}$/);
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//IT Tools//Time zone planner//EN',
      'BEGIN:VEVENT',
      'DTSTAMP:20260301T080000Z',
      'DTSTART:20260310T190000Z',
      'DTEND:20260310T200000Z',
      String.raw`SUMMARY:Standup\, daily`,
      String.raw`DESCRIPTION:Standup\, daily\, 60 minutes\nTue 2026-03-10 15:00 -04:00 New York\nWed 2026-03-11 04:00 +09:00 Tokyo`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('with a recurring meeting in its time zone, with a part for each offset', async () => {
    const lines = await linesOf({ meeting: '2026-03-03 15:00 Europe/London', repeats: 'biweekly', occurrences: 30 });
    expect(lines.slice(3, 19)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/London',
      'BEGIN:STANDARD',
      'DTSTART:20251026T020000',
      'RDATE:20261025T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T010000',
      'RDATE:20270328T010000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
    ]);
    expect(lines).toContain('DTSTART;TZID=Europe/London:20260303T150000');
    expect(lines).toContain('DTEND;TZID=Europe/London:20260303T160000');
    expect(lines).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=30');
  });

  test.each([
    ['weekly', '2026-03-10 15:00', 'RRULE:FREQ=WEEKLY;COUNT=3'],
    ['monthly', '2026-03-28 15:00', 'RRULE:FREQ=MONTHLY;COUNT=3'],
    ['monthly', '2026-01-31 15:00', 'RDATE;TZID=Asia/Tokyo:20260228T150000,20260331T150000'],
  ] as const)('for a meeting repeated %s from %s with %s', async (repeats, meeting, line) => {
    const lines = await linesOf({ places: 'Tokyo', meeting, repeats, occurrences: 3 });
    expect(lines).toContain(line);
    // Tokyo's clocks have not changed since 1951.
    expect(lines.filter((each) => each === 'BEGIN:STANDARD')).toHaveLength(1);
  });

  test('without a time zone for a meeting repeated in UTC', async () => {
    const lines = await linesOf({ meeting: '2026-03-10T15:00Z', repeats: 'weekly', occurrences: 2 });
    expect(lines).toContain('DTSTART:20260310T150000Z');
    expect(lines).not.toContain('BEGIN:VTIMEZONE');
  });

  test('in lines of at most 75 octets, without splitting characters', async () => {
    const title = 'Ж'.repeat(100);
    const { text } = await invitation({ title, exportFormat: 'iCalendar' });
    expect(text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
    expect(text).not.toMatch(/[^\r]\n/);
  });
});
