import type { Translate } from '#core/message-key.ts';
import type en from './messages/en.json';

/** Describes the number of repetitions. `max` is `null` if there is no upper limit. The noun agrees with the preceding number. */
export function timesText(t: Translate<typeof en>, min: number, max: number | null): string {
  if (min === max) return t('view.times', { count: min });
  if (max === null) return t('view.timesAtLeast', { min });
  return min === 0 ? t('view.timesAtMost', { max, count: max }) : t('view.timesBetween', { min, max, count: max });
}
