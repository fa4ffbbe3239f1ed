import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detector recognizes, with the expected results on Sunday, 2026-11-22, in UTC. */
export const positives = [
  { detector: 'time-in-zone', input: '3pm PT', reading: 'Time in a time zone', answer: '23:00 in your time zone' },
  { detector: 'time-in-zone', input: '15:00 CET', reading: 'Time in a time zone', answer: '14:00 in your time zone' },
  {
    detector: 'time-in-zone',
    input: '2026-03-10 15:00 America/New_York',
    reading: 'Time in a time zone',
    answer: '19:00 in your time zone',
  },
  { detector: 'time-in-zone', input: 'Tue 3pm PT', reading: 'Time in a time zone', answer: '23:00 in your time zone' },
  { detector: 'time-in-zone', input: '15h30 Tokyo', reading: 'Time in a time zone', answer: '06:30 in your time zone' },
  { detector: 'time-in-zone', input: '9:30 am New York', reading: 'Time in a time zone', answer: '14:30 in your time zone' },
  { detector: 'time-in-zone', input: 'tomorrow 10:00 Europe/Berlin', reading: 'Time in a time zone', answer: '09:00 in your time zone' },
  { detector: 'time-in-zone', input: '12:00 JST', reading: 'Time in a time zone', answer: '03:00 in your time zone' },
] satisfies readonly Positive[];

/** Similar inputs that the detector must reject. */
export const negatives = [
  { detector: 'time-in-zone', input: '15:00' },
  { detector: 'time-in-zone', input: '15:00 UTC' },
  { detector: 'time-in-zone', input: '2026-03-10T15:00:00Z' },
  { detector: 'time-in-zone', input: '2026-03-10 15:00 +01:00' },
  { detector: 'time-in-zone', input: '10:30 Meeting with Bob' },
  { detector: 'time-in-zone', input: '3pm IST' },
  { detector: 'time-in-zone', input: '25:00 CET' },
  { detector: 'time-in-zone', input: '16:9 aspect ratio' },
] satisfies readonly Negative[];
