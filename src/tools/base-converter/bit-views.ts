import { fail, ok, type Result } from '#core/result.ts';

export interface BitViews {
  readonly bits: string;
  readonly unsigned: string;
  readonly signed: string;
  readonly bigEndian: string;
  readonly littleEndian: string;
  /** Defined for 32 and 64 bits only. */
  readonly float: string | undefined;
}

/**
 * Converts a number to two's complement of the given width, in several views. Fails with `doesNotFit` outside -2^(width-1) to 2^width - 1.
 */
export function viewBits(value: bigint, width: number): Result<BitViews, 'doesNotFit'> {
  const count = BigInt(width);
  if (value < -(1n << (count - 1n)) || value >= 1n << count) return fail('doesNotFit', { values: { value: String(value), width } });
  const unsigned = BigInt.asUintN(width, value);
  const bytes =
    unsigned
      .toString(16)
      .padStart(width / 4, '0')
      .match(/../g) ?? [];
  return ok({
    bits: unsigned.toString(2).padStart(width, '0'),
    unsigned: String(unsigned),
    signed: String(BigInt.asIntN(width, value)),
    bigEndian: bytes.join(' '),
    littleEndian: bytes.toReversed().join(' '),
    float: floatOf(unsigned, width),
  });
}

/** Reads the pattern as binary32 or binary64 (IEEE 754). Returns the shortest decimal that parses to the same float. */
function floatOf(pattern: bigint, width: number): string | undefined {
  const view = new DataView(new ArrayBuffer(8));
  if (width === 64) {
    view.setBigUint64(0, pattern);
    return formatFloat(view.getFloat64(0));
  }
  if (width !== 32) return undefined;
  view.setUint32(0, Number(pattern));
  return formatFloat(shortestSingle(view.getFloat32(0)));
}

/** Nine significant digits distinguish any two binary32 values. */
function shortestSingle(single: number): number {
  if (single === 0) return single; // keeps the sign of -0, which digits would lose
  for (let digits = 1; digits < 9; digits += 1) {
    const candidate = Number(single.toPrecision(digits));
    if (Math.fround(candidate) === single) return candidate;
  }
  return Number(single.toPrecision(9));
}

const formatFloat = (float: number): string => (Object.is(float, -0) ? '-0' : String(float));
