import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import { noticesOfLength } from './byte-limit.ts';
import type { declaration } from './declare.ts';
import { parseBcryptHash } from './parse-bcrypt-hash.ts';

/** The operations on the main thread. They do not load bcrypt. */
export const main = {
  readHash: ({ hash }: Given<typeof declaration, 'readHash'>) => parseBcryptHash(hash),
  measureText: ({ text }: Given<typeof declaration, 'measureText'>) => ok({ notices: noticesOfLength(text) }),
  measureCompared: ({ compared }: Given<typeof declaration, 'measureCompared'>) => ok({ notices: noticesOfLength(compared) }),
};
