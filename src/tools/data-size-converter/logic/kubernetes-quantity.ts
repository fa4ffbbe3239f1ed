import { binaryPrefixes } from '#pure/data-size/data-prefix.ts';
import type { Fraction } from '#pure/numbers/fraction.ts';

const DECIMAL_SUFFIXES = ['k', 'M', 'G', 'T', 'P', 'E'];
const BINARY_SUFFIXES = binaryPrefixes.slice(0, DECIMAL_SUFFIXES.length);
/** Kubernetes caps larger values. */
const LARGEST = 2n ** 63n - 1n;

/**
 * Formats bytes as a canonical `resource.Quantity`, with the largest suffix that leaves a whole number. `undefined` for fractions of a byte
 * and above 2^63 − 1 (k8s.io/apimachinery/pkg/api/resource, `Quantity`).
 */
export function kubernetesQuantity({ numerator, denominator }: Fraction, isBinary: boolean): string | undefined {
  if (numerator % denominator !== 0n) return undefined;
  let rest = numerator / denominator;
  if (rest > LARGEST) return undefined;
  const factor = isBinary ? 1024n : 1000n;
  let suffix = '';
  for (const next of isBinary ? BINARY_SUFFIXES : DECIMAL_SUFFIXES) {
    if (rest === 0n || rest % factor !== 0n) break;
    rest /= factor;
    suffix = next;
  }
  return `${rest}${suffix}`;
}
