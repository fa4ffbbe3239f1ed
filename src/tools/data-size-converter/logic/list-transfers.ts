import type { ToolError } from '#core/result.ts';
import { type Fraction, fraction, plus } from '#pure/numbers/fraction.ts';
import { roundedCell } from '#pure/numbers/rounded-cell.ts';
import { type RoundedNumber, roundSignificant } from '#pure/numbers/significant-digits.ts';
import { type PackedRows, packRows } from '#pure/transfer/packed-rows.ts';
import { readTransfer } from './read-transfer.ts';
import type { UnitReading } from '#pure/data-size/data-unit.ts';
import { bestDecimal, bestRate, bytesIn } from './scaled.ts';
import { type Solved, solveTransfer } from './solve-transfer.ts';
import type { TransferFault } from './transfer-fault.ts';

/** How lines are read and shown. */
export interface TransferWish {
  readonly reading: UnitReading;
  /** From 0 to 1. */
  readonly efficiency: Fraction;
  readonly digits: number;
}

/** A line that is not empty, with its number from 1. */
export interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** Number and text of the line, then bytes, bits a second, seconds and the best form; where a time is solved, that is empty. */
export interface TransferList {
  readonly rows: PackedRows;
  /** What is wrong with a line, by its place among the rows. */
  readonly faults: ReadonlyMap<number, ToolError<TransferFault>>;
  /** The times that are solved, by the place of their row, in seconds. */
  readonly times: ReadonlyMap<number, Fraction>;
  /** Of the lines that are a size alone. */
  readonly total: RoundedNumber;
}

const COLUMNS = 6;

function bestCell({ size, rate, solved, isRateInBits }: Solved, digits: number): string {
  if (solved === 'seconds') return '';
  if (rate && solved !== 'size') return roundedCell(bestRate(rate, isRateInBits, digits));
  return size ? roundedCell(bestDecimal(size, digits)) : '';
}

/** Bits of a sum: with a common denominator, since of ten thousand fractions the product of all denominators would be as long as a book. */
function sumOf(sizes: readonly Fraction[]): Fraction {
  const byDenominator = new Map<bigint, bigint>();
  for (const { numerator, denominator } of sizes) {
    byDenominator.set(denominator, (byDenominator.get(denominator) ?? 0n) + numerator);
  }
  return [...byDenominator].map(([denominator, numerator]) => fraction(numerator, denominator)).reduce(plus, fraction(0n));
}

/** What is most important of each line. */
export function listTransfers(lines: readonly NumberedLine[], { reading, efficiency, digits }: TransferWish): TransferList {
  const faults = new Map<number, ToolError<TransferFault>>();
  const times = new Map<number, Fraction>();
  const alone: Fraction[] = [];
  const shown = (value: Fraction | undefined): string => (value ? roundedCell(roundSignificant(value, digits)) : '');
  const rows = lines.map(({ number, text }, index) => {
    const read = readTransfer(text, reading);
    if (!read.ok) {
      faults.set(index, read.error);
      return [String(number), text, '', '', '', ''];
    }
    const solved = solveTransfer(read.value, efficiency);
    const { size, rate, seconds } = solved;
    if (seconds && solved.solved === 'seconds') times.set(index, seconds);
    if (size && !rate) alone.push(size);
    return [String(number), text, shown(size && bytesIn(size)), shown(rate), shown(seconds), bestCell(solved, digits)];
  });
  return { rows: packRows(COLUMNS, rows), faults, times, total: bestDecimal(sumOf(alone), digits) };
}
