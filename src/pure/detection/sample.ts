import type { Sample } from '#core/detection.ts';
import { decodeUtf8 } from '../bytes/utf8.ts';
import { bareText } from './bare-text.ts';

/** The amount that is examined: UTF-16 units of a text, and bytes at each end of a file. */
export const SAMPLE_LENGTH = 65_536;

/** The time, time zone, and language of a detection. */
export type Surroundings = Pick<Sample, 'now' | 'timeZone' | 'language'>;

const withoutHalf = (text: string): string => (/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text);

/** A sample of a typed or pasted text. */
export function sampleOfText(text: string, surroundings: Surroundings): Sample {
  const seen = text.length > SAMPLE_LENGTH ? withoutHalf(text.slice(0, SAMPLE_LENGTH)) : text;
  return {
    ...surroundings,
    text: seen,
    bare: bareText(seen),
    bytes: undefined,
    tail: undefined,
    fileName: undefined,
    file: undefined,
    isWhole: seen.length === text.length,
    size: new TextEncoder().encode(text).length,
  };
}

/** The known parts of a file that is not fully read. */
export interface FilePieces {
  readonly head: Uint8Array<ArrayBuffer>;
  /** The end of a file that is longer than its head. */
  readonly tail?: Uint8Array<ArrayBuffer> | undefined;
  readonly size: number;
  readonly name?: string | undefined;
  /** The whole file. */
  readonly file?: File | undefined;
}

/** Ignores a truncated UTF-8 character at the end, which has at most three bytes (RFC 3629, section 3). */
function decodeHead(head: Uint8Array<ArrayBuffer>, isWhole: boolean): string | undefined {
  for (let cut = 0; cut <= (isWhole ? 0 : 3); cut++) {
    const text = decodeUtf8(head.subarray(0, head.length - cut));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A sample of a file, or of the bytes in a layer. */
export function sampleOfBytes({ head, tail, size, name, file }: FilePieces, surroundings: Surroundings): Sample {
  const isWhole = head.length === size;
  const text = decodeHead(head, isWhole)?.slice(0, SAMPLE_LENGTH);
  return { ...surroundings, text, bare: bareText(text ?? ''), bytes: head, tail, fileName: name, file, isWhole, size };
}
