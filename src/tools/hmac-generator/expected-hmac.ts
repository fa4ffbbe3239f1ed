import { isDigestWrittenAs } from '#subjects/digests/digest-encoding.ts';

/** The name in front, as webhooks have it: `sha256=…`, also with the header's own name before it. */
const PREFIX = /^(?:[a-z\d-]+:\s+)?[a-z\d-]+[=:]\s*/i;

/** Whether what was pasted writes these very bytes, alone or after a name, as hex in any case or as Base64 or Base64url, padded or not. */
export function isExpectedHmac(bytes: Uint8Array, pasted: string): boolean {
  const written = pasted.trim();
  // Padding looks like the sign behind a name: what is pasted counts as a whole, too.
  return [written, written.replace(PREFIX, '')].some((candidate) => isDigestWrittenAs(bytes, candidate));
}
