import { parseHex, toHex } from '../bytes/hex.ts';

/** The unsigned integer in big-endian bytes; 0 for no bytes. */
export const integerOfBytes = (bytes: Uint8Array): bigint => BigInt(`0x0${toHex(bytes)}`);

/** The big-endian bytes of a non-negative integer, as few as possible but at least one. */
export function bytesOfInteger(integer: bigint): Uint8Array<ArrayBuffer> {
  const digits = integer.toString(16);
  const bytes = parseHex(digits.length % 2 === 0 ? digits : `0${digits}`);
  return bytes.ok ? bytes.value : new Uint8Array(1);
}

/** Like `bytesOfInteger`, but in two's complement: adds a zero byte if the first bit is set. DER and SSH write integers this way. */
export function signedBytesOfInteger(integer: bigint): Uint8Array<ArrayBuffer> {
  const bytes = bytesOfInteger(integer);
  return (bytes[0] ?? 0) < 0x80 ? bytes : Uint8Array.of(0, ...bytes);
}

export const bitLengthOf = (integer: bigint): number => integer.toString(2).length;
