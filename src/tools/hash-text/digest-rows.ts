import { type DigestEncoding, encodeDigest } from '#formats/digest-encoding.ts';
import type { Digests } from './digest.ts';
import type { HashFunction } from './hash-functions.ts';

export interface DigestRow {
  readonly hashFunction: HashFunction;
  /** Empty while there is no digest. */
  readonly written: string;
}

/**
 * One row for each function, so that the list keeps its place on the page while there is nothing to show.
 * The whole list appears together: digests of other functions than these leave it empty.
 */
export function digestRows(
  functions: readonly HashFunction[],
  digests: Digests | null | undefined,
  encoding: DigestEncoding,
): readonly DigestRow[] {
  const bytesOf = new Map(digests?.digests.map(({ hashFunction, bytes }) => [hashFunction, bytes]));
  const isComplete = functions.every((hashFunction) => bytesOf.has(hashFunction));
  return functions.map((hashFunction) => {
    const bytes = bytesOf.get(hashFunction);
    return { hashFunction, written: isComplete && bytes ? encodeDigest(bytes, encoding) : '' };
  });
}
