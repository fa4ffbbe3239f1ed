import type { Notice } from '#core/present.ts';
import { hasLeapSecond } from '#pure/time/iso-date-time.ts';

/** The notices about times as typed. */
export const timeNotices = (...times: readonly string[]): readonly Notice[] => (times.some(hasLeapSecond) ? [{ code: 'leapSecond' }] : []);
