import type { Inside, Sample } from '#core/detection.ts';

/** Decompresses the beginning of some data, up to `limit` bytes; `undefined` if it fails. */
export type Inflate = (
  bytes: Uint8Array<ArrayBuffer>,
  format: 'gzip' | 'deflate',
  limit: number,
) => Promise<Uint8Array<ArrayBuffer> | undefined>;

const startsWith = (bytes: Uint8Array, ...beginning: readonly number[]): boolean => beginning.every((byte, at) => bytes[at] === byte);

/** Checks the header (RFC 1950, section 2.2): compression method 8, a window of at most 32 kB, and both bytes together a multiple of 31. */
const isZlib = ([method = 0, flags = 0]: Uint8Array): boolean =>
  (method & 0x0f) === 8 && method >> 4 <= 7 && ((method << 8) | flags) % 31 === 0 && (flags & 0x20) === 0;

async function unpacked(bytes: Uint8Array<ArrayBuffer>, inflate: Inflate, limit: number): Promise<readonly Inside[]> {
  // RFC 1952, section 2.3.1
  const packed = startsWith(bytes, 0x1f, 0x8b, 8)
    ? (['gzip', 'gzip'] as const)
    : isZlib(bytes)
      ? (['zlib', 'deflate'] as const)
      : undefined;
  if (!packed) return [];
  const [layer, format] = packed;
  const content = await inflate(bytes, format, limit);
  return content && content.length > 0 ? [{ layer, bytes: content }] : [];
}

/** Unwraps a JSON string with structured content: a line break, a quote, or an opening bracket. */
function unquoted(text: string): readonly Inside[] {
  const trimmed = text.trim();
  if (!/^"[^]*"$/.test(trimmed)) return [];
  try {
    const content: unknown = JSON.parse(trimmed);
    return typeof content === 'string' && /["\n{[]/.test(content) ? [{ layer: 'jsonText', text: content }] : [];
  } catch {
    return []; // not valid JSON after all
  }
}

/** The layers that do not belong to a tool: gzip, zlib, and text as a JSON string. */
export const engineLayers = async ({ bytes, text, isWhole }: Sample, inflate: Inflate, limit: number): Promise<readonly Inside[]> => [
  ...(bytes ? await unpacked(bytes, inflate, limit) : []),
  ...(text !== undefined && isWhole ? unquoted(text) : []),
];
