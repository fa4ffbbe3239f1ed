import type { IsoDateTime } from '../iso-date-time.ts';

/** The local time at a place that may be named. */
export interface WallClock extends IsoDateTime {
  /** The zone as written. If missing, the visitor's time zone applies. */
  readonly timeZone?: string | undefined;
  /** Only a day without a zone was written. The time is midnight. */
  readonly isDateAlone?: true;
}

/** The parsed content of a date text, before time zone rules are applied. */
export type Reading =
  /** An exact time in nanoseconds since 1970. */
  | { readonly kind: 'instant'; readonly nanoseconds: bigint }
  | { readonly kind: 'clock'; readonly clock: WallClock }
  /** Correctly written, but not a real date or time. */
  | { readonly kind: 'impossible' }
  /** The day and month could be in either order. Contains both ISO 8601 dates. */
  | { readonly kind: 'ambiguous'; readonly dates: readonly [string, string] }
  /** Out of the range of `Date` and `Temporal`. */
  | { readonly kind: 'beyond' };

/** Reads a text without surrounding white space and quotes; `undefined` if it is not in the format. */
export type ReadDate = (text: string) => Reading | undefined;

export const impossible: Reading = { kind: 'impossible' };

export const beyond: Reading = { kind: 'beyond' };
