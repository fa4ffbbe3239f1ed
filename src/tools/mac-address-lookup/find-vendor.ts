import { groupDigits } from '#pure/network/mac-digits.ts';
import { isLocal, withoutGroupBit } from './address-kind.ts';
import { ADDRESS_DIGITS } from './parse-address.ts';
import type { VendorTable } from './vendor-table.ts';

/** A block of addresses that the IEEE has registered. */
export interface Block {
  /** With colons. A prefix with an odd number of digits ends in half an octet. */
  readonly prefix: string;
  readonly registry: 'MA-L' | 'MA-M' | 'MA-S';
  readonly first: string;
  readonly last: string;
}

/** The owner of an address: a vendor, an unlisted owner, nobody yet, nobody because the address is local, or unknown. */
export type Vendor =
  | { readonly status: 'named'; readonly name: string; readonly record: number; readonly block: Block }
  | { readonly status: 'private' | 'unassigned'; readonly block: Block }
  | { readonly status: 'local' | 'unknown' };

const registries: Readonly<Record<number, Block['registry']>> = { 6: 'MA-L', 7: 'MA-M', 9: 'MA-S' };

/** The registered owner of blocks that are divided into smaller ones. */
const REGISTRATION_AUTHORITY = 'IEEE Registration Authority';

const blockOf = (prefix: string): Block => ({
  prefix: groupDigits(prefix, 2, ':'),
  registry: registries[prefix.length] ?? 'MA-L',
  first: groupDigits(prefix.padEnd(ADDRESS_DIGITS, '0'), 2, ':'),
  last: groupDigits(prefix.padEnd(ADDRESS_DIGITS, 'F'), 2, ':'),
});

/**
 * Finds the owner of the smallest registered block that contains an address, or all addresses with a prefix. Accepts 6 to 12 digits in
 * upper case.
 */
export function findVendor(digits: string, table: VendorTable): Vendor {
  const entry = table.find(withoutGroupBit(digits));
  if (!entry) return { status: isLocal(digits) ? 'local' : 'unknown' };
  const block = blockOf(entry.prefix);
  if (/^private$/i.test(entry.name)) return { status: 'private', block };
  if (entry.name === REGISTRATION_AUTHORITY) return { status: 'unassigned', block };
  return { status: 'named', name: entry.name, record: entry.record, block };
}
