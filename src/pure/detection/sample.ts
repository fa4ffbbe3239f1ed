import type { Sample } from '#core/detection.ts';
import { decodeUtf8 } from '../bytes/utf8.ts';
import { bareText } from './bare-text.ts';

/** UTF-16 units of a text, and bytes at each end of a file, that are looked at. */
export const SAMPLE_LENGTH = 65_536;

/** Who looks, and when. */
export type Surroundings = Pick<Sample, 'now' | 'timeZone' | 'language'>;

const withoutHalf = (text: string): string => (/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text);

/** Of a text that was typed or pasted. */
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

/** What is known of a file without reading all of it. */
export interface FilePieces {
  readonly head: Uint8Array<ArrayBuffer>;
  /** Of a file that is longer than its head. */
  readonly tail?: Uint8Array<ArrayBuffer> | undefined;
  readonly size: number;
  readonly name?: string | undefined;
  /** All of it. */
  readonly file?: File | undefined;
}

/** A character of UTF-8 that is cut off has at most three bytes (RFC 3629, section 3). */
function decodeHead(head: Uint8Array<ArrayBuffer>, isWhole: boolean): string | undefined {
  for (let cut = 0; cut <= (isWhole ? 0 : 3); cut++) {
    const text = decodeUtf8(head.subarray(0, head.length - cut));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Of a file, or of bytes that a layer holds. */
export function sampleOfBytes({ head, tail, size, name, file }: FilePieces, surroundings: Surroundings): Sample {
  const isWhole = head.length === size;
  const text = decodeHead(head, isWhole)?.slice(0, SAMPLE_LENGTH);
  return { ...surroundings, text, bare: bareText(text ?? ''), bytes: head, tail, fileName: name, file, isWhole, size };
}
