import { parseBase64, toBase64 } from '../base64/base64.ts';

const LINE_LENGTH = 64;

/** Lines of Base64 of a length, without a line feed at the end. */
export const base64Lines = (bytes: Uint8Array, lineLength = LINE_LENGTH): readonly string[] =>
  toBase64(bytes).match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];

/** The textual encoding of RFC 7468, section 2, with a line feed at the end. */
export const formatPem = (label: string, bytes: Uint8Array, lineLength = LINE_LENGTH): string =>
  `-----BEGIN ${label}-----\n${base64Lines(bytes, lineLength).join('\n')}\n-----END ${label}-----\n`;

export interface PemBlock {
  readonly label: string;
  /** The lines before the Base64, such as `DEK-Info`: RFC 1421, section 4.6. */
  readonly header: string;
  /** `undefined` when it is not Base64, or its end is missing. */
  readonly bytes: Uint8Array | undefined;
}

/** A file of keys and certificates has a few; each is looked for in the rest of the text. */
const MAX_BLOCKS = 32;
const BEGIN = /-----BEGIN ([A-Z0-9 ]+)-----/g;
const WHOLE_BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----[^-]*-----END \1-----/;

/** What every block begins with. */
export const PEM_START = '-----BEGIN ';

/** The label that comes first in a text, and the first block that is whole as it is written (RFC 7468, section 3), '' where there is none. */
export function firstPemBlock(text: string): { readonly label: string | undefined; readonly block: string } {
  const [first] = text.matchAll(BEGIN);
  return { label: first?.[1], block: WHOLE_BLOCK.exec(text)?.[0] ?? '' };
}

/** The first blocks of a text, whatever stands between them. */
export function findPemBlocks(text: string): readonly PemBlock[] {
  return [...text.matchAll(BEGIN)].slice(0, MAX_BLOCKS).map(({ 0: line, 1: label = '', index }) => {
    const start = index + line.length;
    const end = text.indexOf(`-----END ${label}-----`, start);
    if (end < 0) return { label, header: '', bytes: undefined };
    const content = text.slice(start, end).trimStart();
    const [header = ''] = /^(?:[\w-]+:.*(?:\r?\n[ \t].*)*\r?\n)*/.exec(content) ?? [];
    const parsed = parseBase64(content.slice(header.length));
    return { label, header, bytes: parsed.ok ? parsed.value : undefined };
  });
}
