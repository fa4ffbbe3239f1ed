import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { declaration } from './declare.ts';
import { noticesOfSize } from './insecure-size.ts';

/** The operations that run on the main thread. */
export const main = {
  warn: ({ keySize }: Given<typeof declaration, 'warn'>) => ok({ notices: noticesOfSize(Number(keySize)) }),
};
