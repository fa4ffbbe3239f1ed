import { createCipheriv } from 'node:crypto';

/** Returns a generator of pseudorandom bytes, which are the same for the same seed. */
export function bytesFromSeed(seed: number): (count: number) => Uint8Array<ArrayBuffer> {
  const key = new Uint8Array(16);
  new DataView(key.buffer).setInt32(0, seed);
  const stream = createCipheriv('aes-128-ctr', key, new Uint8Array(16));
  return (count) => Uint8Array.from(stream.update(new Uint8Array(count)));
}
