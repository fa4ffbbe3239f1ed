import { describe, expect, test } from 'vitest';
import { dayNumber } from '#pure/time/calendar-day.ts';
import { readHolidays } from './read-holidays.ts';

const read = (text: string) => {
  const holidays = readHolidays(text);
  if (!holidays.ok) return holidays.error;
  const { once, yearly } = holidays.value;
  return { once: [...once], yearly: [...yearly] };
};

const christmas = dayNumber({ year: 2026, month: 12, day: 25 });

describe('readHolidays', () => {
  test.each<[string, object]>([
    ['', { once: [], yearly: [] }],
    ['2026-12-25 Christmas\r\n12-26\n', { once: [[christmas, 'Christmas']], yearly: [['12-26', '']] }],
    ['25.12.2026 Christmas', { once: [[christmas, 'Christmas']], yearly: [] }],
    ['December 25, 2026', { once: [[christmas, '']], yearly: [] }],
    ['# mine\n02-29   Leap day ', { once: [], yearly: [['02-29', 'Leap day']] }],
  ])('reads %j', (text, holidays) => expect(read(text)).toEqual(holidays));

  test('reads the events of an iCalendar file: RFC 5545, sections 3.1 and 3.6.1', () => {
    const file = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'DTSTART;VALUE=DATE:20261225',
      'SUMMARY;LANGUAGE=en:Christ',
      ' mas\\, the first day',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'SUMMARY:Labor Day',
      'DTSTART:20260501T000000Z',
      'RRULE:FREQ=YEARLY',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'SUMMARY:Easter',
      'DTSTART;VALUE=DATE:20260405',
      'RRULE:FREQ=YEARLY;COUNT=1',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'SUMMARY:Someday',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    expect(read(file)).toEqual({
      once: [
        [christmas, 'Christmas, the first day'],
        [dayNumber({ year: 2026, month: 4, day: 5 }), 'Easter'],
      ],
      yearly: [['05-01', 'Labor Day']],
    });
  });

  // RFC 5545, sections 3.3.10 and 3.6.1; the days match dateutil.rrule.
  test.each<[string, readonly string[], readonly string[]]>([
    ['DTSTART;VALUE=DATE:20260429\nDTEND;VALUE=DATE:20260502', ['2026-04-29', '2026-04-30', '2026-05-01'], []],
    ['DTSTART:20260429T000000\nDTEND:20260430T000000', ['2026-04-29'], []],
    ['DTSTART:20260429T090000\nDTEND:20260430T120000', ['2026-04-29', '2026-04-30'], []],
    ['DTSTART;VALUE=DATE:20260429\nDURATION:P2D', ['2026-04-29', '2026-04-30'], []],
    ['DTSTART;VALUE=DATE:20260429\nRDATE;VALUE=DATE:20260501,20270101', ['2026-04-29', '2026-05-01', '2027-01-01'], []],
    ['DTSTART;VALUE=DATE:20260429\nSTATUS:CANCELLED', [], []],
    ['DTSTART;VALUE=DATE:20181225\nRRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25', [], ['12-25']],
    ['DTSTART;VALUE=DATE:20181225\nDTEND;VALUE=DATE:20181227\nRRULE:FREQ=YEARLY', [], ['12-25', '12-26']],
    ['DTSTART;VALUE=DATE:20211225\nRRULE:FREQ=YEARLY;COUNT=3', ['2021-12-25', '2022-12-25', '2023-12-25'], []],
    ['DTSTART;VALUE=DATE:20211225\nRRULE:FREQ=YEARLY;UNTIL=20221225', ['2021-12-25', '2022-12-25'], []],
    ['DTSTART;VALUE=DATE:20241105\nRRULE:FREQ=YEARLY;INTERVAL=4;COUNT=2', ['2024-11-05', '2028-11-05'], []],
    ['DTSTART;VALUE=DATE:20251127\nRRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=2', ['2025-11-27', '2026-11-26'], []],
    ['DTSTART;VALUE=DATE:20250526\nRRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO;COUNT=2', ['2025-05-26', '2026-05-25'], []],
    ['DTSTART;VALUE=DATE:20241225\nRRULE:FREQ=YEARLY;UNTIL=20261231\nEXDATE;VALUE=DATE:20251225', ['2024-12-25', '2026-12-25'], []],
  ])('reads the event %j', (event, once, yearly) => {
    const days = read(`BEGIN:VCALENDAR\nBEGIN:VEVENT\n${event}\nEND:VEVENT\nEND:VCALENDAR`);
    const dates = 'once' in days ? days.once.map(([day]) => new Date(day * 86_400_000).toISOString().slice(0, 10)) : days;
    expect(dates).toEqual(once);
    expect('yearly' in days && days.yearly.map(([day]) => day)).toEqual(yearly);
  });

  test.each([
    'FREQ=WEEKLY',
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=YEARLY;BYDAY=20MO',
    'FREQ=YEARLY;INTERVAL=0',
    'FREQ=YEARLY;BYMONTH=x',
    'FREQ=YEARLY;COUNT=x',
    'FREQ=YEARLY;BYMONTHDAY=40',
  ])('reports the unsupported rule %s', (rule) => {
    const file = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260101\nRRULE:${rule}\nEND:VEVENT\nEND:VCALENDAR`;
    expect(read(file)).toMatchObject({ code: 'unreadRule', field: 'holidays', values: { rule } });
  });

  test.each([
    ['25.12. Christmas', 1, '25.12.'],
    ['12-25\n2026-13-01', 2, '2026-13-01'],
    ['04-31', 1, '04-31'],
    ['2026-02-29', 1, '2026-02-29'],
    ['2026-12-25T10:00', 1, '2026-12-25T10:00'],
  ])('refuses %j', (text, line, value) =>
    expect(read(text)).toMatchObject({ code: 'notAHoliday', field: 'holidays', values: { line, text: value } }),
  );
});
