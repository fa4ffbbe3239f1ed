/** The notations for a byte. */
export const numberBases = ['binary', 'octal', 'decimal', 'hexadecimal'] as const;

export type NumberBase = (typeof numberBases)[number];

/** The prefixes for each byte. `escape` is `\x`, as in a string in C or JavaScript. */
export const bytePrefixes = ['none', '0b', '0o', '0x', 'escape'] as const;

export type BytePrefix = (typeof bytePrefixes)[number];

interface Notation {
  readonly radix: number;
  /** The maximum number of digits per byte. In decimal, a group is one byte, regardless of its number of digits. */
  readonly digitsPerByte: number;
  /** The number of digits after padding with zeros. */
  readonly paddedTo: number;
  /** The optional prefix of a group in the input. */
  readonly prefix: RegExp;
}

export const notations: Readonly<Record<NumberBase, Notation>> = {
  binary: { radix: 2, digitsPerByte: 8, paddedTo: 8, prefix: /0b(?=[01])/iy },
  octal: { radix: 8, digitsPerByte: 3, paddedTo: 3, prefix: /(?:0o|\\)(?=[0-7])/iy },
  decimal: { radix: 10, digitsPerByte: Number.POSITIVE_INFINITY, paddedTo: 1, prefix: /(?!)/y },
  hexadecimal: { radix: 16, digitsPerByte: 2, paddedTo: 2, prefix: /(?:0x|\\x|&h|[%#$])(?=[\da-f])/iy },
};
