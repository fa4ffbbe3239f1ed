/** The S-boxes of DES: FIPS 46-3, appendix 1. Each has four rows of sixteen hexadecimal digits. */
const BOXES = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];

/** The permutation P after the S-boxes, and the permuted choices PC-1 and PC-2 of the key, with bits counted from 1 at the left. */
const P = [16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25];
const PC1 = [
  [57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36],
  [63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4],
] as const;
const PC2 = [
  [14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2],
  [13, 24, 3, 9, 19, 27, 2, 12, 23, 17, 5, 20, 16, 21, 11, 28, 6, 25, 18, 14, 22, 8, 1, 4],
] as const;

/** How far the halves of the key are rotated for each round. */
const ROTATIONS = [1, 2, 4, 6, 8, 10, 12, 14, 15, 17, 19, 21, 23, 25, 27, 28];
const BLOCK_BYTES = 8;
const KEY_BYTES = 8;

/** The S-boxes with P applied: 64 words for each box, by its six input bits. */
const substitutions = Int32Array.from({ length: 512 }, (_, index) => {
  const [box, input] = [index >> 6, index & 63];
  const row = ((input >> 4) & 2) | (input & 1);
  const output = Number.parseInt(BOXES[box]?.charAt(row * 16 + ((input >> 1) & 15)) ?? '', 16) << (28 - box * 4);
  return P.reduce((word, bit, place) => word | (((output >>> (32 - bit)) & 1) << (31 - place)), 0);
});

/** Subkeys: eight values of six bits for each of the 16 rounds. */
type Schedule = Uint8Array;

function scheduleOf(key: Uint8Array): Schedule {
  const bitAt = (bit: number): number => ((key[(bit - 1) >> 3] ?? 0) >> (7 - ((bit - 1) & 7))) & 1;
  const halves = PC1.map((bits) => bits.map(bitAt));
  return Uint8Array.from({ length: 128 }, (_, index) => {
    const [round, box] = [index >> 3, index & 7];
    const half = box >> 2;
    const chosen = PC2[half === 0 ? 0 : 1].slice((box & 3) * 6, (box & 3) * 6 + 6);
    return chosen.reduce((bits, bit) => (bits << 1) | (halves[half]?.[(bit - 1 + (ROTATIONS[round] ?? 0)) % 28] ?? 0), 0);
  });
}

const reversed = (schedule: Schedule): Schedule => schedule.map((_, index) => schedule[(15 - (index >> 3)) * 8 + (index & 7)] ?? 0);

/** Exchanges bits between two halves of a block: those of `mask` in the second half, and those `shift` to the left in the first. */
function exchange(halves: Int32Array, first: 0 | 1, shift: number, mask: number): void {
  const second = 1 - first;
  const differing = (((halves[first] ?? 0) >>> shift) ^ (halves[second] ?? 0)) & mask;
  halves[second] = (halves[second] ?? 0) ^ differing;
  halves[first] = (halves[first] ?? 0) ^ (differing << shift);
}

/** The initial permutation as exchanges. Their reverse order is the final permutation. */
const PERMUTATION: readonly (readonly [first: 0 | 1, shift: number, mask: number])[] = [
  [0, 4, 0x0f0f0f0f],
  [0, 16, 0x0000ffff],
  [1, 2, 0x33333333],
  [1, 8, 0x00ff00ff],
  [0, 1, 0x55555555],
];
const INVERSE = PERMUTATION.toReversed();

/** Transforms one block in place with three schedules. The permutations between two ciphers of DES cancel each other. */
function transform(halves: Int32Array, schedules: readonly Schedule[]): void {
  for (const [first, shift, mask] of PERMUTATION) exchange(halves, first, shift, mask);
  let [left = 0, right = 0] = halves;
  for (const schedule of schedules) {
    for (let at = 0; at < 128; at += 8) {
      let mixed = left;
      for (let box = 0; box < 8; box++) {
        const shift = box * 4 + 5;
        const input = ((right << shift) | (right >>> (32 - shift))) ^ (schedule[at + box] ?? 0);
        mixed ^= substitutions[(box << 6) | (input & 63)] ?? 0;
      }
      left = right;
      right = mixed;
    }
    [left, right] = [right, left];
  }
  halves[0] = left;
  halves[1] = right;
  for (const [first, shift, mask] of INVERSE) exchange(halves, first, shift, mask);
}

/** Processes the next whole blocks of a message, and returns the result. */
type BlockProcess = (blocks: Uint8Array) => Uint8Array;

/**
 * Creates Triple DES (NIST SP 800-67, revision 2) in CBC mode without padding for one message: DES encrypts with the first key, decrypts
 * with the second, and encrypts with the third. The key has 24 bytes, the IV 8.
 */
export function createTripleDesCbc(direction: 'encrypt' | 'decrypt', key: Uint8Array, iv: Uint8Array): BlockProcess {
  const isDecryption = direction === 'decrypt';
  const scheduleAt = (index: number): Schedule => scheduleOf(key.subarray(index * KEY_BYTES, (index + 1) * KEY_BYTES));
  const schedules = isDecryption
    ? [reversed(scheduleAt(2)), scheduleAt(1), reversed(scheduleAt(0))]
    : [scheduleAt(0), reversed(scheduleAt(1)), scheduleAt(2)];
  const halves = new Int32Array(2);
  const previous = new Int32Array(2);
  const chain = (half: 0 | 1, word: number): number => word ^ (previous[half] ?? 0);
  for (const half of HALVES) previous[half] = viewOf(iv).getInt32(half * 4);

  return (blocks) => {
    const input = viewOf(blocks);
    const result = new Uint8Array(blocks.length);
    const output = viewOf(result);
    for (let at = 0; at < blocks.length; at += BLOCK_BYTES) {
      for (const half of HALVES) {
        const word = input.getInt32(at + half * 4);
        halves[half] = isDecryption ? word : chain(half, word);
      }
      transform(halves, schedules);
      for (const half of HALVES) {
        const word = halves[half] ?? 0;
        output.setInt32(at + half * 4, isDecryption ? chain(half, word) : word);
        previous[half] = isDecryption ? input.getInt32(at + half * 4) : word;
      }
    }
    return result;
  };
}

const HALVES = [0, 1] as const;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
