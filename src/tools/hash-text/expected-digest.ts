import { isDigestWrittenAs } from '#subjects/digests/digest-encoding.ts';
import type { Digest } from './digest.ts';
import type { HashFunction } from './hash-functions.ts';

/**
 * A line of BSD's sha256 or of `sha256sum --tag`, `SHA256 (name of the file) = digest`; OpenSSL leaves out some of the blanks, and has lines
 * such as `SHA256 Fingerprint=digest`.
 */
const TAGGED_LINE = /^[\w/-]+(?:(?: ?\(.*\) ?| )= | Fingerprint=)(?<digest>.*)/i;

/** The name of the function in front, as container images and webhooks have it: `sha256:digest`, `sha256=digest`, which is no padding of Base64. */
const PREFIX = /^[a-z\d-]+(?::\s*|=(?=[^=\s]))/i;
/** That of Subresource Integrity: `sha256-digest`. The hyphen may be one of Base64url, too. */
const INTEGRITY_PREFIX = /^[a-z\d]+-/i;

const COLON_HEX = /^[\da-f]{2}(?::[\da-f]{2})+(?!\S)/i;

/**
 * The digest itself in what people paste: alone, after `sha256:`, in a line of sha256sum (`digest  name of the file`, with a backslash in front
 * where the name has escapes) or in a tagged line. Colons between its bytes are left out. Empty if there is none.
 */
export function parseExpectedDigest(pasted: string): string {
  const line = pasted.trim().replace(/^\\/, '');
  const digest = (TAGGED_LINE.exec(line)?.groups?.['digest'] ?? line).trimStart();
  const bare = COLON_HEX.test(digest) ? digest : digest.replace(PREFIX, '');
  const word = /^\S*/.exec(bare)?.[0] ?? '';
  return COLON_HEX.test(word) ? word.replaceAll(':', '') : word;
}

/** The functions whose digest is the one that was pasted, in any notation but binary digits. */
export function matchingFunctions(digests: readonly Digest[], pasted: string): readonly HashFunction[] {
  const expected = parseExpectedDigest(pasted);
  const readings = [expected, expected.replace(INTEGRITY_PREFIX, '')];
  return digests.filter(({ bytes }) => readings.some((each) => isDigestWrittenAs(bytes, each))).map(({ hashFunction }) => hashFunction);
}
