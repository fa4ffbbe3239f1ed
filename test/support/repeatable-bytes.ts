import { expect, inject } from 'vitest';
import { bytesFromSeed } from './bytes-from-seed.ts';

/**
 * Returns a source of pseudorandom bytes. They follow from the seed of the properties and start again with each test, so they do not depend
 * on which tests ran before.
 */
export function repeatableBytes(): (count: number) => Uint8Array<ArrayBuffer> {
  let next = bytesFromSeed(inject('propertySeed'));
  let test: string | undefined;
  return (count) => {
    const { currentTestName } = expect.getState();
    if (currentTestName !== test) {
      next = bytesFromSeed(inject('propertySeed'));
      test = currentTestName;
    }
    return next(count);
  };
}
