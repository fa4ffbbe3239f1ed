import { describe, expect, test } from 'vitest';
import { type CronFormat, cronFormats } from './cron-format.ts';
import { exampleExpression, exampleSchedules } from './example-schedules.ts';
import { listRuns } from './list-runs.ts';

const now = new Date('2026-01-01T00:00:00Z');

function runsOf(expression: string, format: CronFormat): string {
  const listed = listRuns({ expression, format, timeZone: 'Europe/Paris', startFrom: '2026-01-01 00:00', runs: 20 }, now);
  if (!listed.ok || !listed.value) throw new Error(listed.ok ? 'nothing' : listed.error.code);
  return listed.value.text;
}

describe('exampleExpression', () => {
  test.each([
    ['weekends', 'unix', '0 10 * * 6,0'],
    ['weekends', 'quartz', '0 0 10 ? * 7,1'],
    ['everyQuarter', 'quartz', '0 0 0 1 */3 ?'],
    ['weekdays', 'aws', '0 9 ? * 2-6 *'],
  ] as const)('of %s for %s is %s', (name, format, expression) => {
    const example = exampleSchedules.find((each) => each.name === name);
    expect(example && exampleExpression(example, format)).toBe(expression);
  });

  test('runs at the same times in every format', () => {
    for (const example of exampleSchedules) {
      const [unix, ...others] = cronFormats.map((format) => runsOf(exampleExpression(example, format), format));
      expect(others).toEqual([unix, unix]);
    }
  });
});
