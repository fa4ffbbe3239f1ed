/**
 * Matches every escape that is decoded, in any format. Also `%uXXXX` from JavaScript's old `escape`, `\\x{X}` from Perl, and `<U+X>` from
 * R. A double backslash before `u` is a nested escape, as in JSON logs. Three octal digits above `\\177` are a byte, as printed by Git.
 */
const ESCAPE =
  /\\u\{[\dA-Fa-f]+\}|\\{1,2}u[\dA-Fa-f]{4}|\\U[\dA-Fa-f]{8}|\\x\{[\dA-Fa-f]+\}|\\x[\dA-Fa-f]{2}|\\(?![23][0-7]{2})[\dA-Fa-f]{6}|\\[23][0-7]{2}|&#\d+;|&#[xX][\dA-Fa-f]+;|%u[\dA-Fa-f]{4}|<U\+[\dA-Fa-f]{4,8}>|U\+[\dA-Fa-f]{4,6}(?![\dA-Fa-f])/g;

export const findEscapes = (text: string) => text.matchAll(ESCAPE);

/** Octal escapes are always bytes. */
export const isOctal = (escape: string): boolean => /^\\[23][0-7]{2}$/.test(escape);

/** Whether an escape may be a byte of a multibyte UTF-8 character. */
export const isByteEscape = (escape: string): boolean => isOctal(escape) || /^\\x[89A-Fa-f][\dA-Fa-f]$/.test(escape);

/** Whether HTML maps a numeric character reference to the Windows-1252 character of that byte (HTML Standard, section 13.2.5.80). */
export const isOfWindows1252 = (value: number): boolean => value >= 0x80 && value <= 0x9f;

const windows1252 = new TextDecoder('windows-1252');

/** The number of an escape, which may not be a valid code point. */
export function valueOfEscape(escape: string): number {
  if (isOctal(escape)) return Number.parseInt(escape.slice(1), 8);
  if (escape.startsWith('&#')) {
    const value = Number.parseInt(escape.replace(/^&#[xX]?/, ''), /^&#\d/.test(escape) ? 10 : 16);
    return isOfWindows1252(value) ? (windows1252.decode(Uint8Array.of(value)).codePointAt(0) ?? value) : value;
  }
  const [prefix = ''] = /^(?:\\[ux]\{|\\\\u|\\[uUx]|%u|<?U\+|\\)/.exec(escape) ?? [];
  return Number.parseInt(escape.slice(prefix.length), 16);
}
