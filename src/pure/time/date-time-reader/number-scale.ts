import type { ReadDate } from './reading.ts';

/** The unit and epoch of a numeric format. */
export interface NumberScale {
  readonly unitNanoseconds: bigint;
  /** The value at 1970-01-01. */
  readonly epoch: bigint;
  /** The range of its integer type. If undefined, numbers can be negative, of any size, and with decimals. */
  readonly bounds?: { readonly min: bigint; readonly max: bigint };
}

export const numberScales = {
  unixSeconds: { unitNanoseconds: 1_000_000_000n, epoch: 0n },
  unixMilliseconds: { unitNanoseconds: 1_000_000n, epoch: 0n },
  unixMicroseconds: { unitNanoseconds: 1000n, epoch: 0n },
  unixNanoseconds: { unitNanoseconds: 1n, epoch: 0n },
  /** Since 1601, within the limits of FileTimeToSystemTime: Windows API, minwinbase.h. */
  fileTime: { unitNanoseconds: 100n, epoch: 116_444_736_000_000_000n, bounds: { min: 0n, max: 2n ** 63n - 1n } },
  /** From the year 1 to the end of 9999, like DateTime.MinValue and DateTime.MaxValue in .NET. */
  netTicks: { unitNanoseconds: 100n, epoch: 621_355_968_000_000_000n, bounds: { min: 0n, max: 3_155_378_975_999_999_999n } },
} as const satisfies Readonly<Record<string, NumberScale>>;

/** Longer numbers are far out of range, and slow. */
const NUMBER = /^(?<sign>[+-]?)(?<whole>\d{0,400})(?:\.(?<decimals>\d{0,400}))?$/;

/** Divides and rounds down, including below zero. */
export const floorDivide = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor;
  return quotient * divisor > dividend ? quotient - 1n : quotient;
};

/** Reads a number. Decimals beyond nanoseconds are rounded down. */
export const readNumber =
  ({ unitNanoseconds, epoch, bounds }: NumberScale): ReadDate =>
  (text) => {
    const { sign = '', whole = '', decimals } = NUMBER.exec(text)?.groups ?? {};
    if (whole === '' && (decimals ?? '') === '') return undefined;
    const digits = BigInt(`${whole}${decimals ?? ''}`) * (sign === '-' ? -1n : 1n);
    if (bounds && (decimals !== undefined || digits < bounds.min || digits > bounds.max)) return undefined;
    const power = 10n ** BigInt(decimals?.length ?? 0);
    return { kind: 'instant', nanoseconds: floorDivide((digits - epoch * power) * unitNanoseconds, power) };
  };

/** Writes whole units, rounded down; `undefined` if the value is out of range. */
export function writeNumber({ unitNanoseconds, epoch, bounds }: NumberScale, nanoseconds: bigint): string | undefined {
  const count = floorDivide(nanoseconds, unitNanoseconds) + epoch;
  return bounds && (count < bounds.min || count > bounds.max) ? undefined : String(count);
}
