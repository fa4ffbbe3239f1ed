import { type Cipheriv, createCipheriv } from 'node:crypto';
import { expect, inject } from 'vitest';

function newStream(): Cipheriv {
  const key = new Uint8Array(16);
  new DataView(key.buffer).setInt32(0, inject('lawSeed'));
  return createCipheriv('aes-128-ctr', key, new Uint8Array(16));
}

/** Returns a source of bytes that are as good as random ones. They follow from the seed of the properties, and begin anew with each test: its bytes do not depend on which tests ran before it. */
export function repeatableBytes(): (count: number) => Uint8Array<ArrayBuffer> {
  let stream = newStream();
  let test: string | undefined;
  return (count) => {
    const { currentTestName } = expect.getState();
    if (currentTestName !== test) {
      stream = newStream();
      test = currentTestName;
    }
    return Uint8Array.from(stream.update(new Uint8Array(count)));
  };
}
