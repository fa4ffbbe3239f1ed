/** A character that XML cannot hold in any form: all but `Char` of XML 1.0, section 2.2, halves of surrogate pairs included. */
export const FORBIDDEN_CHARACTER = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** White space of XML 1.0, section 2.3, from end to end. */
export const isXmlSpace = (text: string): boolean => /^[ \t\r\n]*$/.test(text);

export const trimXmlSpace = (text: string): string => text.replace(/^[ \t\r\n]+/, '').replace(/(?<![ \t\r\n])[ \t\r\n]+$/, '');
