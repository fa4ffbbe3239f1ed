import { inject } from 'vitest';
import { bytesFromSeed } from './bytes-from-seed.ts';

/** Draws bytes that are as good as random ones, and the same in every run of a test file: they follow from the seed of the properties. */
export const repeatableBytes = (): ((count: number) => Uint8Array<ArrayBuffer>) => bytesFromSeed(inject('propertySeed'));
