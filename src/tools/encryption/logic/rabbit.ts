/** The constants A0 to A7: RFC 4503, section 2.5. */
const INCREMENTS = [0x4d34d34d, 0xd34d34d3, 0x34d34d34, 0x4d34d34d, 0xd34d34d3, 0x34d34d34, 0x4d34d34d, 0xd34d34d3];
const BLOCK_BYTES = 16;

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** The upper half of the first word and the lower half of the second. */
const join = (upper: number, lower: number): number => (upper & 0xffff0000) | (lower & 0xffff);

/** Squares a word and XORs both halves of the 64-bit result: the function g of RFC 4503, section 2.6. */
function squared(word: number): number {
  const low = word & 0xffff;
  const high = word >>> 16;
  return (((((low * low) >>> 17) + low * high) >>> 15) + high * high) ^ Math.imul(word, word);
}

const wordOf = (words: Int32Array | Uint32Array, index: number): number => words[index & 7] ?? 0;

/**
 * Creates the key stream of Rabbit (RFC 4503) for one message. The function XORs the next part of the message in place; all parts except
 * the last must be multiples of 16 bytes. The bytes of the key (16) and the IV (8) are in the order of eSTREAM and crypto-js, the reverse of
 * the order in the RFC.
 */
export function createRabbit(key: Uint8Array, iv: Uint8Array): (part: Uint8Array) => void {
  const state = new Int32Array(8);
  const counters = new Uint32Array(8);
  const g = new Int32Array(8);
  let carry = 0;

  const step = (): void => {
    for (let index = 0; index < 8; index++) {
      const sum = wordOf(counters, index) + (INCREMENTS[index] ?? 0) + carry;
      counters[index] = sum;
      carry = sum > 0xffffffff ? 1 : 0;
    }
    for (let index = 0; index < 8; index++) g[index] = squared(wordOf(state, index) + wordOf(counters, index));
    for (let index = 0; index < 8; index++) {
      const [previous, beforeIt] = [wordOf(g, index + 7), wordOf(g, index + 6)];
      const mixed = index % 2 === 0 ? rotate(previous, 16) + rotate(beforeIt, 16) : rotate(previous, 8) + beforeIt;
      state[index] = (wordOf(g, index) + mixed) | 0;
    }
  };
  const steps = (count: number): void => {
    for (let done = 0; done < count; done++) step();
  };

  const keyView = new DataView(key.buffer, key.byteOffset, key.byteLength);
  const keyWord = (index: number): number => keyView.getUint32((index & 3) * 4, true);
  for (let index = 0; index < 8; index++) {
    const word = index >> 1;
    state[index] = index % 2 === 0 ? keyWord(word) : (keyWord(word + 3) << 16) | (keyWord(word + 2) >>> 16);
    counters[index] = index % 2 === 0 ? rotate(keyWord(word + 2), 16) : join(keyWord(word), keyWord(word + 1));
  }
  steps(4);
  for (let index = 0; index < 8; index++) counters[index] = wordOf(counters, index) ^ wordOf(state, index + 4);

  const ivView = new DataView(iv.buffer, iv.byteOffset, iv.byteLength);
  const [low, high] = [ivView.getUint32(0, true), ivView.getUint32(4, true)];
  const parts = [low, join(high, low >>> 16), high, (high << 16) | (low & 0xffff)];
  for (let index = 0; index < 8; index++) counters[index] = wordOf(counters, index) ^ (parts[index & 3] ?? 0);
  steps(4);

  const stream = new DataView(new ArrayBuffer(BLOCK_BYTES));
  return (part) => {
    for (let start = 0; start < part.length; start += BLOCK_BYTES) {
      step();
      for (let word = 0; word < 8; word += 2) {
        const output = wordOf(state, word) ^ (wordOf(state, word + 5) >>> 16) ^ (wordOf(state, word + 3) << 16);
        stream.setUint32(word * 2, output, true);
      }
      const end = Math.min(part.length, start + BLOCK_BYTES);
      for (let index = start; index < end; index++) part[index] = (part[index] ?? 0) ^ stream.getUint8(index - start);
    }
  };
}
