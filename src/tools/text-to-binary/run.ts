import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { decodeText, encodeText } from '#pure/bytes/text-encoding.ts';
import type { declaration } from './declare.ts';
import { readBytes } from './read-bytes.ts';
import { writeBytes } from './write-bytes.ts';

/** Converts a text to bytes as groups of digits. Does not trim the text. Errors: those of `encodeText` and `writeBytes`. */
export function encode({ text, encoding, ...style }: Given<typeof declaration, 'encode'>) {
  if (text === '') return ok(null);
  const encoded = encodeText(text, encoding);
  return encoded.ok ? writeBytes(encoded.value, style) : encoded;
}

/** Converts groups of digits to a text. Errors: those of `readBytes` and `decodeText`. */
export function decode({ bytes, base, encoding }: Given<typeof declaration, 'decode'>) {
  if (bytes === '') return ok(null);
  const read = readBytes(bytes, base);
  return read.ok ? decodeText(read.value, encoding) : read;
}

export const run = { encode, decode } satisfies Runs<typeof declaration>;
