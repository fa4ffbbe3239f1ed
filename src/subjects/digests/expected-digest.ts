import { isDigestWrittenAs } from './digest-encoding.ts';

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

/** A header of HTTP with its value: `X-Hub-Signature-256: …`. */
const HEADER = /^[a-z][a-z\d-]*:\s+/i;
/** A strong or weak entity tag, or another quoted text (RFC 9110, section 8.8.3). */
const QUOTED = /^(?:W\/)?(["'])(.*)\1$/;
/** A member of `Content-Digest`: `sha-256=:Base64:` (RFC 9530, section 2). */
const BYTE_SEQUENCE = /=:([A-Za-z\d+/]+={0,2}):/g;
/** A signature among the members of a header: `v1=…` between commas (Stripe), `v1,…` between spaces (Standard Webhooks). */
const VERSIONED = /(?<![\w-])v\d+a?[=,]([A-Za-z\d+/_-]+={0,2})(?![^\s,])/g;
/** Hex in groups, as some programs print fingerprints. */
const GROUPED_HEX = /^[\da-f]{2,16}(?: {1,2}[\da-f]{2,16})+$/i;

const capturesOf = (pattern: RegExp, text: string): readonly string[] => [...text.matchAll(pattern)].map(([, captured = '']) => captured);

/** All texts in what was pasted that may be the digest, in a form that `isDigestWrittenAs` compares. */
function readingsOf(pasted: string): readonly string[] {
  const text = pasted.trim();
  const value = text.replace(HEADER, '');
  const bare = QUOTED.exec(value)?.[2] ?? value;
  const words = [text, value, bare].map(parseExpectedDigest);
  return [
    ...words,
    ...words.map((word) => word.replace(INTEGRITY_PREFIX, '')),
    ...capturesOf(BYTE_SEQUENCE, value),
    ...capturesOf(VERSIONED, value),
    ...(GROUPED_HEX.test(bare) ? [bare.replaceAll(' ', '')] : []),
  ];
}

/**
 * Whether what was pasted contains these very bytes as a digest or an authentication code, in any notation but binary digits: alone, or in
 * the lines and headers of the programs and services that write them.
 */
export function isExpectedDigest(bytes: Uint8Array, pasted: string): boolean {
  return readingsOf(pasted).some((reading) => isDigestWrittenAs(bytes, reading));
}
