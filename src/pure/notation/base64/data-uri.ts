import { fail, ok } from '#core/result.ts';
import { parseBase64 } from './base64.ts';
import { withoutSurroundings } from './copied-base64.ts';

/** `data:` and everything up to the first comma. */
const DATA_URI = /^\s*data:(?<about>[^,]*),/i;

/** The end of the part before the comma, as in the Fetch Standard (section 6). */
const BASE64_MARK = /; *base64\s*$/i;

/** A media type without its parameters: RFC 6838, section 4.2. */
const MEDIA_TYPE = /^\s*(?<type>[a-z\d][\w!#$&^.+-]*\/[a-z\d][\w!#$&^.+-]*)\s*(?:;|$)/i;

const PERCENT_ENCODED = /%[\da-f]{2}/gi;

export interface Base64Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The media type of the data URI, in lowercase and without parameters. Empty if it has none, or if the text is not a data URI. */
  readonly mediaType: string;
}

/**
 * Decodes Base64 or a Base64 data URI (RFC 2397), ignoring surrounding text that was copied along. Decodes `%XX` first, and then works like
 * `parseBase64`. Errors: those of `parseBase64`, with positions in the whole text; `dataUriNotBase64` for a data URI in another encoding.
 */
export function parseBase64Content(copied: string) {
  const text = withoutSurroundings(copied);
  const prefix = DATA_URI.exec(text);
  const about = prefix?.groups?.['about'];
  if (about === undefined) {
    const bytes = parsePercentEncoded(text, 0);
    return bytes.ok ? ok<Base64Content>({ bytes: bytes.value, mediaType: '' }) : bytes;
  }
  if (!BASE64_MARK.test(about)) return fail('dataUriNotBase64', { at: 0 });
  const bytes = parsePercentEncoded(text, prefix?.[0].length ?? 0);
  return bytes.ok ? ok<Base64Content>({ bytes: bytes.value, mediaType: parseMediaType(about.replace(BASE64_MARK, '')) }) : bytes;
}

/** A media type in lowercase and without parameters; empty if it is invalid. */
export const parseMediaType = (text: string): string => MEDIA_TYPE.exec(text)?.groups?.['type']?.toLowerCase() ?? '';

function parsePercentEncoded(text: string, from: number) {
  if (!text.includes('%', from)) return parseBase64(text, from);
  const encoded = text.slice(from);
  const parsed = parseBase64(encoded.replaceAll(PERCENT_ENCODED, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16))));
  if (parsed.ok) return parsed;
  const at = from + offsetBeforeDecoding(encoded, parsed.error.at ?? 0);
  return fail(parsed.error.code, { at, values: { ...parsed.error.values, position: at + 1 } });
}

/** Converts an offset in the percent-decoded text to one in the encoded text. */
function offsetBeforeDecoding(encoded: string, decodedOffset: number): number {
  let offset = decodedOffset;
  for (const { index } of encoded.matchAll(PERCENT_ENCODED)) {
    if (index >= offset) break;
    offset += 2;
  }
  return offset;
}
