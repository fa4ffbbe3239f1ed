import type { RoundedNumber } from '#pure/numbers/significant-digits.ts';

export interface ShownAmount extends RoundedNumber {
  readonly unit: string;
}

export const withUnit = ({ text, unit }: ShownAmount): string => (unit === '' ? text : unit === '°' ? text + unit : `${text} ${unit}`);
