import { placesOfName } from './name-places.ts';
import { occurrencesOf } from './occurrences.ts';
import { isWhiteSpace, PdfLexer } from './pdf-lexer.ts';
import { type PdfDictionary, type PdfValue, readPdfValue } from './pdf-object.ts';

const HEADER_END = 'obj';
/** The maximum length of an object reference. */
const REFERENCE_BYTES = 24;
/** The maximum length of a definition. The space reserved for a signature is usually several kilobytes. */
const MAX_OBJECT_BYTES = 16 * 1024 * 1024;
/** Strings and comments can contain text that looks like a header, so up to this many headers before a key are tried, nearest first. */
const MAX_HEADERS = 8;
/** Unclosed definitions are read repeatedly. This limits the total to a number of bytes plus a multiple of the file size. */
const MAX_READ = { bytes: 2 * MAX_OBJECT_BYTES, times: 1 };

/**
 * Finds the signature dictionaries of a file (ISO 32000-1, section 12.8.1), in file order. A signature dictionary cannot be in a compressed
 * stream, because its byte range must exclude its own signature, so it can be found by its key. Takes linear time, and may omit the end of
 * a file that was crafted to be slow.
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

/** For each occurrence of a key, yields the offsets of `obj` in the definitions that begin before it, nearest first. */
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

/** Checks whether the offset is preceded by a digit and whitespace. */
function isBehindNumber(start: number, bytes: Uint8Array): boolean {
  let at = start - 1;
  while (at > 0 && isWhiteSpace(bytes[at])) at--;
  const byte = bytes[at] ?? 0;
  return at < start - 1 && byte >= 0x30 && byte <= 0x39;
}

/** Collects the signature dictionaries in a value at any depth. */
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

/** Checks whether the strings of the file are encrypted, based on its trailer or the dictionary of its last cross-reference stream. */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  for (const { end } of placesOfName('Encrypt', bytes)) if (isDictionaryAt(end, bytes)) return true;
  return false;
}

/** Checks whether a dictionary or a reference begins at an offset. */
function isDictionaryAt(start: number, bytes: Uint8Array): boolean {
  const lexer = new PdfLexer(bytes.subarray(0, start + REFERENCE_BYTES), start);
  const first = lexer.next();
  if (first?.kind === 'mark') return first.mark === '<<';
  if (first?.kind !== 'number' || lexer.next()?.kind !== 'number') return false;
  const last = lexer.next();
  return last?.kind === 'keyword' && last.word === 'R';
}
