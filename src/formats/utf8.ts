/** The text of UTF-8 bytes, `undefined` where they are not UTF-8 (Unicode 16, section 3.9). A byte order mark is kept. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
