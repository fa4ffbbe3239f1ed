import type { Fraction } from '../numbers/fraction.ts';
import type { PiFraction } from '../numbers/pi-fraction.ts';
import type { Dimension } from './dimension.ts';

/** An amount in base units; angles are in turns. */
export interface Amount {
  readonly value: PiFraction;
  readonly dimension: Dimension;
}

/** A unit with the amount of one of it. */
export interface Unit {
  /** The symbol from the table, with its prefix. */
  readonly symbol: string;
  /** The definition in other units; empty for a base unit. */
  readonly definition: string;
  readonly amount: Amount;
  /** The zero point of a temperature scale, in kelvins. */
  readonly zero?: Fraction;
}
