/** A row of a table (GitHub Flavored Markdown, section 4.10): a pipe in a cell is escaped, and a line break is one of HTML, since a row is a line. */
export const markdownRow = (cells: readonly string[]): string => `| ${cells.map(cellOf).join(' | ')} |`;

const cellOf = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll(/\r\n?|\n/g, '<br>');

/** The row under the heads. */
export const markdownRule = (columns: number): string => markdownRow(Array.from({ length: columns }, () => '---'));
