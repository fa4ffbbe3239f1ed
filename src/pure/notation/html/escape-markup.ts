const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escaping =
  (characters: RegExp) =>
  (text: string): string =>
    text.replaceAll(characters, (character) => REFERENCES[character] ?? character);

/** Escapes text between tags, in HTML and XML. */
export const escapeText = escaping(/[&<>]/g);

/** Escapes an attribute value in double quotes, in HTML and XML. */
export const escapeAttribute = escaping(/[&<>"]/g);

/** Escapes text as a browser serializes it: HTML Standard, section 13.3, “escaping a string”. */
export const serializeText = escaping(/[&<>\u00a0]/g);

/** Escapes an attribute value in double quotes as a browser serializes it. */
export const serializeAttribute = escaping(/[&<>"\u00a0]/g);

/** Escapes text between tags so that XML parsers preserve it. They convert an unescaped CR to LF (XML 1.0, section 2.11). */
export const escapeXmlText = escaping(/[&<>\r]/g);

/** Escapes an attribute value so that XML parsers preserve it. They convert unescaped white space to spaces (XML 1.0, section 3.3.3). */
export const escapeXmlAttribute = escaping(/[&<"\t\n\r]/g);
