/** A character that XML cannot hold in any form: all but `Char` of XML 1.0, section 2.2, halves of surrogate pairs included. */
export const FORBIDDEN_CHARACTER = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** White space of XML 1.0, section 2.3, from end to end. */
export const isXmlSpace = (text: string): boolean => /^[ \t\r\n]*$/.test(text);

export const trimXmlSpace = (text: string): string => text.replace(/^[ \t\r\n]+/, '').replace(/(?<![ \t\r\n])[ \t\r\n]+$/, '');

const TEXT_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** A text between tags. A reader takes a bare CR for LF (XML 1.0, section 2.11). */
export const escapeText = (text: string): string => text.replace(/[&<>\r]/g, (character) => TEXT_ESCAPES[character] ?? character);

/** The value of an attribute in double quotes. A reader takes bare white space for spaces (XML 1.0, section 3.3.3). */
export const escapeAttribute = (value: string): string =>
  value.replace(/[&<"\t\n\r]/g, (character) => ATTRIBUTE_ESCAPES[character] ?? character);
