import { parseBase64, toBase64 } from '../base64/base64.ts';
import { bareBlockLines, plainPemText } from './pem-text.ts';

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

/** What every block begins with. */
export const PEM_START = '-----BEGIN ';

/** `-----BEGIN ` in Base64, as Kubernetes and variables of build services have whole files. */
const ENCODED = /LS0tLS1CRUdJTi[\w+/\s]+={0,2}/;

/** The first blocks of a text, whatever is between them, and however they were quoted: see `plainPemText`. */
export function findPemBlocks(source: string): readonly PemBlock[] {
  const text = plainPemText(source);
  const begins = [...text.matchAll(BEGIN)].slice(0, MAX_BLOCKS);
  if (begins.length === 0) return blocksInBase64(text);
  return begins.map(({ 0: line, 1: label = '', index }) => {
    const start = index + line.length;
    const end = text.indexOf(`-----END ${label}-----`, start);
    if (end < 0) return { label, header: '', bytes: undefined };
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
    const content = bareBlockLines(text.slice(start, end), before).trimStart();
    const [header = ''] = /^(?:[\w-]+:.*(?:\n[ \t].*)*\n)*/.exec(content) ?? [];
    const parsed = parseBase64(content.slice(header.length));
    return { label, header, bytes: parsed.ok ? parsed.value : undefined };
  });
}

function blocksInBase64(text: string): readonly PemBlock[] {
  const [encoded = ''] = ENCODED.exec(text) ?? [];
  const decoded = parseBase64(encoded);
  const inside = decoded.ok ? new TextDecoder().decode(decoded.value) : '';
  return inside.includes(PEM_START) ? findPemBlocks(inside) : [];
}
