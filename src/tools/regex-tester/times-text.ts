import type { Translate } from '#core/message-key.ts';
import type en from './messages/en.json';

/** How often a part is repeated, in words; `max` is null where there is no bound. The noun agrees with the number before it. */
export function timesText(t: Translate<typeof en>, min: number, max: number | null): string {
  if (min === max) return t('view.times', { count: min });
  if (max === null) return t('view.timesAtLeast', { min });
  return min === 0 ? t('view.timesAtMost', { max, count: max }) : t('view.timesBetween', { min, max, count: max });
}
