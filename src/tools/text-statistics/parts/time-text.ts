import { timeFor } from '../rough-duration.ts';
import type { StatisticsTool } from './statistics-tool.ts';

/** `2 min 5 s`, without the parts that are zero; empty while the speed is in error. */
export function timeText(t: StatisticsTool['t'], words: number, speed: number): string {
  if (Number.isNaN(speed)) return '';
  const { hours, minutes, seconds } = timeFor(words, speed);
  if (hours > 0) return minutes > 0 ? t('view.hoursAndMinutes', { hours, minutes }) : t('view.hours', { hours });
  if (minutes > 0) return seconds > 0 ? t('view.minutesAndSeconds', { minutes, seconds }) : t('view.minutes', { minutes });
  return t('view.seconds', { seconds });
}
