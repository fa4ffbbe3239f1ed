import { ok, type Result } from '#core/result.ts';
import { type DecodingStyle, type NotDecodable, decodeEscapes } from './decode-escapes.ts';

export interface Decoding {
  readonly text: string;
  /** How many passes changed the text. */
  readonly passes: number;
}

/**
 * A text decoded until it no longer changes, but not more often than `maxPasses`. Errors are those of the first pass (see `decodeEscapes`):
 * what a later one cannot decode is the text.
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
