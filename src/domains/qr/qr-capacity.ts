import { _BYTES, _ECC_BLOCKS, _WORDS_PER_BLOCK } from 'qr';
import type { QrLevel, QrMode } from './qr-code.ts';

/** The bits of the character count in versions 1 to 9, 10 to 26, and 27 to 40: ISO/IEC 18004:2024, table 3. */
const COUNT_BITS: Readonly<Record<QrMode, readonly [number, number, number]>> = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
};

const MODE_BITS = 4;

/** The capacity of one segment in digits (`numeric`), characters (`alphanumeric`), or bytes: ISO/IEC 18004:2024, section 7.4. */
export function qrCapacity(version: number, level: QrLevel, mode: QrMode): number {
  const bits = dataBits(version, level) - MODE_BITS - COUNT_BITS[mode][version < 10 ? 0 : version < 27 ? 1 : 2];
  switch (mode) {
    case 'numeric':
      return Math.floor(bits / 10) * 3 + (bits % 10 >= 7 ? 2 : bits % 10 >= 4 ? 1 : 0);
    case 'alphanumeric':
      return Math.floor(bits / 11) * 2 + (bits % 11 >= 6 ? 1 : 0);
    case 'byte':
      return Math.floor(bits / 8);
  }
}

/** The bits of all codewords of the version minus those for error correction: ISO/IEC 18004:2024, tables 1 and 9. */
function dataBits(version: number, level: QrLevel): number {
  const all = _BYTES[version - 1] ?? 0;
  const corrections = (_WORDS_PER_BLOCK[level][version - 1] ?? 0) * (_ECC_BLOCKS[level][version - 1] ?? 0);
  return (all - corrections) * 8;
}
