import type { RunContext } from '#core/context.ts';
import type { Cipher } from '../cipher.ts';
import { createRabbit } from './rabbit.ts';
import { createRc4 } from './rc4.ts';
import { createTripleDesCbc } from './triple-des.ts';

type Progress = RunContext['progress'];
type Bytes = Uint8Array;

/** A multiple of each cipher's block size. Processing a part takes some milliseconds. */
const PART_BYTES = 64 * 1024;
const DES_BLOCK_BYTES = 8;

/** Ciphers of crypto-js that no maintained library supports. */
export const legacyCiphers = {
  /** Triple DES in CBC mode: a key of 24 bytes, an IV of 8, and PKCS#7 padding. */
  tripleDes: (key: Bytes, iv: Bytes, progress: Progress): Cipher => ({
    encrypt: (plain) => inParts(pad(plain, DES_BLOCK_BYTES), createTripleDesCbc('encrypt', key, iv), progress),
    decrypt: (cipherText) => {
      if (cipherText.length % DES_BLOCK_BYTES !== 0) throw new RangeError('The last block is incomplete.');
      return removePadding(inParts(cipherText, createTripleDesCbc('decrypt', key, iv), progress), DES_BLOCK_BYTES);
    },
  }),

  /** Rabbit: a key of 16 bytes, an IV of 8. */
  rabbit: (key: Bytes, iv: Bytes, progress: Progress): Cipher => streamCipher(() => createRabbit(key, iv), progress),

  /** RC4 with a key of 32 bytes and without an IV. */
  rc4: (key: Bytes, _iv: Bytes, progress: Progress): Cipher => streamCipher(() => createRc4(key), progress),
} as const;

/** Encrypts and decrypts in the same way. */
function streamCipher(createStream: () => (part: Bytes) => void, progress: Progress): Cipher {
  const convert = (bytes: Bytes): Bytes => {
    const applyStream = createStream();
    const convertPart = (part: Bytes): Bytes => {
      const converted = part.slice();
      applyStream(converted);
      return converted;
    };
    return inParts(bytes, convertPart, progress);
  };
  return { encrypt: convert, decrypt: convert };
}

/** Processes the input in parts, in order to report progress. */
function inParts(bytes: Bytes, process: (part: Bytes) => Bytes, progress: Progress): Bytes {
  const result = new Uint8Array(bytes.length);
  for (let start = 0; start < bytes.length; start += PART_BYTES) {
    const part = bytes.subarray(start, start + PART_BYTES);
    result.set(process(part), start);
    progress((start + part.length) / bytes.length);
  }
  return result;
}

/** Adds PKCS#7 padding, RFC 5652, section 6.3: each padding byte is the number of padding bytes. */
function pad(bytes: Bytes, blockSize: number): Bytes {
  const count = blockSize - (bytes.length % blockSize);
  const padded = new Uint8Array(bytes.length + count).fill(count, bytes.length);
  padded.set(bytes);
  return padded;
}

/** Removes PKCS#7 padding. Throws if it is invalid, like the ciphers of other libraries. */
function removePadding(bytes: Bytes, blockSize: number): Bytes {
  const count = bytes.at(-1) ?? 0;
  const isPadded = count >= 1 && count <= blockSize && bytes.subarray(-count).every((byte) => byte === count);
  if (!isPadded) throw new RangeError('The padding is wrong.');
  return bytes.subarray(0, bytes.length - count);
}
