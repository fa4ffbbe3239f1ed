import { formatExactDecimal } from '#pure/numbers/exact-decimal.ts';
import { parseNumber } from './parse-number.ts';

/** The number of a field for a formula, with parentheses if it is negative. Returns `null` if it is missing or invalid. */
export function formulaOperand(typed: string, field: string): string | null {
  const number = parseNumber(typed, field);
  if (!number.ok) return null;
  const decimal = formatExactDecimal(number.value);
  return number.value.digits < 0n ? `(${decimal})` : decimal;
}
