/** A character that XML does not allow in any form: anything but `Char` of XML 1.0, section 2.2. Includes lone surrogates. */
export const FORBIDDEN_CHARACTER = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Whether a text is only white space as in XML 1.0, section 2.3. */
export const isXmlSpace = (text: string): boolean => /^[ \t\r\n]*$/.test(text);

export const trimXmlSpace = (text: string): string => text.replace(/^[ \t\r\n]+/, '').replace(/(?<![ \t\r\n])[ \t\r\n]+$/, '');
