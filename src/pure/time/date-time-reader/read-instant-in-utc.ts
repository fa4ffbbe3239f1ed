import type { Instant } from '../iso-date-time.ts';
import { readAnyDate } from './detect-format.ts';
import { instantOf } from './instant-of.ts';
import { isBareNumber } from './number-format.ts';
import { floorDivide } from './number-scale.ts';

const SECOND_NS = 1_000_000_000n;

/**
 * Reads an instant in any date format, in UTC unless the text specifies a zone offset. `undefined` for a plain number, whose unit only the
 * tool knows.
 */
export function readInstantInUtc(text: string): Instant | undefined {
  const reading = isBareNumber(text) ? undefined : readAnyDate(text);
  const nanoseconds = reading && instantOf(reading, 'UTC');
  if (nanoseconds === undefined) return undefined;
  const seconds = floorDivide(nanoseconds, SECOND_NS);
  const digits = String(nanoseconds - seconds * SECOND_NS).padStart(9, '0');
  return { epochSeconds: Number(seconds), fraction: digits.replace(/0+$/, '') }; // bounded: at most 9 characters
}
