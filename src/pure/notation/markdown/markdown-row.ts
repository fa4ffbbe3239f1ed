/**
 * A row of a table (GitHub Flavored Markdown, section 4.10). Pipes in cells are escaped, and line breaks become `<br>`, because a row is a
 * single line.
 */
export const markdownRow = (cells: readonly string[]): string => `| ${cells.map(cellOf).join(' | ')} |`;

const cellOf = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll(/\r\n?|\n/g, '<br>');

/** The delimiter row below the headings. */
export const markdownRule = (columns: number): string => markdownRow(Array.from({ length: columns }, () => '---'));
