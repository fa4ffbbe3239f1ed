import { toBase64, toBase64Url } from '#pure/notation/base64/base64.ts';
import { toBinaryDigits } from './binary-digits.ts';
import { toHex } from '#pure/bytes/hex.ts';

/** Encodings of digests and authentication codes. Base64 is padded, Base64url is not. */
export const digestEncodings = ['hexLower', 'hexUpper', 'binary', 'base64', 'base64url'] as const;

export type DigestEncoding = (typeof digestEncodings)[number];

const write: Readonly<Record<DigestEncoding, (bytes: Uint8Array) => string>> = {
  hexLower: toHex,
  hexUpper: (bytes) => toHex(bytes).toUpperCase(),
  binary: toBinaryDigits,
  base64: toBase64,
  base64url: toBase64Url,
};

export const encodeDigest = (bytes: Uint8Array, encoding: DigestEncoding): string => write[encoding](bytes);
