import { toBase64, toBase64Url } from '#pure/notation/base64/base64.ts';
import { toHex } from '#pure/bytes/hex.ts';
import { decodeUtf8 } from '#pure/bytes/utf8.ts';

/** The notations of a result. `text` returns `undefined` for bytes that are not UTF-8; all others return one line. */
export const writeBytes = {
  text: decodeUtf8,
  hex: toHex,
  base64: toBase64,
  base64url: toBase64Url,
} as const;
