// The differences between PDFDocEncoding and Latin-1 (ISO 32000-1, annex D.2).
const FROM_0X18 = '˘ˇˆ˙˝˛˚˜';
const FROM_0X80 = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\ufffd€';

/** Decodes a text string based on its byte order mark (ISO 32000-1, section 7.9.2.2, and ISO 32000-2 for UTF-8). */
export function decodePdfText(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff) return withoutEscapes(new TextDecoder('utf-16be').decode(bytes));
  if (first === 0xef && second === 0xbb && third === 0xbf) return withoutEscapes(new TextDecoder().decode(bytes));
  return Array.from(bytes, (byte) =>
    byte >= 0x18 && byte < 0x20
      ? FROM_0X18.charAt(byte - 0x18)
      : byte >= 0x80 && byte <= 0xa0
        ? FROM_0X80.charAt(byte - 0x80)
        : String.fromCharCode(byte),
  ).join('');
}

/** Removes language codes, which are enclosed in escape characters (section 7.9.2.2). */
const withoutEscapes = (text: string): string =>
  text
    .split('\u001b')
    .filter((_part, index) => index % 2 === 0)
    .join('');
