import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#core/languages.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { parseSchedule, type Schedule } from './parse-schedule.ts';

const sayIn = (language: Language) => ({ t: toolTexts('crontab-generator', language), language });

function scheduleOf(expression: string): Schedule {
  const parsed = parseSchedule(expression, 'unix');
  if (!parsed.ok || !parsed.value) throw new Error(`“${expression}” is no schedule.`);
  return parsed.value;
}

describe('listValues', () => {
  // The short month names are those of CLDR.
  test.each([
    ['en', { dayOfMonth: '1, 15', month: 'Jan, Feb' }],
    ['de', { dayOfMonth: '1, 15', month: 'Jan, Feb' }],
    ['zh', { dayOfMonth: '1、15', month: '1月、2月' }],
  ] as const)('writes the values of a field as a list in the language %s', (language, values) => {
    expect(presenters.listValues(scheduleOf('0 0 1,15 1,2 *'), {}, sayIn(language))).toMatchObject(values);
  });

  test('describes special days in words, with a notice', () => {
    expect(presenters.listValues(scheduleOf('0 0 L * 5#2 backup'), {}, sayIn('en'))).toEqual({
      minute: '0',
      hour: '0',
      dayOfMonth: 'last day',
      month: 'any',
      dayOfWeek: '2nd Fri',
      command: 'backup',
      notices: [{ code: 'hasSpecials' }],
    });
  });
});

describe('the description', () => {
  const wording = { verbose: false, clock24: true };

  test('is synchronous in English, and asynchronous in another language', async () => {
    expect(presenters.describe(scheduleOf('0 0 13 * 5'), wording, sayIn('en'))).toEqual({
      description: 'At 00:00, on day 13 of the month, and on Friday',
    });
    const german = await presenters.describe(scheduleOf('0 0 13 * 5'), wording, sayIn('de'));
    expect(german.description).toMatch(/Freitag/);
  });

  test.each(languages)('is available in %s', async (language) => {
    expect((await presenters.describe(scheduleOf('30 4 * * *'), wording, sayIn(language))).description).toContain('4:30');
  });
});
