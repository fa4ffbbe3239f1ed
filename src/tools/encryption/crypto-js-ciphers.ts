import CryptoJs from 'crypto-js/core.js';
import Rabbit from 'crypto-js/rabbit.js';
import Rc4 from 'crypto-js/rc4.js';
import TripleDes from 'crypto-js/tripledes.js';
import type { Cipher } from './cipher.ts';

/** Ciphers that no maintained library has: crypto-js is loaded for them alone, and never for anything else. */
export const cryptoJsCiphers = {
  /** Triple DES in CBC mode: a key of 24 bytes, an IV of 8, padding as of PKCS#7. */
  tripleDes: (key: Uint8Array, iv: Uint8Array): Cipher => ({
    encrypt: (plain) => toBytes(TripleDes.encrypt(toWords(plain), toWords(key), { iv: toWords(iv) }).ciphertext),
    // The library removes padding without looking at it.
    decrypt: (cipherText) =>
      removePadding(toBytes(TripleDes.decrypt({ ciphertext: toWords(cipherText) }, toWords(key), { iv: toWords(iv), padding: asItIs })), 8),
  }),

  /** Rabbit, RFC 4503, in the byte order of crypto-js: a key of 16 bytes, an IV of 8. */
  rabbit: (key: Uint8Array, iv: Uint8Array): Cipher => ({
    encrypt: (plain) => toBytes(Rabbit.encrypt(toWords(plain), toWords(key), { iv: toWords(iv) }).ciphertext),
    decrypt: (cipherText) => toBytes(Rabbit.decrypt({ ciphertext: toWords(cipherText) }, toWords(key), { iv: toWords(iv) })),
  }),

  /** RC4 with a key of 32 bytes; it has no IV. */
  rc4: (key: Uint8Array): Cipher => ({
    encrypt: (plain) => toBytes(Rc4.encrypt(toWords(plain), toWords(key), {}).ciphertext),
    decrypt: (cipherText) => toBytes(Rc4.decrypt({ ciphertext: toWords(cipherText) }, toWords(key), {})),
  }),
} as const;

const asItIs = { pad: () => undefined, unpad: () => undefined };

/** The words of the library are of 32 bits, big-endian. */
function toWords(bytes: Uint8Array) {
  const byteAt = (index: number): number => bytes[index] ?? 0;
  const words = Array.from(
    { length: Math.ceil(bytes.length / 4) },
    (_, word) => (byteAt(word * 4) << 24) | (byteAt(word * 4 + 1) << 16) | (byteAt(word * 4 + 2) << 8) | byteAt(word * 4 + 3),
  );
  return CryptoJs.lib.WordArray.create(words, bytes.length);
}

const toBytes = ({ words, sigBytes }: CryptoJs.WordArray): Uint8Array =>
  Uint8Array.from({ length: sigBytes }, (_, index) => (words[index >> 2] ?? 0) >>> (24 - (index % 4) * 8));

/** PKCS#7 padding, RFC 5652, section 6.3: as many bytes of that value. Throws like the ciphers of other libraries. */
function removePadding(bytes: Uint8Array, blockSize: number): Uint8Array {
  const count = bytes.at(-1) ?? 0;
  const padding = bytes.subarray(-count);
  const isPadded = count >= 1 && count <= blockSize && bytes.length % blockSize === 0 && padding.every((byte) => byte === count);
  if (!isPadded) throw new RangeError('The padding is wrong.');
  return bytes.subarray(0, bytes.length - count);
}
