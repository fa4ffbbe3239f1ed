import type { Given } from '#core/declaration.ts';
import { mapResult } from '#core/result.ts';
import type { declaration } from './declare.ts';
import { readKey } from './read-key.ts';

/** The number of bytes of a key. */
const measureKey = (given: Given<typeof declaration, 'measureKey'>) => mapResult(readKey(given), ({ length }) => length);

/** The work that is done on the main thread; the hash functions are not loaded with it. */
export const main = { measureKey };
