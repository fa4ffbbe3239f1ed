import { formatExactDecimal } from '#pure/numbers/exact-decimal.ts';
import { parseNumber } from './parse-number.ts';

/** What stands for a field in a formula: its number, a negative one in brackets; `null` while it has none. */
export function formulaOperand(typed: string, field: string): string | null {
  const number = parseNumber(typed, field);
  if (!number.ok) return null;
  const decimal = formatExactDecimal(number.value);
  return number.value.digits < 0n ? `(${decimal})` : decimal;
}
