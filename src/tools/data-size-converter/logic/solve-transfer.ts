import { type Fraction, over, times } from '#pure/numbers/fraction.ts';
import type { Transfer } from './read-transfer.ts';

/** All known values of a line: sizes in bits, rates in bits per second. */
export type Solved = Omit<Transfer, 'size' | 'rate' | 'seconds'> & {
  readonly size: Fraction | undefined;
  readonly rate: Fraction | undefined;
  readonly seconds: Fraction | undefined;
};

/**
 * Computes the missing one of size, rate, and time. Only the given share of the bits on the line is data, so a solved rate is the one that
 * the line must have.
 */
export function solveTransfer(transfer: Transfer, efficiency: Fraction): Solved {
  const { size, rate, seconds } = transfer;
  const known = { ...transfer, size, rate, seconds };
  if (size && rate) return { ...known, seconds: over(size, times(rate, efficiency)) };
  if (size && seconds) return { ...known, rate: over(over(size, seconds), efficiency) };
  return rate && seconds ? { ...known, size: times(times(rate, efficiency), seconds) } : known;
}
