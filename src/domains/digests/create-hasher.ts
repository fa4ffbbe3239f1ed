import {
  createAdler32,
  createBLAKE2b,
  createBLAKE2s,
  createBLAKE3,
  createCRC32,
  createKeccak,
  createMD5,
  createRIPEMD160,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  createSM3,
  createWhirlpool,
  createXXHash64,
  createXXHash128,
  type IHasher,
} from 'hash-wasm';

/** The Castagnoli polynomial with its bits reversed: RFC 3720, section 12.1. */
const CASTAGNOLI = 0x82f63b78;

/** Creates a hasher for each function. Digests and checksums are big-endian bytes. */
export const createHasher = {
  MD5: () => createMD5(),
  'SHA-1': () => createSHA1(),
  'SHA-224': () => createSHA224(),
  'SHA-256': () => createSHA256(),
  'SHA-384': () => createSHA384(),
  'SHA-512': () => createSHA512(),
  'SHA3-224': () => createSHA3(224),
  'SHA3-256': () => createSHA3(256),
  'SHA3-384': () => createSHA3(384),
  'SHA3-512': () => createSHA3(512),
  'Keccak-256': () => createKeccak(256),
  'Keccak-512': () => createKeccak(512),
  'RIPEMD-160': () => createRIPEMD160(),
  'BLAKE2b-512': () => createBLAKE2b(512),
  'BLAKE2s-256': () => createBLAKE2s(256),
  BLAKE3: () => createBLAKE3(256),
  SM3: () => createSM3(),
  Whirlpool: () => createWhirlpool(),
  'CRC-32': () => createCRC32(),
  'CRC-32C': () => createCRC32(CASTAGNOLI),
  'Adler-32': () => createAdler32(),
  XXH64: () => createXXHash64(),
  'XXH3-128': () => createXXHash128(),
} as const satisfies Readonly<Record<string, () => Promise<IHasher>>>;

export type HasherName = keyof typeof createHasher;
