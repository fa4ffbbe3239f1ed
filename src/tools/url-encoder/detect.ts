import { type Confidence, defineDetectors } from '#core/detection.ts';
import { isPrintable } from '#pure/detection/is-printable.ts';
import { decodeEscapes } from './decode-escapes.ts';

/** A scheme (RFC 3986, section 3.1). */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Base64 with padding that was percent-encoded as a parameter. */
const PADDED = /^[\w+/-]{16,}(?:%3D){1,2}$/i;

function confidenceOf(text: string): Confidence | undefined {
  const escapes = text.match(/%[\da-f]{2}/gi)?.length ?? 0;
  if (escapes >= 3 || PADDED.test(text)) return 'strong';
  return escapes === 2 ? 'likely' : undefined;
}

const isEncoded = (text: string): boolean => !/\s/.test(text) && !SCHEME.test(text) && confidenceOf(text) !== undefined;

export const detectors = defineDetectors([
  {
    id: 'encoded',
    reads: 'text',
    maxLength: 65_536,
    detect({ bare, isWhole }) {
      const confidence = isEncoded(bare) ? confidenceOf(bare) : undefined;
      if (!confidence) return undefined;
      const decoded = decodeEscapes(bare, { isPlusSpace: false, keepsMalformed: !isWhole }); // the last escape may be truncated
      if (!decoded.ok || !isPrintable(decoded.value)) return undefined;
      return {
        reading: 'encoded',
        confidence: isWhole ? confidence : 'likely',
        rank: 44,
        answer: { copy: decoded.value },
        hands: { inputs: { encoded: bare } },
        // Text that is encoded twice is decoded one layer at a time.
        ...(isWhole && !isEncoded(decoded.value) && { inside: { layer: 'urlEncoding', text: decoded.value } }),
      };
    },
  },
]);
