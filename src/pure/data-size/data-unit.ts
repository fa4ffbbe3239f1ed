import { type Fraction, fraction } from '../numbers/fraction.ts';
import { factorOf, longPrefixes, shortPrefixes } from './data-prefix.ts';

/** How letters are read that mean one thing to some and another to others. */
export interface UnitReading {
  /** Whether units of bytes without `i` are powers of 1024. */
  readonly isBinary: boolean;
  /** Whether `b` stands for bytes; `B` and `bit` always mean what they say. */
  readonly isByte: boolean;
}

export const standardReading: UnitReading = { isBinary: false, isByte: false };

export interface DataUnit {
  readonly bits: Fraction;
  readonly measures: 'bits' | 'bytes';
  /** Whether it says itself that it is a power of 1024. */
  readonly isBinary: boolean;
  /** So many thousands are multiplied in it, where it is read as a power of 1000; of any other unit 0. */
  readonly thousands: number;
}

const BYTE = 8n;

/** Bits in what a prefix can stand in front of. `b` is the one of two meanings. */
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

/** Words that take no prefix. */
const words: ReadonlyMap<string, bigint> = new Map([
  ['nibble', 4n],
  ['nibbles', 4n],
  ['sector', 512n * BYTE],
  ['sectors', 512n * BYTE],
  ['page', 4096n * BYTE],
  ['pages', 4096n * BYTE],
]);

/** The suffixes of a quantity of Kubernetes (`resource.Quantity`), which are bytes, and `K`. */
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

/** The spellings, each with what it is made of: tables, since ten thousand lines are read in a moment. */
const short = new Map(
  [...shortPrefixes].flatMap(([prefix, meant]) => [...shortBases].map(([base, bits]) => [prefix + base, { meant, bits }] as const)),
);
const long = new Map(
  [...longPrefixes].flatMap(([prefix, meant]) => [...longBases].map(([base, bits]) => [prefix + base, { meant, bits }] as const)),
);

/**
 * The unit of data that a word names: short ones by their case, long names in any case, and the suffixes of Kubernetes, which are bytes.
 * `undefined` for any other word.
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
