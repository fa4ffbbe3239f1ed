const LENGTH = 128;

/** The bits from first to last, both counted from 1 as in the figures of the RFCs. */
export const bitsFrom = (address: bigint, first: number, last: number): bigint =>
  BigInt.asUintN(last - first + 1, address >> BigInt(LENGTH - last));

/** The interface identifier: the last 64 bits (RFC 4291, section 2.5.1). */
export const interfaceIdOf = (address: bigint): bigint => BigInt.asUintN(64, address);

/** Hexadecimal digits, padded with leading zeros. */
export const hexDigits = (bits: bigint, count: number): string => bits.toString(16).padStart(count, '0');
