import { isOfWindows1252 } from './escape-pattern.ts';

/** The notations for escaped characters. */
export const escapeFormats = ['javascript', 'es6', 'python', 'htmlDecimal', 'htmlHex', 'css', 'codePoints'] as const;

export type EscapeFormat = (typeof escapeFormats)[number];

/** Writes a number in hexadecimal, padded with zeros to a number of digits, in uppercase or lowercase. */
export type WriteHex = (value: number, digits: number) => string;

interface Notation {
  readonly escape: (codePoint: number, hex: WriteHex) => string;
  /** The printable ASCII character that begins an escape and must therefore be escaped. `undefined` if all characters are escaped. */
  readonly lead: '\\' | '&' | undefined;
}

function escapeUnits(codePoint: number, hex: WriteHex): string {
  const character = String.fromCodePoint(codePoint);
  return Array.from({ length: character.length }, (_, index) => `\\u${hex(character.charCodeAt(index), 4)}`).join('');
}

/** Keeps control characters whose reference would mean a different character. */
const reference = (codePoint: number, number: string): string =>
  isOfWindows1252(codePoint) ? String.fromCodePoint(codePoint) : `&#${number};`;

export const notations: Readonly<Record<EscapeFormat, Notation>> = {
  /** ECMA-262, section 12.9.4, and RFC 8259, section 7. */
  javascript: { escape: escapeUnits, lead: '\\' },
  /** ECMA-262, section 12.9.4. */
  es6: { escape: (codePoint, hex) => `\\u{${hex(codePoint, 1)}}`, lead: '\\' },
  /** Python's language reference, section 2.4.1, and C23, section 6.4.3. */
  python: {
    escape: (codePoint, hex) => (codePoint > 0xffff ? `\\U${hex(codePoint, 8)}` : `\\u${hex(codePoint, 4)}`),
    lead: '\\',
  },
  /** HTML Standard, section 13.1.4. */
  htmlDecimal: { escape: (codePoint) => reference(codePoint, String(codePoint)), lead: '&' },
  htmlHex: { escape: (codePoint, hex) => reference(codePoint, `x${hex(codePoint, 1)}`), lead: '&' },
  /** CSS Syntax Level 3, section 4.3.7: no whitespace is needed after six digits. */
  css: { escape: (codePoint, hex) => `\\${hex(codePoint, 6)}`, lead: '\\' },
  /** Unicode 16, appendix A. */
  codePoints: { escape: (codePoint, hex) => `U+${hex(codePoint, 4).toUpperCase()}`, lead: undefined },
};
