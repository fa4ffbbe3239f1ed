import { writeVarints } from '../../../src/pure/bytes/varint.ts';
import { PREFIX_DIGITS } from '../../../src/tools/mac-address-lookup/vendor-table.ts';
import type { RegisteredBlock, VendorRecord } from './read-registry.ts';

/** The largest number of records that an index of two bytes allows. */
const MAX_RECORDS = 65_536;

const keyOf = ({ name, address }: VendorRecord): string => [...address.toReversed(), name].join('\t');

/** All distinct records, ordered by country, city, street, and name. Similar records are next to each other, which improves compression. */
function recordsOf(blocks: readonly RegisteredBlock[]): ReadonlyMap<string, VendorRecord> {
  const records = new Map(blocks.map(({ record }) => [keyOf(record), record]));
  if (records.size > MAX_RECORDS) throw new Error(`There are ${records.size} vendor records: their index needs a third byte.`);
  for (const { name, address } of records.values()) {
    if ([name, ...address].some((line) => /[\t\n]/.test(line)))
      throw new Error(`The record of ${name} has a tab or a line break in a line.`);
  }
  return new Map([...records].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const concatenate = (parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts));

/**
 * Encodes the vendors for `decodeVendorTable` of the tool. For each length of prefix, the shortest first: the number of prefixes and their
 * differences in ascending order, as varints. Then, for all prefixes in this order, the index of the record (all low bytes, then all high
 * bytes). Then the names of the records, one per line.
 */
export function encodeVendorTable(blocks: readonly RegisteredBlock[]): Uint8Array {
  const records = recordsOf(blocks);
  const indexes = new Map([...records.keys()].map((key, index) => [key, index]));
  const numbers: number[] = [];
  const recordOfEach: number[] = [];
  for (const digits of PREFIX_DIGITS) {
    const ofLength = blocks.filter(({ prefix }) => prefix.length === digits).toSorted((one, other) => (one.prefix < other.prefix ? -1 : 1));
    numbers.push(ofLength.length);
    let before = 0;
    for (const { prefix, record } of ofLength) {
      const value = Number.parseInt(prefix, 16);
      numbers.push(value - before);
      recordOfEach.push(indexes.get(keyOf(record)) ?? 0);
      before = value;
    }
  }
  if (recordOfEach.length !== blocks.length) throw new Error('A prefix has another length than those of the three registries.');
  return concatenate([
    writeVarints(numbers),
    Uint8Array.from(recordOfEach, (index) => index % 256),
    Uint8Array.from(recordOfEach, (index) => Math.floor(index / 256)),
    new TextEncoder().encode([...records.values()].map(({ name }) => name).join('\n')),
  ]);
}

/** The addresses in the order of the records, one per line. The lines of an address are separated by tabs. */
export const encodeVendorAddresses = (blocks: readonly RegisteredBlock[]): Uint8Array =>
  new TextEncoder().encode([...recordsOf(blocks).values()].map(({ address }) => address.join('\t')).join('\n'));
