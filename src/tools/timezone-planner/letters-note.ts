import type { FoundPlace } from './find-place.ts';
import { localDate } from './local-time.ts';
import type { ZoneClock } from './zone-clock.ts';

/** A time zone abbreviation for the wrong season, with the correct one for the day of the meeting. */
export interface OtherLetters {
  readonly written: string;
  readonly other: string;
  readonly date: string;
}

/** A quarter of a year. One or two quarters in either direction reach the other season. */
const QUARTER_MS = 7_889_238_000;

/** Whether the clocks are ahead compared with another season. */
export function isSummerTime(clock: ZoneClock, epochMs: number): boolean {
  const { offsetMs } = clock.stretchAt(epochMs);
  return [-2, -1, 1, 2].some((quarters) => clock.stretchAt(epochMs + quarters * QUARTER_MS).offsetMs < offsetMs);
}

/** Detects an abbreviation for the wrong season, such as `EST` in summer. Returns `undefined` if the abbreviation is correct. */
export function otherLettersOf(letters: FoundPlace['letters'], clock: ZoneClock, epochMs: number): OtherLetters | undefined {
  if (letters?.season === undefined || letters.other === undefined) return undefined;
  const isSummer = isSummerTime(clock, epochMs);
  if (isSummer === (letters.season === 'summer')) return undefined;
  return { written: letters.written, other: letters.other, date: localDate(clock.localMs(epochMs)) };
}
