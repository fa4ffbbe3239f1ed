import { ok, type Result } from '#core/result.ts';
import { type DecodingStyle, type NotDecodable, decodeEscapes } from './decode-escapes.ts';

export interface Decoding {
  readonly text: string;
  /** The number of passes that changed the text. */
  readonly passes: number;
}

/**
 * Decodes a text until it no longer changes, with at most `maxPasses` passes. Only the first pass can fail (see `decodeEscapes`). If a
 * later pass fails, the text is the result.
 */
export function decodeRepeatedly(source: string, maxPasses: number, style: DecodingStyle): Result<Decoding, NotDecodable> {
  let text = source;
  let passes = 0;
  while (passes < maxPasses) {
    const decoded = decodeEscapes(text, style);
    if (!decoded.ok && passes === 0) return decoded;
    if (!decoded.ok || decoded.value === text) break;
    text = decoded.value;
    passes++;
  }
  return ok({ text, passes });
}
