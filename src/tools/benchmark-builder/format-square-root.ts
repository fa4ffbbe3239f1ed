import { formatExactDecimal } from '#pure/numbers/exact-decimal.ts';
import type { Fraction } from '#pure/numbers/fraction.ts';

/** The integer square root, rounded down, of a non-negative number, by Newton's method from above. */
function integerSquareRoot(square: bigint): bigint {
  if (square === 0n) return 0n;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Formats the square root of a non-negative fraction like `formatFraction`: rounded half up to the given number of decimal places. */
export function formatSquareRoot({ numerator, denominator }: Fraction, places: number): string {
  // Twice the root, truncated to an integer, determines the rounding.
  const doubled = integerSquareRoot((4n * numerator * 100n ** BigInt(places)) / denominator);
  return formatExactDecimal({ digits: (doubled + 1n) / 2n, scale: places });
}
