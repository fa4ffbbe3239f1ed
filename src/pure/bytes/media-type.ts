/** Of what is text, by the end of a file's name: those of the IANA registry, and that of PEM, which is in none (RFC 7468). */
const byExtension: ReadonlyMap<string, string> = new Map([
  ['csv', 'text/csv;charset=utf-8'],
  ['html', 'text/html;charset=utf-8'],
  ['json', 'application/json'],
  ['md', 'text/markdown;charset=utf-8'],
  ['pem', 'application/x-pem-file'],
  ['svg', 'image/svg+xml'],
  ['toml', 'application/toml'],
  ['xml', 'application/xml'],
  ['yaml', 'application/yaml'],
]);

/** The media type of a text that is saved under this name: plain text in UTF-8 if the name says no other. */
export const mediaTypeOf = (fileName: string): string =>
  byExtension.get(fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()) ?? 'text/plain;charset=utf-8';
