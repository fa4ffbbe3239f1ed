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
