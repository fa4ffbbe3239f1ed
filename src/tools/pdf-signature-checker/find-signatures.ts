import { findBytes, findLastBytes } from './find-bytes.ts';
import { type PdfDictionary, type PdfValue, readPdfValue } from './pdf-object.ts';

const KEY = '/ByteRange';
/** A definition reaches from its header to this far at most: the room that is kept for a signature is some kilobytes. */
const MAX_OBJECT_BYTES = 64 * 1024 * 1024;

/**
 * Every signature dictionary (ISO 32000-1, section 12.8.1) of a file, in the order of the file. It must not be in a compressed stream,
 * for its own signature could not name the bytes around it, so it is found by its key.
 */
export function findSignatures(bytes: Uint8Array): readonly PdfDictionary[] {
  const found: PdfDictionary[] = [];
  let seen = -1;
  for (let at = findBytes(bytes, KEY); at >= 0; at = findBytes(bytes, KEY, at + KEY.length)) {
    const header = findHeader(bytes, at);
    if (header < 0 || header === seen) continue;
    seen = header;
    const object = readPdfValue(bytes.subarray(0, header + MAX_OBJECT_BYTES), header + ' obj'.length);
    found.push(...signaturesIn(object));
  }
  return found;
}

/** Where the ` obj` of the definition stands that begins last before an offset. */
function findHeader(bytes: Uint8Array, from: number): number {
  let at = findLastBytes(bytes, ' obj', from);
  while (at > 0 && !isDigit(bytes[at - 1])) at = findLastBytes(bytes, ' obj', at - 1);
  return at;
}

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** Those in a value, itself or at any depth in it. */
function signaturesIn(value: PdfValue | undefined): readonly PdfDictionary[] {
  const found: PdfDictionary[] = [];
  const waiting = value ? [value] : [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.kind === 'array') waiting.push(...next.items);
    if (next.kind !== 'dictionary') continue;
    if (next.entries.has('ByteRange') && next.entries.get('Contents')?.kind === 'string') found.push(next.entries);
    else waiting.push(...next.entries.values());
  }
  return found;
}

/** Whether strings of the file are encrypted: its trailer, or the dictionary of its last cross-reference stream, says so. */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  for (let at = findBytes(bytes, '/Encrypt'); at >= 0; at = findBytes(bytes, '/Encrypt', at + 1)) {
    const following = String.fromCharCode(...bytes.subarray(at + '/Encrypt'.length, at + '/Encrypt'.length + 24));
    if (/^\s*(?:<<|\d+\s+\d+\s+R)/.test(following)) return true;
  }
  return false;
}
