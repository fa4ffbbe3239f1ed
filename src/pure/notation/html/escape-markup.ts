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

/** A text between tags, of HTML and XML alike. */
export const escapeText = escaping(/[&<>]/g);

/** The value of an attribute in double quotes, of HTML and XML alike. */
export const escapeAttribute = escaping(/[&<>"]/g);

/** As a browser writes a text: HTML Standard, section 13.3, “escaping a string”. */
export const serializeText = escaping(/[&<>\u00a0]/g);

/** As a browser writes the value of an attribute, which stands in double quotes. */
export const serializeAttribute = escaping(/[&<>"\u00a0]/g);

/** A text between tags that an XML reader gives back as it is: it takes a bare CR for LF (XML 1.0, section 2.11). */
export const escapeXmlText = escaping(/[&<>\r]/g);

/** The value of an attribute that an XML reader gives back as it is: it takes bare white space for spaces (XML 1.0, section 3.3.3). */
export const escapeXmlAttribute = escaping(/[&<"\t\n\r]/g);
