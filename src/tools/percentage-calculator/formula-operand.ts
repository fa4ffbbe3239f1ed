import { formatExactDecimal } from '#formats/exact-decimal.ts';
import { parseNumber } from './parse-number.ts';

/** What stands for a field in a formula: its number, a negative one in brackets, or its label while it has none. */
export function formulaOperand(typed: string, label: string): string {
  const number = parseNumber(typed, label);
  if (!number.ok) return label;
  const decimal = formatExactDecimal(number.value);
  return number.value.digits < 0n ? `(${decimal})` : decimal;
}
