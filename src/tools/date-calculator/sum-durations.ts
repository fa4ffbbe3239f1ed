import { fail, ok, type Result } from '#core/result.ts';
import { fraction, roundFraction } from '#pure/numbers/fraction.ts';
import type { TwoParts } from '#pure/time/durations/read-clock-form.ts';
import { unitNanoseconds, unitsIn } from '#pure/time/durations/time-unit.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { type DurationLineError, readDurationLine } from './duration-line.ts';

/** A line with a duration. Counts from 1 in the whole text. */
export interface DurationLine {
  readonly line: number;
  readonly text: string;
  readonly nanoseconds: bigint;
}

/** In nanoseconds. */
export interface DurationSum {
  readonly lines: readonly DurationLine[];
  readonly sum: bigint;
  readonly average: bigint;
  readonly shortest: bigint;
  readonly longest: bigint;
}

/** The interpretation of ambiguous texts. */
export interface DurationReading {
  readonly plainNumbers: 'seconds' | 'minutes' | 'hours';
  readonly clockMeans: TwoParts;
  /** The language of the page. Words for units are recognized in it and in English. */
  readonly language: string;
}

const plainUnits = { seconds: 'second', minutes: 'minute', hours: 'hour' } as const;

/** Removes a comment at the end of a line. */
const withoutComment = (line: string): string => line.replace(/(?:^|\s)#.*$/s, '').trim();

/**
 * Sums the durations of a text, one per line. Ignores blank lines and comments after `#`. Returns `null` without durations. Errors have the
 * number of the `line` and its `text`.
 */
export function sumDurations(
  text: string,
  { plainNumbers, clockMeans, language }: DurationReading,
): Result<DurationSum | null, DurationLineError> {
  const words = { units: unitsIn(language), clockMeans, plainNanoseconds: unitNanoseconds[plainUnits[plainNumbers]] };
  const lines: DurationLine[] = [];
  let sum = 0n;
  let at = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const typed = withoutComment(line);
    if (typed !== '') {
      const read = readDurationLine(typed, words);
      if (!read.ok) {
        const values = { text: excerpt(typed), ...read.error.values, line: index + 1 };
        return fail(read.error.code, { field: 'durations', at: at + line.indexOf(typed), values });
      }
      lines.push({ line: index + 1, text: line.trim(), nanoseconds: read.value });
      sum += read.value;
    }
    at += line.length + 1;
  }
  const [first] = lines;
  if (!first) return ok(null);
  const each = lines.map(({ nanoseconds }) => nanoseconds);
  return ok({
    lines,
    sum,
    average: roundFraction(fraction(sum, BigInt(lines.length)), 0).digits,
    shortest: each.reduce((one, other) => (other < one ? other : one)),
    longest: each.reduce((one, other) => (other > one ? other : one)),
  });
}
