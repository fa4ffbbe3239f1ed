import type { Given } from '#core/declaration.ts';
import { mapResult } from '#core/result.ts';
import { parseEncodedBytes } from '#subjects/encoded-bytes/encoded-bytes.ts';
import type { declaration } from './declare.ts';

/** The number of bytes of a key. */
const measureKey = ({ key, keyEncoding }: Given<typeof declaration, 'measureKey'>) =>
  mapResult(parseEncodedBytes(key, keyEncoding, 'key'), ({ length }) => length);

/** The work that is done on the main thread; the hash functions are not loaded with it. */
export const main = { measureKey };
