import { fail, ok, type Result } from '#core/result.ts';

/** Minutes from midnight. `to` is greater than `from`, even if the working day ends after midnight. */
export interface WorkingHours {
  readonly from: number;
  readonly to: number;
}

const HOURS = String.raw`\d{1,2}(?::\d{1,2})?\s*[-–]\s*\d{1,2}(?::\d{1,2})?`;
const ENDS = /^(?<fromHour>\d{1,2})(?::(?<fromMinute>\d{1,2}))?\s*[-–]\s*(?<toHour>\d{1,2})(?::(?<toMinute>\d{1,2}))?$/;

/** Possible working hours at the end of a line, after whitespace. */
export const AT_END = new RegExp(String.raw`^(?<place>.*\S)\s+(?<hours>${HOURS})$`);

export const DAY_MINUTES = 1440;

function minutesOf(hour = '', minute = '0'): number {
  return Number(minute) > 59 ? Number.NaN : Number(hour) * 60 + Number(minute);
}

/** Parses `9-17`, `8:30-16:30`, or `22-6`. The end may be 24. The error has no values. */
export function readWorkingHours(text: string): Result<WorkingHours, 'notWorkingHours'> {
  const groups = ENDS.exec(text.trim())?.groups;
  const from = minutesOf(groups?.['fromHour'], groups?.['fromMinute']);
  const to = minutesOf(groups?.['toHour'], groups?.['toMinute']);
  const isDay = groups !== undefined && from < DAY_MINUTES && to <= DAY_MINUTES && from !== to;
  return isDay ? ok({ from, to: to > from ? to : to + DAY_MINUTES }) : fail('notWorkingHours');
}
