import type { DataType } from '#core/data-type.ts';
import type { OutputStyle } from './output-styles.ts';

interface OutputFormat {
  readonly extension: string;
  readonly language: 'text' | 'sql' | 'json' | 'html' | 'markdown';
  readonly dataType: DataType;
}

/** The text format of each style for the editor, for other tools, and for files. */
export const outputFormats: Readonly<Record<OutputStyle, OutputFormat>> = {
  plain: { extension: 'txt', language: 'text', dataType: 'text' },
  sql: { extension: 'sql', language: 'sql', dataType: 'text' },
  json: { extension: 'json', language: 'json', dataType: 'json' },
  csv: { extension: 'csv', language: 'text', dataType: 'csv' },
  html: { extension: 'html', language: 'html', dataType: 'html' },
  markdown: { extension: 'md', language: 'markdown', dataType: 'markdown' },
  numbered: { extension: 'md', language: 'markdown', dataType: 'markdown' },
};
