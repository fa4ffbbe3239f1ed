import type { Translate } from '#core/message-key.ts';
import type en from './messages/en.json';
import { timeFor } from './rough-duration.ts';

/** Formats a duration such as `2 min 5 s`, without zero parts. Empty if the speed is invalid. */
export function timeText(t: Translate<typeof en>, words: number, speed: number | undefined): string {
  if (speed === undefined) return '';
  const { hours, minutes, seconds } = timeFor(words, speed);
  if (hours > 0) return minutes > 0 ? t('view.hoursAndMinutes', { hours, minutes }) : t('view.hours', { hours });
  if (minutes > 0) return seconds > 0 ? t('view.minutesAndSeconds', { minutes, seconds }) : t('view.minutes', { minutes });
  return t('view.seconds', { seconds });
}
