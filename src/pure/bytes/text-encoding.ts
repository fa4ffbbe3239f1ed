import { fail, ok } from '#core/result.ts';
import { formatCodePoint } from '../text/format-code-point.ts';
import { decodeUtf8 } from './utf8.ts';

/**
 * Supported text encodings. ISO-8859-1 maps one byte to each of the first 256 code points, unlike Windows-1252, which the Web calls by this
 * name.
 */
export const textEncodings = ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'ISO-8859-1'] as const;

export type TextEncoding = (typeof textEncodings)[number];

/**
 * Encodes a text exactly, without adding a byte order mark (Unicode 16, section 3.10, and ISO/IEC 8859-1). UTF-16 preserves lone
 * surrogates. Error: `notInEncoding`, `at` the first character that the encoding lacks; values: the character, its code point such as
 * `U+4E16`, and the encoding.
 */
export function encodeText(text: string, encoding: TextEncoding) {
  switch (encoding) {
    case 'UTF-8':
      return text.isWellFormed() ? ok(new TextEncoder().encode(text)) : notInEncoding(text, text.search(LONE_SURROGATE), encoding);
    case 'UTF-16LE':
    case 'UTF-16BE':
      return ok(encodeUtf16(text, encoding === 'UTF-16LE'));
    case 'ISO-8859-1': {
      const bytes = new Uint8Array(text.length);
      for (let at = 0; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (unit > 0xff) return notInEncoding(text, at, encoding);
        bytes[at] = unit;
      }
      return ok(bytes);
    }
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u;

function encodeUtf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  const high = isLittleEndian ? 1 : 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    bytes[at * 2 + high] = unit >> 8;
    bytes[at * 2 + 1 - high] = unit;
  }
  return bytes;
}

function notInEncoding(text: string, at: number, encoding: TextEncoding) {
  const codePoint = text.codePointAt(at) ?? 0;
  return fail('notInEncoding', {
    at,
    values: { character: String.fromCodePoint(codePoint), codePoint: formatCodePoint(codePoint), encoding },
  });
}

/**
 * Decodes bytes, keeping a byte order mark as a character. Error: `notValidText` for bytes that are ill-formed in the encoding (Unicode 16,
 * section 3.9), which never happens in ISO-8859-1; values: the encoding.
 */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding) {
  const text = encoding === 'UTF-8' ? decodeUtf8(bytes) : encoding === 'ISO-8859-1' ? decodeLatin1(bytes) : decodeUtf16(bytes, encoding);
  return text === undefined ? fail('notValidText', { values: { encoding } }) : ok(text);
}

function decodeUtf16(bytes: Uint8Array, encoding: 'UTF-16LE' | 'UTF-16BE'): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const BLOCK = 8192;

/** Decodes ISO-8859-1, in which any bytes are valid. `TextDecoder` uses that name for Windows-1252. */
export function decodeLatin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += BLOCK) parts.push(String.fromCharCode(...bytes.subarray(from, from + BLOCK)));
  return parts.join('');
}
