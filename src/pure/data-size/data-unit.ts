import { type Fraction, fraction } from '../numbers/fraction.ts';
import { factorOf, longPrefixes, shortPrefixes } from './data-prefix.ts';

/** How ambiguous letters are interpreted. */
export interface UnitReading {
  /** Whether units of bytes without `i` are powers of 1024. */
  readonly isBinary: boolean;
  /** Whether `b` means bytes. `B` always means bytes, and `bit` always means bits. */
  readonly isByte: boolean;
}

export const standardReading: UnitReading = { isBinary: false, isByte: false };

export interface DataUnit {
  readonly bits: Fraction;
  readonly measures: 'bits' | 'bytes';
  /** Whether the unit itself indicates powers of 1024. */
  readonly isBinary: boolean;
  /** The power of 1000 in a unit of bytes that is read as decimal; 0 for any other unit. */
  readonly thousands: number;
}

const BYTE = 8n;

/** Bits in units that can have a prefix. `b` is the ambiguous one. */
const shortBases: ReadonlyMap<string, bigint | 'b'> = new Map<string, bigint | 'b'>([
  ['bit', 1n],
  ['bits', 1n],
  ['Bit', 1n],
  ['Bits', 1n],
  ['b', 'b'],
  ['B', BYTE],
  ['byte', BYTE],
  ['bytes', BYTE],
  ['Byte', BYTE],
  ['Bytes', BYTE],
  ['o', BYTE],
]);

const longBases: ReadonlyMap<string, bigint> = new Map([
  ['bit', 1n],
  ['bits', 1n],
  ['byte', BYTE],
  ['bytes', BYTE],
  ['octet', BYTE],
  ['octets', BYTE],
]);

/** Words without prefixes. */
const words: ReadonlyMap<string, bigint> = new Map([
  ['nibble', 4n],
  ['nibbles', 4n],
  ['sector', 512n * BYTE],
  ['sectors', 512n * BYTE],
  ['page', 4096n * BYTE],
  ['pages', 4096n * BYTE],
]);

/** The suffixes of a Kubernetes quantity (`resource.Quantity`), which count bytes, and `K`. */
const BARE = /^(?:[KMGTPE]i?|k)$/;

function madeOf(base: bigint, prefix: ReturnType<(typeof shortPrefixes)['get']>, { isBinary }: UnitReading): DataUnit | undefined {
  if (!prefix) return undefined;
  const isReadBinary = prefix.isBinary || (isBinary && base !== 1n);
  return {
    bits: fraction(base * factorOf({ ...prefix, isBinary: isReadBinary })),
    measures: base < BYTE ? 'bits' : 'bytes',
    isBinary: prefix.isBinary,
    thousands: isReadBinary || base !== BYTE ? 0 : prefix.step,
  };
}

/** All spellings in lookup tables, so that ten thousand lines are read quickly. */
const short = new Map(
  [...shortPrefixes].flatMap(([prefix, meant]) => [...shortBases].map(([base, bits]) => [prefix + base, { meant, bits }] as const)),
);
const long = new Map(
  [...longPrefixes].flatMap(([prefix, meant]) => [...longBases].map(([base, bits]) => [prefix + base, { meant, bits }] as const)),
);

/**
 * Reads a unit of data: short units are case-sensitive, long names are not, and Kubernetes suffixes count bytes. `undefined` for any other
 * word.
 */
export function readDataUnit(word: string, reading: UnitReading): DataUnit | undefined {
  const exact = short.get(word);
  if (exact) return madeOf(exact.bits === 'b' ? (reading.isByte ? BYTE : 1n) : exact.bits, exact.meant, reading);
  if (BARE.test(word)) return madeOf(BYTE, shortPrefixes.get(word), reading);
  if (word === 'm') return { bits: fraction(BYTE, 1000n), measures: 'bytes', isBinary: false, thousands: 0 };
  const lower = word.toLowerCase();
  const named = long.get(lower);
  if (named) return madeOf(named.bits, named.meant, reading);
  const bits = words.get(lower);
  return bits === undefined ? undefined : madeOf(bits, shortPrefixes.get(''), reading);
}
