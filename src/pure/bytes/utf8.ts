// Shared, because creating a decoder takes longer than decoding a short text.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes UTF-8, keeping a byte order mark. `undefined` if the bytes are not valid UTF-8 (Unicode 16, section 3.9). */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
