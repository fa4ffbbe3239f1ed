/** In what a byte is written. */
export const numberBases = ['binary', 'octal', 'decimal', 'hexadecimal'] as const;

export type NumberBase = (typeof numberBases)[number];

/** What can stand before each byte; `escape` is `\x`, as in a string of C or JavaScript. */
export const bytePrefixes = ['none', '0b', '0o', '0x', 'escape'] as const;

export type BytePrefix = (typeof bytePrefixes)[number];

interface Notation {
  readonly radix: number;
  /** So many digits a byte has at most; in decimal a byte is a group, however many digits it has. */
  readonly digitsPerByte: number;
  /** Digits are filled up with zeros to so many. */
  readonly paddedTo: number;
  /** What may stand before a group that is read. */
  readonly prefix: RegExp;
}

export const notations: Readonly<Record<NumberBase, Notation>> = {
  binary: { radix: 2, digitsPerByte: 8, paddedTo: 8, prefix: /0b(?=[01])/iy },
  octal: { radix: 8, digitsPerByte: 3, paddedTo: 3, prefix: /(?:0o|\\)(?=[0-7])/iy },
  decimal: { radix: 10, digitsPerByte: Number.POSITIVE_INFINITY, paddedTo: 1, prefix: /(?!)/y },
  hexadecimal: { radix: 16, digitsPerByte: 2, paddedTo: 2, prefix: /(?:0x|\\x|&h|[%#$])(?=[\da-f])/iy },
};
