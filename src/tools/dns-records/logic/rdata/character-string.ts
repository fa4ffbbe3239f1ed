const UTF8 = new TextEncoder();
const PRINTABLE = /^[ !#-[\]-~]*$/;

/** Converts quoted text to bytes. `\DDD` and `\X` are one byte each; other characters are UTF-8. */
export function bytesOfString(text: string): Uint8Array {
  if (!text.includes('\\')) return UTF8.encode(text);
  const bytes: number[] = [];
  for (const [part, code, escaped] of text.matchAll(/\\(\d{3})|\\([\s\S])|[^\\]+|\\/gu)) {
    if (code !== undefined && Number(code) <= 255) bytes.push(Number(code));
    else bytes.push(...UTF8.encode(escaped ?? part));
  }
  return new Uint8Array(bytes);
}

/** Writes bytes as a quoted string in canonical form. */
export function writeString(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    if (byte === 0x22 || byte === 0x5c) text += `\\${String.fromCharCode(byte)}`;
    else text += byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\${String(byte).padStart(3, '0')}`;
  }
  return `"${text}"`;
}

/** The canonical form of a quoted string, and its length in octets. */
export function readString(text: string): { readonly written: string; readonly octets: number } {
  if (PRINTABLE.test(text)) return { written: `"${text}"`, octets: text.length };
  const bytes = bytesOfString(text);
  return { written: writeString(bytes), octets: bytes.length };
}

/** Joins canonical strings without a separator: RFC 7208, section 3.3. */
export const textOfStrings = (strings: readonly string[]): string =>
  new TextDecoder().decode(new Uint8Array(strings.flatMap((string) => [...bytesOfString(string.slice(1, -1))])));
