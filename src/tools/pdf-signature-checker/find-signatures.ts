import { placesOfName } from './name-places.ts';
import { occurrencesOf } from './occurrences.ts';
import { isWhiteSpace, PdfLexer } from './pdf-lexer.ts';
import { type PdfDictionary, type PdfValue, readPdfValue } from './pdf-object.ts';

const HEADER_END = 'obj';
/** A reference to an object is not longer than this. */
const REFERENCE_BYTES = 24;
/** A definition reaches from its header to this far at most: the room that is kept for a signature is some kilobytes. */
const MAX_OBJECT_BYTES = 16 * 1024 * 1024;
/** What looks like a header may stand in a string or a comment of the definition: so many before a key are tried, the last one first. */
const MAX_HEADERS = 8;
/** Definitions that do not end are read over and over: so many bytes in all, and this often the size of the file. */
const MAX_READ = { bytes: 2 * MAX_OBJECT_BYTES, times: 1 };

/**
 * Every signature dictionary (ISO 32000-1, section 12.8.1) of a file, in the order of the file. It must not be in a compressed stream,
 * for its own signature could not name the bytes around it, so it is found by its key. The time is linear in the size of the file, also
 * where it was made to cost time: of such a file the end may be left out.
 */
export function* findSignatures(bytes: Uint8Array): Generator<PdfDictionary, undefined> {
  let bytesToRead = MAX_READ.bytes + MAX_READ.times * bytes.length;
  const seen = new Set<number>();
  for (const headers of headersBefore('ByteRange', bytes)) {
    for (const header of headers) {
      if (seen.has(header)) break;
      seen.add(header);
      const start = header + HEADER_END.length;
      const lexer = new PdfLexer(bytes.subarray(0, start + MAX_OBJECT_BYTES), start);
      const signatures = signaturesIn(readPdfValue(lexer));
      yield* signatures;
      bytesToRead -= lexer.offset - start;
      if (bytesToRead < 0) return;
      if (signatures.length > 0) break;
    }
  }
}

/** For each place of a key in turn, where the `obj` of the definitions stand that begin before it, the last one first. */
function* headersBefore(key: string, bytes: Uint8Array): Generator<readonly number[], undefined> {
  const headers = occurrencesOf(HEADER_END, bytes);
  let coming = headers.next();
  let last: readonly number[] = [];
  for (const { start } of placesOfName(key, bytes)) {
    for (; !coming.done && coming.value < start; coming = headers.next()) {
      if (isBehindNumber(coming.value, bytes)) last = [coming.value, ...last.slice(0, MAX_HEADERS - 1)];
    }
    yield last;
  }
}

/** Whether white space and a digit stand before it. */
function isBehindNumber(start: number, bytes: Uint8Array): boolean {
  let at = start - 1;
  while (at > 0 && isWhiteSpace(bytes[at])) at--;
  const byte = bytes[at] ?? 0;
  return at < start - 1 && byte >= 0x30 && byte <= 0x39;
}

/** Those in a value, itself or at any depth in it. */
function signaturesIn(value: PdfValue | undefined): readonly PdfDictionary[] {
  const found: PdfDictionary[] = [];
  const waiting = value ? [value] : [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.kind === 'array') for (const item of next.items) waiting.push(item);
    if (next.kind !== 'dictionary') continue;
    if (next.entries.has('ByteRange') && next.entries.get('Contents')?.kind === 'string') found.push(next.entries);
    else for (const entry of next.entries.values()) waiting.push(entry);
  }
  return found;
}

/** Whether strings of the file are encrypted: its trailer, or the dictionary of its last cross-reference stream, says so. */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  for (const { end } of placesOfName('Encrypt', bytes)) if (isDictionaryAt(end, bytes)) return true;
  return false;
}

/** Whether a dictionary begins there, or a reference stands there. */
function isDictionaryAt(start: number, bytes: Uint8Array): boolean {
  const lexer = new PdfLexer(bytes.subarray(0, start + REFERENCE_BYTES), start);
  const first = lexer.next();
  if (first?.kind === 'mark') return first.mark === '<<';
  if (first?.kind !== 'number' || lexer.next()?.kind !== 'number') return false;
  const last = lexer.next();
  return last?.kind === 'keyword' && last.word === 'R';
}
