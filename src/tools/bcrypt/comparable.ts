import { fail, ok, type Result } from '#core/result.ts';
import type { BcryptHash } from './parse-bcrypt-hash.ts';

/** A cost of 20 takes more than a minute, and each step doubles the time. */
const GREATEST_COST = 20;

/** Accepts a hash only if its cost is low enough for a comparison in the browser. */
export const comparable = (hash: BcryptHash): Result<BcryptHash, 'tooSlow'> =>
  hash.cost > GREATEST_COST ? fail('tooSlow', { field: 'hash', values: { cost: hash.cost } }) : ok(hash);
