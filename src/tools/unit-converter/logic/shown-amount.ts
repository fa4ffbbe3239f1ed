import type { RoundedNumber } from '#pure/numbers/significant-digits.ts';

/** A number with its unit, which is no part of what is rounded. */
export interface ShownAmount extends RoundedNumber {
  readonly unit: string;
}

export const withUnit = ({ text, unit }: ShownAmount): string => (unit === '' ? text : unit === '°' ? text + unit : `${text} ${unit}`);
