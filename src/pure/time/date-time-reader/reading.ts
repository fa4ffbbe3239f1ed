import type { IsoDateTime } from '../iso-date-time.ts';

/** What the clock of a place shows, whose place may be named beside it. */
export interface WallClock extends IsoDateTime {
  /** As it was written; without one the time zone of the visitor holds. */
  readonly timeZone?: string | undefined;
  /** Nothing but a day was written, of no place: the clock is at its midnight. */
  readonly isDateAlone?: true;
}

/** What a notation says before a time zone is asked. */
export type Reading =
  /** From 1970, exact. */
  | { readonly kind: 'instant'; readonly nanoseconds: bigint }
  | { readonly kind: 'clock'; readonly clock: WallClock }
  /** Well written, but no calendar or clock has it. */
  | { readonly kind: 'impossible' }
  /** Either the day or the month may be first: the dates that it can be, of ISO 8601. */
  | { readonly kind: 'ambiguous'; readonly dates: readonly [string, string] }
  /** Beyond what `Date` and `Temporal` hold. */
  | { readonly kind: 'beyond' };

/** `undefined` for a text that is not of the notation. It gets neither outer white space nor outer quotes. */
export type ReadDate = (text: string) => Reading | undefined;

export const impossible: Reading = { kind: 'impossible' };

export const beyond: Reading = { kind: 'beyond' };
