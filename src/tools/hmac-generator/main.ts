import type { Given } from '#core/declaration.ts';
import { mapResult } from '#core/result.ts';
import type { declaration } from './declare.ts';
import { readKey } from './read-key.ts';

/** The length of a key in bytes. */
const measureKey = (given: Given<typeof declaration, 'measureKey'>) => mapResult(readKey(given), ({ length }) => length);

/** The operations for the main thread, which do not load the hash functions. */
export const main = { measureKey };
