const hex = (value: number, digits = 1): string => value.toString(16).toUpperCase().padStart(digits, '0');

const eachCodePoint = (text: string, write: (code: string) => string, separator = ''): string =>
  Array.from(text, (character) => write(hex(character.codePointAt(0) ?? 0, 4))).join(separator);

const codeUnits = (text: string): readonly number[] => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** Notations of a text in code, by language or standard. */
export const notations = {
  codePoints: (text: string) => eachCodePoint(text, (code) => `U+${code}`, ' '),
  javaScript: (text: string) => eachCodePoint(text, (code) => `\\u{${code}}`),
  utf16: (text: string) =>
    codeUnits(text)
      .map((unit) => `\\u${hex(unit, 4)}`)
      .join(''),
  utf8: (text: string) => Array.from(new TextEncoder().encode(text), (byte) => hex(byte, 2)).join(' '),
  html: (text: string) => eachCodePoint(text, (code) => `&#x${code};`),
  css: (text: string) => eachCodePoint(text, (code) => `\\${code}`),
};
