import { formatExactDecimal } from '#pure/numbers/exact-decimal.ts';
import type { Fraction } from '#pure/numbers/fraction.ts';

/** The largest integer whose square is not above a number that is 0 or more, by Newton's method from above. */
function integerSquareRoot(square: bigint): bigint {
  if (square === 0n) return 0n;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** The square root of a fraction that is 0 or more, as `formatFraction` writes a fraction: rounded half up to so many decimal places. */
export function formatSquareRoot({ numerator, denominator }: Fraction, places: number): string {
  // Twice the root, cut to an integer, is enough to tell which way to round.
  const doubled = integerSquareRoot((4n * numerator * 100n ** BigInt(places)) / denominator);
  return formatExactDecimal({ digits: (doubled + 1n) / 2n, scale: places });
}
