/**
 * Every escape that is undone, in any of the formats; `%uXXXX` is that of the old `escape` of JavaScript, `\\x{X}` that of Perl, and `<U+X>` what
 * R prints. A doubled backslash before `u` is that of an escape within an escape, as logs of JSON have it; three octal digits over `\\177` are a
 * byte, as Git prints it.
 */
const ESCAPE =
  /\\u\{[\dA-Fa-f]+\}|\\{1,2}u[\dA-Fa-f]{4}|\\U[\dA-Fa-f]{8}|\\x\{[\dA-Fa-f]+\}|\\x[\dA-Fa-f]{2}|\\(?![23][0-7]{2})[\dA-Fa-f]{6}|\\[23][0-7]{2}|&#\d+;|&#[xX][\dA-Fa-f]+;|%u[\dA-Fa-f]{4}|<U\+[\dA-Fa-f]{4,8}>|U\+[\dA-Fa-f]{4,6}(?![\dA-Fa-f])/g;

export const findEscapes = (text: string) => text.matchAll(ESCAPE);

/** Octal digits stand for a byte only. */
export const isOctal = (escape: string): boolean => /^\\[23][0-7]{2}$/.test(escape);

/** Whether an escape may be a byte of UTF-8 that is a part of a character. */
export const isByteEscape = (escape: string): boolean => isOctal(escape) || /^\\x[89A-Fa-f][\dA-Fa-f]$/.test(escape);

/** Whether HTML reads a reference to a number as the character that Windows-1252 has for this byte (HTML Standard, section 13.2.5.80). */
export const isOfWindows1252 = (value: number): boolean => value >= 0x80 && value <= 0x9f;

const windows1252 = new TextDecoder('windows-1252');

/** The number that an escape stands for, which may be no code point. */
export function valueOfEscape(escape: string): number {
  if (isOctal(escape)) return Number.parseInt(escape.slice(1), 8);
  if (escape.startsWith('&#')) {
    const value = Number.parseInt(escape.replace(/^&#[xX]?/, ''), /^&#\d/.test(escape) ? 10 : 16);
    return isOfWindows1252(value) ? (windows1252.decode(Uint8Array.of(value)).codePointAt(0) ?? value) : value;
  }
  const [prefix = ''] = /^(?:\\[ux]\{|\\\\u|\\[uUx]|%u|<?U\+|\\)/.exec(escape) ?? [];
  return Number.parseInt(escape.slice(prefix.length), 16);
}
