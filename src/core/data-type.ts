/** The kinds of data that tools exchange. A kind that only one tool uses is `text`. */
export const dataTypes = ['text', 'json', 'yaml', 'toml', 'xml', 'ini', 'csv', 'html', 'markdown', 'url', 'color', 'jwt', 'bytes'] as const;

export type DataType = (typeof dataTypes)[number];
