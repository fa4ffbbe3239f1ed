import { createCipheriv } from 'node:crypto';
import { inject } from 'vitest';

/** Draws bytes that are as good as random ones, and the same in every run of a test file: they follow from the seed of the laws. */
export function repeatableBytes(): (count: number) => Uint8Array<ArrayBuffer> {
  const key = new Uint8Array(16);
  new DataView(key.buffer).setInt32(0, inject('propertySeed'));
  const stream = createCipheriv('aes-128-ctr', key, new Uint8Array(16));
  return (count) => Uint8Array.from(stream.update(new Uint8Array(count)));
}
