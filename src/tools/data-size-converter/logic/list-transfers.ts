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

/** How lines are interpreted and displayed. */
export interface TransferOptions {
  readonly reading: UnitReading;
  /** From 0 to 1. */
  readonly efficiency: Fraction;
  readonly digits: number;
}

/** A nonblank line, with its number from 1. */
export interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** Rows with number and text of the line, bytes, bits per second, seconds, and the best form, which is empty if a time is solved. */
export interface TransferList {
  readonly rows: PackedRows;
  /** The error of each invalid line, by row index. */
  readonly faults: ReadonlyMap<number, ToolError<TransferFault>>;
  /** The solved times in seconds, by row index. */
  readonly times: ReadonlyMap<number, Fraction>;
  /** The total of the lines that contain only a size. */
  readonly total: RoundedNumber;
}

const COLUMNS = 6;

function bestCell({ size, rate, solved, isRateInBits }: Solved, digits: number): string {
  if (solved === 'seconds') return '';
  if (rate && solved !== 'size') return roundedCell(bestRate(rate, isRateInBits, digits));
  return size ? roundedCell(bestDecimal(size, digits)) : '';
}

/** Adds up bits with a common denominator. Otherwise, the product of ten thousand denominators would be huge. */
function sumOf(sizes: readonly Fraction[]): Fraction {
  const byDenominator = new Map<bigint, bigint>();
  for (const { numerator, denominator } of sizes) {
    byDenominator.set(denominator, (byDenominator.get(denominator) ?? 0n) + numerator);
  }
  return [...byDenominator].map(([denominator, numerator]) => fraction(numerator, denominator)).reduce(plus, fraction(0n));
}

/** The main values of each line. */
export function listTransfers(lines: readonly NumberedLine[], { reading, efficiency, digits }: TransferOptions): TransferList {
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
