import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings. */
export const positives = [
  // crontab(5)
  { detector: 'schedule', input: '*/10 * * * *', reading: 'cron schedule', answer: 'Every 10 minutes' },
  { detector: 'schedule', input: '0 9 * * 1-5', reading: 'cron schedule', answer: 'At 09:00, Monday through Friday' },
  { detector: 'schedule', input: '@daily', reading: 'cron schedule', answer: 'At 00:00' },
  {
    detector: 'schedule',
    input: '30 4 1,15 * 5 /usr/local/bin/backup --all',
    reading: 'cron schedule',
    answer: 'At 04:30, on day 1 and 15 of the month, and on Friday',
  },
  { detector: 'schedule', input: '0 0 1 JAN *', reading: 'cron schedule', answer: 'At 00:00, on day 1 of the month, only in January' },
  { detector: 'schedule', input: '0 22 * * MON-FRI', reading: 'cron schedule', answer: 'At 22:00, Monday through Friday' },
  { detector: 'schedule', input: '"5 4 * * sun"', reading: 'cron schedule', answer: 'At 04:05, only on Sunday' },
  { detector: 'schedule', input: '@hourly /bin/true', reading: 'cron schedule', answer: 'Every hour' },
  { detector: 'schedule', input: '15 14 1 * *', reading: 'cron schedule', answer: 'At 14:15, on day 1 of the month' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'schedule', input: '1 2 3 4 5' },
  { detector: 'schedule', input: '* * *' },
  { detector: 'schedule', input: '60 * * * *' },
  { detector: 'schedule', input: '5 * 3 * 2' },
  { detector: 'schedule', input: '@jane_doe' },
  { detector: 'schedule', input: '@dailymail' },
  { detector: 'schedule', input: '* a * b *' },
  { detector: 'schedule', input: '0 0 12 * * ?' },
  { detector: 'schedule', input: '0 */5 * * * *' },
  { detector: 'schedule', input: '0 25 * * *' },
  { detector: 'schedule', input: '- - - - -' },
  { detector: 'schedule', input: '* * * 13 *' },
] satisfies readonly Negative[];
