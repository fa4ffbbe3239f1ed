import { nibbleOfAscii } from '#pure/bytes/hex.ts';
import { decodeText } from '#pure/bytes/text-encoding.ts';
import { sequenceLength } from './utf8-sequence.ts';

export type Charset = 'UTF-8' | 'ISO-8859-1';

/** The length of the escape of one byte. */
const ESCAPE_LENGTH = 3;

/**
 * Decodes consecutive escapes such as `%C3%A9`. Keeps an escape that is not part of a character. `invalidAt` is the offset of the first
 * such escape.
 */
export function decodeRun(run: string, charset: Charset): { readonly text: string; readonly invalidAt?: number } {
  const bytes = bytesOf(run);
  const [first = 0] = bytes;
  if (bytes.length === 1 && first < 0x80) return { text: String.fromCharCode(first) };
  const textOf = (from: number, to: number): string => {
    const decoded = decodeText(bytes.subarray(from, to), charset);
    return decoded.ok ? decoded.value : '';
  };
  if (charset === 'ISO-8859-1') return { text: textOf(0, bytes.length) };

  const parts: string[] = [];
  let invalidAt: number | undefined;
  let at = 0;
  while (at < bytes.length) {
    const from = at;
    for (let length = sequenceLength(bytes, at); length > 0; length = sequenceLength(bytes, at)) at += length;
    if (at > from) parts.push(textOf(from, at));
    if (at === bytes.length) break;
    invalidAt ??= at * ESCAPE_LENGTH;
    parts.push(run.slice(at * ESCAPE_LENGTH, (at + 1) * ESCAPE_LENGTH));
    at++;
  }
  return { text: parts.join(''), ...(invalidAt !== undefined && { invalidAt }) };
}

function bytesOf(run: string): Uint8Array {
  const bytes = new Uint8Array(run.length / ESCAPE_LENGTH);
  for (let index = 0; index < bytes.length; index++) {
    const at = index * ESCAPE_LENGTH;
    bytes[index] = ((nibbleOfAscii(run.charCodeAt(at + 1)) ?? 0) << 4) | (nibbleOfAscii(run.charCodeAt(at + 2)) ?? 0);
  }
  return bytes;
}
