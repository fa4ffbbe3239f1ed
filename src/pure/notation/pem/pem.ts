import { parseBase64, toBase64 } from '../base64/base64.ts';
import { bareBlockLines, plainPemText } from './pem-text.ts';

const LINE_LENGTH = 64;

/** Lines of Base64 with a maximum length, without line feeds. */
export const base64Lines = (bytes: Uint8Array, lineLength = LINE_LENGTH): readonly string[] =>
  toBase64(bytes).match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];

/** The textual encoding of RFC 7468, section 2, with a final line feed. */
export const formatPem = (label: string, bytes: Uint8Array, lineLength = LINE_LENGTH): string =>
  `-----BEGIN ${label}-----\n${base64Lines(bytes, lineLength).join('\n')}\n-----END ${label}-----\n`;

export interface PemBlock {
  readonly label: string;
  /** The lines before the Base64, such as `DEK-Info`: RFC 1421, section 4.6. */
  readonly header: string;
  /** `undefined` if the content is not Base64, or the end is missing. */
  readonly bytes: Uint8Array | undefined;
}

/** The maximum number of blocks. Files have only a few, and finding each one searches the rest of the text. */
const MAX_BLOCKS = 32;
const BEGIN = /-----BEGIN ([A-Z0-9 ]+)-----/g;

/** The beginning of every block. */
export const PEM_START = '-----BEGIN ';

/** `-----BEGIN ` in Base64. Kubernetes and the variables of build services store whole files this way. */
const ENCODED = /LS0tLS1CRUdJTi[\w+/\s]+={0,2}/;

/** Finds the first blocks in a text, regardless of quoting (see `plainPemText`) and any text in between. */
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
