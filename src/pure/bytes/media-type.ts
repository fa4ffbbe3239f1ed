/** Media types of text formats by file name extension, from the IANA registry. PEM has no registered type (RFC 7468). */
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

/** The media type of a text saved under a file name. Defaults to plain text in UTF-8. */
export const mediaTypeOf = (fileName: string): string =>
  byExtension.get(fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()) ?? 'text/plain;charset=utf-8';
