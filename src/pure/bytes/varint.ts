/**
 * Writes whole numbers from 0 to 2^53 - 1 as LEB128: seven bits per byte, lowest first, with the highest bit set in all but the last byte.
 */
export function writeVarints(numbers: Iterable<number>): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (let number of numbers) {
    for (; number >= 128; number = Math.floor(number / 128)) bytes.push((number % 128) + 128);
    bytes.push(number);
  }
  return Uint8Array.from(bytes);
}

/** Reads numbers that `writeVarints` wrote, one by one from an offset. Past the end they are 0. */
export function varintReader(bytes: Uint8Array, offset = 0) {
  let at = offset;
  return {
    next(): number {
      let number = 0;
      for (let factor = 1; ; factor *= 128) {
        const byte = bytes[at++] ?? 0;
        number += (byte % 128) * factor;
        if (byte < 128) return number;
      }
    },
    /** The offset of the next number. */
    offset: () => at,
  };
}
