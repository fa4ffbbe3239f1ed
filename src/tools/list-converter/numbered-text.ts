import { parseExactDecimal } from '#pure/numbers/exact-decimal.ts';
import type { CollatedText, Collation } from './collation.ts';

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Equal numbers with larger exponents keep their order. */
const MAX_EXPONENT = 1000;

/** A text with its value, if it is a decimal number. */
export interface NumberedText extends CollatedText {
  readonly value: number | undefined;
}

/** Sorts decimal numbers by value, before all other texts, which are in natural order. */
export function createNumberOrder({ prepare, compare }: Collation) {
  return {
    prepare: (text: string): NumberedText =>
      DECIMAL.test(text) ? { text, key: undefined, value: Number(text) } : { ...prepare(text), value: undefined },
    compare: (first: NumberedText, second: NumberedText): number => {
      if (first.value === undefined && second.value === undefined) return compare(first, second);
      if (first.value === undefined) return 1;
      if (second.value === undefined) return -1;
      if (first.value !== second.value) return first.value < second.value ? -1 : 1;
      return compareExactly(first.text, second.text);
    },
  };
}

/** Compares numbers that are equal in 64 bits, such as 9007199254740992 and 9007199254740993. */
function compareExactly(first: string, second: string): number {
  if (first === second) return 0;
  const [one, other] = [parseExactDecimal(first, MAX_EXPONENT), parseExactDecimal(second, MAX_EXPONENT)];
  if (!one.ok || !other.ok) return 0;
  const difference = one.value.digits * 10n ** BigInt(other.value.scale) - other.value.digits * 10n ** BigInt(one.value.scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
