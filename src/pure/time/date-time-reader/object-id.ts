import type { ReadDate } from './reading.ts';

const SECOND_NS = 1_000_000_000n;
const MAX_SECONDS = 0xffff_ffffn;
/** The part that distinguishes ids of the same second. */
const REST = '0'.repeat(16);

const OBJECT_ID = /^(?:ObjectId\(\s*(?<quote>["'`]?)(?<inside>[\da-f]{24})\k<quote>\s*\)\s*;?|(?<bare>[\da-f]{24}))$/i;

/** Reads a BSON ObjectID, whose first four bytes are seconds since 1970. */
export const readObjectId: ReadDate = (text) => {
  const groups = OBJECT_ID.exec(text)?.groups;
  const digits = groups?.['inside'] ?? groups?.['bare'];
  return digits === undefined ? undefined : { kind: 'instant', nanoseconds: BigInt(`0x${digits.slice(0, 8)}`) * SECOND_NS };
};

/** The smallest ObjectID of a second; `undefined` if it does not fit into four bytes. */
export const writeObjectId = (epochSeconds: bigint): string | undefined =>
  epochSeconds < 0n || epochSeconds > MAX_SECONDS ? undefined : epochSeconds.toString(16).padStart(8, '0') + REST;
