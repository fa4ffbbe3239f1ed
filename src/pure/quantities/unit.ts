import type { Fraction } from '../numbers/fraction.ts';
import type { PiFraction } from '../numbers/pi-fraction.ts';
import type { Dimension } from './dimension.ts';

/** So much of something: of the bases of its dimension, an angle in turns. */
export interface Amount {
  readonly value: PiFraction;
  readonly dimension: Dimension;
}

/** One of a unit. */
export interface Unit {
  /** As the table writes it, with its prefix. */
  readonly symbol: string;
  /** What it is in other units; empty for a base. */
  readonly definition: string;
  readonly amount: Amount;
  /** Of a scale of temperature: where its zero lies, in kelvins. */
  readonly zero?: Fraction;
}
