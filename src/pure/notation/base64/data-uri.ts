import { fail, ok } from '#core/result.ts';
import { parseBase64 } from './base64.ts';
import { withoutSurroundings } from './copied-base64.ts';

/** `data:`, then everything up to the first comma. */
const DATA_URI = /^\s*data:(?<about>[^,]*),/i;

/** The end of what stands before the comma, as the Fetch Standard (section 6) has it. */
const BASE64_MARK = /; *base64\s*$/i;

/** A media type without its parameters: RFC 6838, section 4.2. */
const MEDIA_TYPE = /^\s*(?<type>[a-z\d][\w!#$&^.+-]*\/[a-z\d][\w!#$&^.+-]*)\s*(?:;|$)/i;

const PERCENT_ENCODED = /%[\da-f]{2}/gi;

export interface Base64Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What the data URI says, in lower case and without parameters; empty if it says none, or if there is no data URI. */
  readonly mediaType: string;
}

/**
 * What a Base64 text or a data URI (RFC 2397) in Base64 holds, also amid what was copied along with it. The text is read as by `parseBase64`;
 * `%XX` is undone first. Errors: those of `parseBase64`, with positions in the whole text; `dataUriNotBase64` for a data URI whose data is
 * written in another way.
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

/** A media type in lower case and without its parameters; empty for what is none. */
export const parseMediaType = (text: string): string => MEDIA_TYPE.exec(text)?.groups?.['type']?.toLowerCase() ?? '';

function parsePercentEncoded(text: string, from: number) {
  if (!text.includes('%', from)) return parseBase64(text, from);
  const encoded = text.slice(from);
  const parsed = parseBase64(encoded.replaceAll(PERCENT_ENCODED, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16))));
  if (parsed.ok) return parsed;
  const at = from + offsetBeforeDecoding(encoded, parsed.error.at ?? 0);
  return fail(parsed.error.code, { at, values: { ...parsed.error.values, position: at + 1 } });
}

/** Where in the encoded text the character stands that has this offset in the decoded one. */
function offsetBeforeDecoding(encoded: string, decodedOffset: number): number {
  let offset = decodedOffset;
  for (const { index } of encoded.matchAll(PERCENT_ENCODED)) {
    if (index >= offset) break;
    offset += 2;
  }
  return offset;
}
