import { fail, ok, type Result } from '#core/result.ts';
import type { DataUnit, UnitReading } from '#pure/data-size/data-unit.ts';
import { type Fraction, over, times } from '#pure/numbers/fraction.ts';
import type { NumberInText } from '#pure/numbers/read-number.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { BLANK, type LineReader, take } from './line-reader.ts';
import { pastedLine } from './pasted-line.ts';
import { readTime } from './read-time.ts';
import { type CountTerm, type DataTerm, isAtEnd, missingUnit, readTerm, takeTimes, type Term } from './read-term.ts';
import { firstFault, type TransferFault } from './transfer-fault.ts';

/** An interpreted part of a line: a number with a unit, or a word between two numbers. */
export type ReadPart = { readonly value: Fraction; readonly unit: '' | '/s' | ' B' | ' bit' | ' B/s' | ' bit/s' | ' s' } | string;

/** The quantities in a line. Two of the three determine the third. */
export interface Transfer {
  /** In bits. */
  readonly size?: Fraction;
  /** In bits per second. */
  readonly rate?: Fraction;
  readonly seconds?: Fraction;
  readonly solved?: 'size' | 'rate' | 'seconds';
  /** The units as written, in order. */
  readonly units: readonly DataUnit[];
  readonly isRateInBits: boolean;
  readonly parts: readonly ReadPart[];
  readonly numbers: readonly NumberInText[];
}

const AT = new RegExp(String.raw`${BLANK}(?<word>at\b|@|with\b)`, 'iy');
const IN = new RegExp(String.raw`${BLANK}(?<word>in\b|/|per\b)`, 'iy');
const FOR = new RegExp(String.raw`${BLANK}(?<word>for\b)`, 'iy');
const DIGIT = /\d/;

const isData = (term: Term): term is DataTerm => term.kind === 'size' || term.kind === 'rate';

/** A term and its factors. `seconds` is set if the last factor of a rate is a time. */
interface Product {
  readonly terms: readonly Term[];
  readonly data: DataTerm | undefined;
  readonly seconds?: Fraction;
}

const byCount = (one: Term, other: Term): Term | undefined => {
  const value = times(one.value, other.value);
  if (one.kind === 'count') return { ...other, value };
  if (other.kind === 'count') return { ...one, value };
  if (one.kind === 'countRate' && other.kind === 'size') return { ...other, kind: 'rate', value };
  return one.kind === 'size' && other.kind === 'countRate' ? { ...one, kind: 'rate', value } : undefined;
};

/** Reads the time that multiplies a rate. Does not move the reader if the next term is not a time. */
function takeFactorTime(reader: LineReader, term: Term): Fraction | undefined {
  if (term.kind !== 'rate') return undefined;
  const { at } = reader;
  const [faults, numbers] = [reader.faults.length, reader.numbers.length];
  const seconds = readTime(reader);
  if (seconds && reader.faults.length === faults) return seconds;
  reader.at = at;
  reader.faults.length = faults;
  reader.numbers.length = numbers;
  return undefined;
}

function readProduct(reader: LineReader, reading: UnitReading): Product | undefined {
  const first = readTerm(reader, reading);
  if (!first) return undefined;
  const terms = [first];
  let product = first;
  while (takeTimes(reader)) {
    const seconds = takeFactorTime(reader, product);
    if (seconds) return { terms, data: isData(product) ? product : undefined, seconds };
    const next = readTerm(reader, reading);
    const multiplied = next && byCount(product, next);
    if (!multiplied) {
      reader.faults.push({ code: 'noTransfer' });
      break;
    }
    terms.push(next);
    product = multiplied;
  }
  if (!isData(product)) reader.faults.push(missingUnit(product));
  return { terms, data: isData(product) ? product : undefined };
}

const unitText = ({ kind, ...term }: Term): Exclude<ReadPart, string>['unit'] => {
  if (kind === 'count') return '';
  if (kind === 'countRate') return '/s';
  const base = 'unit' in term && term.unit.measures === 'bits' ? (' bit' as const) : (' B' as const);
  return kind === 'size' ? base : `${base}/s`;
};

const perBase = (term: DataTerm | CountTerm): Fraction =>
  'unit' in term && term.unit.measures === 'bytes' ? over(term.value, { numerator: 8n, denominator: 1n }) : term.value;

const partsOf = ({ terms }: Product): readonly ReadPart[] =>
  terms.flatMap((term, index) => [...(index === 0 ? [] : [' x ']), { value: perBase(term), unit: unitText(term) }]);

const secondsPart = (value: Fraction): ReadPart => ({ value, unit: ' s' });

/** Combines the first part of a line with the part after a word such as `at`. */
function readRest(reader: LineReader, reading: UnitReading, first: Product, data: DataTerm): Omit<Transfer, 'numbers'> {
  const parts = partsOf(first);
  const given = { units: [data.unit], isRateInBits: data.kind === 'rate' && data.unit.measures === 'bits' };
  if (data.kind === 'rate') {
    const seconds = first.seconds ?? (take(reader, FOR) ? readTimeAfter(reader, 'for') : undefined);
    if (!seconds) return { ...given, parts, rate: data.value };
    return { ...given, parts: [...parts, ' for ', secondsPart(seconds)], rate: data.value, seconds, solved: 'size' };
  }
  const at = take(reader, AT)?.groups?.['word'];
  if (at !== undefined) {
    const behind = readProduct(reader, reading);
    const rate = behind?.seconds ? undefined : behind?.data;
    if (rate?.kind !== 'rate') reader.faults.push({ code: 'needsRate', values: { word: at } });
    if (!behind || !rate) return { ...given, parts, size: data.value };
    const isRateInBits = rate.unit.measures === 'bits';
    const units = [data.unit, rate.unit];
    return { units, isRateInBits, parts: [...parts, ' at ', ...partsOf(behind)], size: data.value, rate: rate.value, solved: 'seconds' };
  }
  const word = take(reader, IN)?.groups?.['word'];
  const seconds = word === undefined ? undefined : readTimeAfter(reader, word);
  if (!seconds) return { ...given, parts, size: data.value };
  return { ...given, parts: [...parts, ' in ', secondsPart(seconds)], size: data.value, seconds, solved: 'rate' };
}

function readTimeAfter(reader: LineReader, word: string): Fraction | undefined {
  const seconds = readTime(reader);
  if (!seconds) reader.faults.push({ code: 'needsTime', values: { word: excerpt(word) } });
  return seconds;
}

/** Adds errors for impossible quantities. */
function checkSigns(reader: LineReader, { size, rate, seconds }: Omit<Transfer, 'numbers'>): void {
  if (size && size.numerator < 0n) reader.faults.push({ code: 'negativeSize' });
  if (rate && rate.numerator <= 0n) reader.faults.push({ code: 'rateNotPositive' });
  if (seconds && seconds.numerator <= 0n) reader.faults.push({ code: 'timeNotPositive' });
}

/**
 * Reads `3 x 4 TB`, `45 Mbit/s`, `1.5 TB at 200 Mbit/s`, `700 MiB in 3 min`, `45 Mbps for 12 h`, and `5000/s x 300 B`. Does not solve for
 * the missing value.
 */
export function readTransfer(line: string, reading: UnitReading): Result<Transfer, TransferFault> {
  const text = pastedLine(line);
  const reader: LineReader = { text, at: 0, faults: [], numbers: [] };
  const first = DIGIT.test(text) ? readProduct(reader, reading) : undefined;
  if (!first) return fail('noTransfer');
  const transfer = first.data && readRest(reader, reading, first, first.data);
  if (transfer) checkSigns(reader, transfer);
  if (!isAtEnd(reader)) reader.faults.push({ code: 'noTransfer' });
  const fault = firstFault(reader.faults);
  if (fault) return { ok: false, error: fault };
  return transfer ? ok({ ...transfer, numbers: reader.numbers }) : fail('noTransfer');
}
