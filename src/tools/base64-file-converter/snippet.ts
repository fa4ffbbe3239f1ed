/** The output formats for the Base64 of a file. */
export const snippetFormats = ['dataUri', 'base64', 'html', 'css', 'markdown'] as const;

export type SnippetFormat = (typeof snippetFormats)[number];

interface Notation {
  /** The text before the Base64, for a media type and file name. */
  readonly before: (type: string, fileName: string) => string;
  readonly after: string;
  /** The extension of a file that contains such a snippet. */
  readonly extension: string;
}

const dataUri = (type: string): string => `data:${type};base64,`;

/** CommonMark 0.31.2, section 2.4. */
const escapeMarkdown = (text: string): string => text.replaceAll(/[[\]\\]/g, String.raw`\$&`);

const notations: Readonly<Record<SnippetFormat, Notation>> = {
  dataUri: { before: dataUri, after: '', extension: 'txt' },
  base64: { before: () => '', after: '', extension: 'txt' },
  html: { before: (type) => `<img src="${dataUri(type)}`, after: '">', extension: 'html' },
  css: { before: (type) => `background-image: url("${dataUri(type)}`, after: '");', extension: 'css' },
  markdown: { before: (type, fileName) => `![${escapeMarkdown(fileName)}](${dataUri(type)}`, after: ')', extension: 'md' },
};

/** The Base64 of a file, and the properties of the file. */
export interface EncodedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteCount: number;
  readonly base64Length: number;
  /** The first `SHOWN_LENGTH` characters of the Base64, or all of them. */
  readonly beginning: string;
  readonly base64: Blob;
}

export interface Snippet {
  /** At most `SHOWN_LENGTH` characters. */
  readonly text: string;
  /** The whole snippet, if it is longer than `text`. */
  readonly whole: Blob | undefined;
  readonly length: number;
  readonly file: string;
}

/** The maximum number of snippet characters displayed. */
export const SHOWN_LENGTH = 100_000;

export function makeSnippet({ fileName, mediaType, base64Length, beginning, base64 }: EncodedFile, format: SnippetFormat): Snippet {
  const { before, after, extension } = notations[format];
  const prefix = before(mediaType, fileName);
  const length = prefix.length + base64Length + after.length;
  const isWhole = length <= SHOWN_LENGTH;
  return {
    text: isWhole ? prefix + beginning + after : (prefix + beginning + after).slice(0, SHOWN_LENGTH),
    whole: isWhole ? undefined : new Blob([prefix, base64, after]),
    length,
    file: `${fileName}.${extension}`,
  };
}
