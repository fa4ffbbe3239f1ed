import type { RoundedNumber } from './significant-digits.ts';

const ROUNDED = '≈';

/** A number as one text that still says whether it is rounded: for rows that are packed. */
export const roundedCell = ({ text, isRounded }: RoundedNumber): string => (isRounded ? ROUNDED + text : text);

/** The same as it was. */
export const readRoundedCell = (cell: string): RoundedNumber =>
  cell.startsWith(ROUNDED) ? { text: cell.slice(ROUNDED.length), isRounded: true } : { text: cell, isRounded: false };
