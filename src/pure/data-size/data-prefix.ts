/** The prefixes of the SI for multiples (brochure, 9th edition, table 7), each a thousand times the one before. */
export const decimalPrefixes = ['k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y', 'R', 'Q'] as const;

/** The prefixes for powers of 1024 (IEC 80000-13, table 1). */
export const binaryPrefixes = ['Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei', 'Zi', 'Yi'] as const;

export const decimalNames = ['kilo', 'mega', 'giga', 'tera', 'peta', 'exa', 'zetta', 'yotta', 'ronna', 'quetta'] as const;
export const binaryNames = ['kibi', 'mebi', 'gibi', 'tebi', 'pebi', 'exbi', 'zebi', 'yobi'] as const;

/** The meaning of a prefix. */
export interface DataPrefix {
  /** The power of 1000 or 1024; 0 without a prefix. */
  readonly step: number;
  readonly isBinary: boolean;
}

export const factorOf = ({ step, isBinary }: DataPrefix): bigint => (isBinary ? 1024n : 1000n) ** BigInt(step);

const steps = (prefixes: readonly string[], isBinary: boolean): readonly (readonly [string, DataPrefix])[] =>
  prefixes.map((prefix, index) => [prefix, { step: index + 1, isBinary }] as const);

/** Short prefixes, including the empty one, and `K`, which many people write for `k`. */
export const shortPrefixes: ReadonlyMap<string, DataPrefix> = new Map([
  ['', { step: 0, isBinary: false }],
  ['K', { step: 1, isBinary: false }],
  ...steps(decimalPrefixes, false),
  ...steps(binaryPrefixes, true),
]);

/** Long prefixes in lowercase. */
export const longPrefixes: ReadonlyMap<string, DataPrefix> = new Map([
  ['', { step: 0, isBinary: false }],
  ...steps(decimalNames, false),
  ...steps(binaryNames, true),
]);
