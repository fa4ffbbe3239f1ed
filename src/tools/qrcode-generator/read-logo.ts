import { fail, ok } from '#core/result.ts';
import { toBase64 } from '#pure/notation/base64/base64.ts';
import { isSvg } from '#pure/bytes/is-svg.ts';
import { readBlob } from '#pure/bytes/read-blob.ts';
import { decodeUtf8 } from '#pure/bytes/utf8.ts';

const LARGEST_BYTES = 2_000_000;

/**
 * Converts a PNG, JPEG, WebP, or SVG file to a data URI. Detects the type from the content. Errors about `logo`: `logoTooLarge` (over 2
 * MB), `logoUnreadable` (no longer readable), and `logoNotAnImage`.
 */
export async function readLogo(logo: File) {
  if (logo.size > LARGEST_BYTES) return fail('logoTooLarge', { field: 'logo' });
  const bytes = await readBlob(logo);
  if (!bytes) return fail('logoUnreadable', { field: 'logo', values: { name: logo.name } });
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === undefined) return fail('logoNotAnImage', { field: 'logo' });
  return ok(`data:${mediaType};base64,${toBase64(bytes)}`);
}

function mediaTypeOf(bytes: Uint8Array): string | undefined {
  const hasAt = (offset: number, expected: string): boolean =>
    [...expected].every((byte, at) => bytes[offset + at] === byte.codePointAt(0));
  // PNG, third edition, section 5.2.
  if (hasAt(0, '\u0089PNG\r\n\u001a\n')) return 'image/png';
  // ITU-T T.81, annex B: start of image and the first byte of the next marker.
  if (hasAt(0, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  // RFC 9649, section 2.4.
  if (hasAt(0, 'RIFF') && hasAt(8, 'WEBP')) return 'image/webp';
  return isSvg(decodeUtf8(bytes) ?? '') ? 'image/svg+xml' : undefined;
}
