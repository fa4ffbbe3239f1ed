import type { ToolError } from '#core/result.ts';
import { type Fraction, fraction, times } from '#pure/numbers/fraction.ts';
import { type NumberInText, readNumberAt } from '#pure/numbers/read-number.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import type { TransferFault } from './transfer-fault.ts';

/** The position in a line that is read from left to right, and the findings so far. */
export interface LineReader {
  readonly text: string;
  at: number;
  /** All errors, because the first one found is not necessarily the one to report. */
  readonly faults: ToolError<TransferFault>[];
  readonly numbers: NumberInText[];
}

export const BLANK = String.raw`[\s\u00a0]*`;

const SIGN = new RegExp(String.raw`${BLANK}(?<sign>[+\-−]${BLANK}|)(?=[\d.,])`, 'y');
/** A size in a memory map: `0x400`. */
const HEXADECIMAL = /0x[\da-f]+(?![A-Za-z\d])/iy;
/** Longer numbers exceed the limit anyway. */
const LONGEST_HEXADECIMAL = 48;
const WORD = new RegExp(String.raw`${BLANK}(?<word>[A-Za-zµμ]+)`, 'y');

/** Matches a sticky expression at the current position and moves the reader past it. */
export function take(reader: LineReader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found) reader.at += found[0].length;
  return found;
}

export const takeWord = (reader: LineReader): string | undefined => take(reader, WORD)?.groups?.['word'];

/** Reads a number with its sign. One that is too large or too small adds an error and is read as 1. `undefined` if there is no number. */
export function takeNumber(reader: LineReader): { readonly value: Fraction; readonly typed: string } | undefined {
  const start = reader.at;
  const sign = take(reader, SIGN)?.groups?.['sign']?.trim();
  const hexadecimal = sign === undefined ? undefined : take(reader, HEXADECIMAL)?.[0];
  if (hexadecimal !== undefined) return hexadecimalNumber(reader, hexadecimal, sign);
  const number = sign === undefined ? undefined : readNumberAt(reader.text, reader.at, true);
  if (!number) {
    reader.at = start;
    return undefined;
  }
  const typed = number.ok ? number.value.typed : String(number.error.values?.['value']);
  if (number.ok) reader.numbers.push(number.value);
  else reader.faults.push({ ...number.error, values: { value: excerpt(typed) } });
  reader.at += typed.length;
  return { value: signed(number.ok ? number.value.value : fraction(1n), sign), typed };
}

const signed = (value: Fraction, sign: string | undefined): Fraction =>
  sign === '-' || sign === '−' ? times(value, fraction(-1n)) : value;

function hexadecimalNumber(reader: LineReader, typed: string, sign: string | undefined) {
  const isTooLarge = typed.length > LONGEST_HEXADECIMAL;
  if (isTooLarge) reader.faults.push({ code: 'tooLarge', values: { value: excerpt(typed) } });
  return { value: signed(fraction(isTooLarge ? 1n : BigInt(typed)), sign), typed };
}
