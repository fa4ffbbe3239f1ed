/* oxlint-disable import/no-unassigned-import -- each of these files adds its algorithm to the core */
import CryptoJs from 'crypto-js/core.js';
import 'crypto-js/rabbit.js';
import 'crypto-js/rc4.js';
import 'crypto-js/tripledes.js';
import type { RunContext } from '#core/context.ts';
import type { Cipher } from './cipher.ts';

type Progress = RunContext['progress'];

/** A multiple of each cipher's block size. A part takes some hundredths of a second. */
const PART_BYTES = 64 * 1024;
const LONGEST_BLOCK_BYTES = 16;
const asItIs = { pad: () => undefined, unpad: () => undefined };

/** Ciphers that no maintained library supports. Only they load crypto-js, which takes seconds for megabytes. */
export const cryptoJsCiphers = {
  /** Triple DES in CBC mode: a key of 24 bytes, an IV of 8, and PKCS#7 padding. */
  tripleDes: (key: Uint8Array, iv: Uint8Array, progress: Progress): Cipher => {
    const { encrypt, decrypt } = cipherOf(CryptoJs.algo.TripleDES, key, { iv: toWords(iv) }, progress);
    // The library removes padding without checking it.
    return { encrypt, decrypt: (cipherText) => removePadding(decrypt(cipherText), 8) };
  },

  /** Rabbit, RFC 4503, in crypto-js byte order: a key of 16 bytes, an IV of 8. */
  rabbit: (key: Uint8Array, iv: Uint8Array, progress: Progress): Cipher =>
    cipherOf(CryptoJs.algo.Rabbit, key, { iv: toWords(iv) }, progress),

  /** RC4 with a key of 32 bytes and without an IV. */
  rc4: (key: Uint8Array, _iv: Uint8Array, progress: Progress): Cipher => cipherOf(CryptoJs.algo.RC4, key, {}, progress),
} as const;

const cipherOf = (algorithm: CryptoJs.Algorithm, key: Uint8Array, settings: CryptoJs.Settings, progress: Progress): Cipher => ({
  encrypt: (plain) => run(algorithm.createEncryptor(toWords(key), settings), plain, progress),
  decrypt: (cipherText) => run(algorithm.createDecryptor(toWords(key), { ...settings, padding: asItIs }), cipherText, progress),
});

/** Processes the input in parts, in order to report progress. */
function run(process: CryptoJs.Process, bytes: Uint8Array, progress: Progress): Uint8Array {
  const result = new Uint8Array(bytes.length + LONGEST_BLOCK_BYTES);
  let length = 0;
  const put = ({ words, sigBytes }: CryptoJs.WordArray): void => {
    for (let index = 0; index < sigBytes; index++) result[length + index] = (words[index >> 2] ?? 0) >>> (24 - (index % 4) * 8);
    length += sigBytes;
  };
  for (let start = 0; start < bytes.length; start += PART_BYTES) {
    const part = bytes.subarray(start, start + PART_BYTES);
    put(process.process(toWords(part)));
    progress((start + part.length) / bytes.length);
  }
  put(process.finalize());
  return result.subarray(0, length);
}

/** Converts bytes to the library's big-endian words of 32 bits. */
function toWords(bytes: Uint8Array) {
  const byteAt = (index: number): number => bytes[index] ?? 0;
  const words = Array.from(
    { length: Math.ceil(bytes.length / 4) },
    (_, word) => (byteAt(word * 4) << 24) | (byteAt(word * 4 + 1) << 16) | (byteAt(word * 4 + 2) << 8) | byteAt(word * 4 + 3),
  );
  return CryptoJs.lib.WordArray.create(words, bytes.length);
}

/**
 * Removes PKCS#7 padding, RFC 5652, section 6.3: each padding byte is the number of padding bytes. Throws if it is invalid, like the
 * ciphers of other libraries.
 */
function removePadding(bytes: Uint8Array, blockSize: number): Uint8Array {
  const count = bytes.at(-1) ?? 0;
  const padding = bytes.subarray(-count);
  const isPadded = count >= 1 && count <= blockSize && bytes.length % blockSize === 0 && padding.every((byte) => byte === count);
  if (!isPadded) throw new RangeError('The padding is wrong.');
  return bytes.subarray(0, bytes.length - count);
}
