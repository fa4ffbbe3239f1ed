import { MAX, NIL, v1, v4, v6, v7 } from 'uuid';
import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { declaration } from './declare.ts';
import { isNameVersion, type NameVersion, type Version } from './version.ts';

type Entropy = Pick<Context, 'now' | 'randomBytes'>;
type Generate = (quantity: number, context: Entropy) => string[];

const UUID_BYTES = 16;
const TICKS_PER_MS = 10_000; // a tick is 100 ns

const generators: Readonly<Record<Exclude<Version, NameVersion>, Generate>> = {
  v4: (quantity, { randomBytes }) => randomBlocks(quantity, randomBytes).map((random) => v4({ random })),
  v7(quantity, { now, randomBytes }) {
    const msecs = now().getTime();
    // The counter starts at a random value in the lower half of its 32 bits (RFC 9562, section 6.2, method 1).
    const first = new DataView(randomBytes(4).buffer).getUint32(0) >>> 1;
    return randomBlocks(quantity, randomBytes).map((random, index) => v7({ msecs, seq: first + index, random }));
  },
  v1: (quantity, context) => successiveTicks(quantity, context).map((moment) => v1(moment)),
  v6: (quantity, context) => successiveTicks(quantity, context).map((moment) => v6(moment)),
  nil: (quantity) => Array.from({ length: quantity }, () => NIL),
  max: (quantity) => Array.from({ length: quantity }, () => MAX),
};

/**
 * Generates canonical UUIDs of a version. Within one call, versions 1, 6, and 7 are unique, and versions 6 and 7 are ascending. Returns
 * `null` for versions that are based on names.
 */
export const drawUuids = (
  { version, quantity }: Given<typeof declaration, 'generate'>,
  context: Entropy,
): Result<readonly string[] | null, never> => ok(isNameVersion(version) ? null : generators[version](quantity, context));

function randomBlocks(count: number, randomBytes: Entropy['randomBytes']): Uint8Array[] {
  const bytes = randomBytes(count * UUID_BYTES);
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * UUID_BYTES, (index + 1) * UUID_BYTES));
}

/** Consecutive clock ticks from the current time, with one random node and clock sequence (RFC 9562, sections 5.1 and 6.10). */
function successiveTicks(count: number, { now, randomBytes }: Entropy) {
  const start = now().getTime();
  const clockseq = new DataView(randomBytes(2).buffer).getUint16(0) & 0x3fff;
  const node = randomBytes(6);
  node[0] = (node[0] ?? 0) | 1; // the multicast bit, which addresses of network cards never have
  const random = new Uint8Array(UUID_BYTES); // the library requires it even if node and clock sequence are specified
  return Array.from({ length: count }, (_, index) => ({
    msecs: start + Math.floor(index / TICKS_PER_MS),
    nsecs: index % TICKS_PER_MS,
    clockseq,
    node,
    random,
  }));
}
