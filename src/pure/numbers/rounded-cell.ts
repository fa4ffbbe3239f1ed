import type { RoundedNumber } from './significant-digits.ts';

const ROUNDED = '≈';

/** Writes a number as one text that also marks whether it is rounded, for packed rows. */
export const roundedCell = ({ text, isRounded }: RoundedNumber): string => (isRounded ? ROUNDED + text : text);

/** Reads a cell that `roundedCell` wrote. */
export const readRoundedCell = (cell: string): RoundedNumber =>
  cell.startsWith(ROUNDED) ? { text: cell.slice(ROUNDED.length), isRounded: true } : { text: cell, isRounded: false };
