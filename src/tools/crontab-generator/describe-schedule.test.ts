import { describe, expect, test } from 'vitest';
import type { CronFormat } from './cron-format.ts';
import { describeSchedule } from './describe-schedule.ts';
import { parseSchedule } from './parse-schedule.ts';

function described(expression: string, format: CronFormat, wording: Parameters<typeof describeSchedule>[1]): string | undefined {
  const result = parseSchedule(expression, format);
  return result.ok && result.value ? describeSchedule(result.value, wording) : undefined;
}

describe('describeSchedule', () => {
  const wording = { locale: 'en', verbose: false, clock24: true };

  // cronstrue 3.39.0, as in the examples of its README. The last two are those where it would mention a step that has no effect.
  test.each([
    ['23 0-20/2 * * *', 'unix', 'At 23 minutes past the hour, every 2 hours, between 00:00 and 20:59'],
    ['0 0 */2 * 1', 'unix', 'At 00:00, every 2 days in a month, only on Monday'],
    ['0 0 13 * 5', 'unix', 'At 00:00, on day 13 of the month, and on Friday'],
    ['0 15 10 ? * 6L', 'quartz', 'At 10:15, on the last Friday of the month'],
    ['0/5 8-17 ? * MON-FRI *', 'aws', 'Every 5 minutes, between 08:00 and 17:59, Monday through Friday'],
    ['1 2 3 4 5 6', 'unix', 'At 03:02:01, on day 4 of the month, and on Saturday, only in May'],
    ['@reboot x', 'unix', 'Run once, at startup'],
    ['*/100 * * * *', 'unix', 'Every hour'],
    ['*,5 * * * *', 'unix', 'Every minute'],
  ] as const)('of %s for %s is %s', (expression, format, description) => {
    expect(described(expression, format, wording)).toBe(description);
  });

  test('uses AM and PM and full details on request', () => {
    expect(described('30 14 * * *', 'unix', { ...wording, clock24: false, verbose: true })).toBe('At 02:30 PM, every day');
  });
});
