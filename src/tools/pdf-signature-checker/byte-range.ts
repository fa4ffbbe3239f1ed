import type { PdfValue } from './pdf-object.ts';

/** Two ranges of the file, separated by a gap (ISO 32000-1, section 12.8.1). */
export interface ByteRange {
  readonly start: number;
  readonly gapStart: number;
  readonly gapEnd: number;
  readonly end: number;
}

/** Parses a byte range. Returns `undefined` unless it has four nonnegative integers that fit the file size. */
export function parseByteRange(value: PdfValue | undefined, fileSize: number): ByteRange | undefined {
  if (value?.kind !== 'array' || value.items.length !== 4) return undefined;
  const numbers = value.items.map((item) => (item.kind === 'number' ? item.value : Number.NaN));
  if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 0)) return undefined;
  const [start = 0, firstLength = 0, gapEnd = 0, secondLength = 0] = numbers;
  const range = { start, gapStart: start + firstLength, gapEnd, end: gapEnd + secondLength };
  return range.gapStart <= gapEnd && range.end <= fileSize ? range : undefined;
}

/** The bytes before and after the gap. */
export const rangesOf = (
  bytes: Uint8Array<ArrayBuffer>,
  { start, gapStart, gapEnd, end }: ByteRange,
): readonly Uint8Array<ArrayBuffer>[] => [bytes.subarray(start, gapStart), bytes.subarray(gapEnd, end)];
