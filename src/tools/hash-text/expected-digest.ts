import { isDigestWrittenAs } from '#formats/digest-encoding.ts';
import type { Digest } from './digest.ts';
import type { HashFunction } from './hash-functions.ts';

/** A line of BSD's sha256 or of `sha256sum --tag`, `SHA256 (name of the file) = digest`; OpenSSL leaves out some of the blanks. */
const TAGGED_LINE = /^[\w/-]+(?: ?\(.*\) ?| )= (?<digest>.*)$/;

/** The name of the function in front, as container images have it: `sha256:digest`. */
const PREFIX = /^[a-z\d-]+:\s*/i;

/**
 * The digest itself in what people paste: alone, after `sha256:`, in a line of sha256sum (`digest  name of the file`)
 * or in a tagged line. Empty if there is none.
 */
export function parseExpectedDigest(pasted: string): string {
  const line = pasted.trim();
  const digest = TAGGED_LINE.exec(line)?.groups?.['digest'] ?? line;
  return /^\S*/.exec(digest.trimStart().replace(PREFIX, ''))?.[0] ?? '';
}

/** The functions whose digest is the one that was pasted, in any notation but binary digits. */
export function matchingFunctions(digests: readonly Digest[], pasted: string): readonly HashFunction[] {
  const expected = parseExpectedDigest(pasted);
  return digests.filter(({ bytes }) => isDigestWrittenAs(bytes, expected)).map(({ hashFunction }) => hashFunction);
}
