import { parseHex, toHex } from '../bytes/hex.ts';

/** The unsigned integer of big-endian bytes; 0 of none. */
export const integerOfBytes = (bytes: Uint8Array): bigint => BigInt(`0x0${toHex(bytes)}`);

/** The big-endian bytes of an integer that is not negative, as few as possible but at least one. */
export function bytesOfInteger(integer: bigint): Uint8Array<ArrayBuffer> {
  const digits = integer.toString(16);
  const bytes = parseHex(digits.length % 2 === 0 ? digits : `0${digits}`);
  return bytes.ok ? bytes.value : new Uint8Array(1);
}

/** The same in two's complement: a zero byte stands before a first bit that is set. DER and SSH write integers so. */
export function signedBytesOfInteger(integer: bigint): Uint8Array<ArrayBuffer> {
  const bytes = bytesOfInteger(integer);
  return (bytes[0] ?? 0) < 0x80 ? bytes : Uint8Array.of(0, ...bytes);
}

export const bitLengthOf = (integer: bigint): number => integer.toString(2).length;
