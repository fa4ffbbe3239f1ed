import type { PdfValue } from './pdf-object.ts';

/** Two parts of the file, with a gap between them: ISO 32000-1, section 12.8.1. */
export interface ByteRange {
  readonly start: number;
  readonly gapStart: number;
  readonly gapEnd: number;
  readonly end: number;
}

/** `undefined` when it is not four whole numbers that fit into a file of so many bytes. */
export function parseByteRange(value: PdfValue | undefined, fileSize: number): ByteRange | undefined {
  if (value?.kind !== 'array' || value.items.length !== 4) return undefined;
  const numbers = value.items.map((item) => (item.kind === 'number' ? item.value : Number.NaN));
  if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 0)) return undefined;
  const [start = 0, firstLength = 0, gapEnd = 0, secondLength = 0] = numbers;
  const range = { start, gapStart: start + firstLength, gapEnd, end: gapEnd + secondLength };
  return range.gapStart <= gapEnd && range.end <= fileSize ? range : undefined;
}

/** The bytes before the gap and those behind it. */
export const rangesOf = (
  bytes: Uint8Array<ArrayBuffer>,
  { start, gapStart, gapEnd, end }: ByteRange,
): readonly Uint8Array<ArrayBuffer>[] => [bytes.subarray(start, gapStart), bytes.subarray(gapEnd, end)];
