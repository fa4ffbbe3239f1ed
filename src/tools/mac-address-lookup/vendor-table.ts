import { varintReader } from '#pure/bytes/varint.ts';

/** The numbers of digits in the prefixes that the IEEE assigns, in the order of the data: MA-L, MA-M, and MA-S. */
export const PREFIX_DIGITS = [6, 7, 9] as const;

export interface RegistryEntry {
  /** The registered digits. */
  readonly prefix: string;
  /** The number of the record, which is also the index of its postal address. */
  readonly record: number;
  readonly name: string;
}

interface PrefixList {
  readonly digits: number;
  /** In ascending order. */
  readonly prefixes: Float64Array;
  /** The index of the record for the first prefix. */
  readonly start: number;
}

/** The three registries of the IEEE. */
export interface VendorTable {
  /** Finds the entry with the longest prefix of the digits, which must be in upper case. */
  readonly find: (digits: string) => RegistryEntry | undefined;
}

/** Decodes the data that scripts/data/ieee/encode-vendors.ts writes. The format is described there. */
export function decodeVendorTable(bytes: Uint8Array): VendorTable {
  const reader = varintReader(bytes);
  const lists: PrefixList[] = [];
  let total = 0;
  for (const digits of PREFIX_DIGITS) {
    const prefixes = new Float64Array(reader.next());
    let prefix = 0;
    for (let index = 0; index < prefixes.length; index++) prefixes[index] = prefix += reader.next();
    lists.unshift({ digits, prefixes, start: total }); // the longest prefixes are searched first
    total += prefixes.length;
  }
  const planes = reader.offset();
  const names = new TextDecoder().decode(bytes.subarray(planes + 2 * total)).split('\n');
  const recordAt = (place: number): number => (bytes[planes + place] ?? 0) + (bytes[planes + total + place] ?? 0) * 256;

  return {
    find(digits) {
      for (const list of lists) {
        const place = digits.length < list.digits ? -1 : indexOf(list.prefixes, Number.parseInt(digits.slice(0, list.digits), 16));
        if (place < 0) continue;
        const record = recordAt(list.start + place);
        return { prefix: digits.slice(0, list.digits), record, name: names[record] ?? '' };
      }
      return undefined;
    },
  };
}

/** The index of a number in an ascending list, or -1. */
function indexOf(ascending: Float64Array, sought: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ascending[middle] ?? 0;
    if (found === sought) return middle;
    if (found < sought) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Decodes the postal addresses that scripts/data/ieee/encode-vendors.ts writes, one for each record in order. */
export const decodeVendorAddresses = (bytes: Uint8Array): readonly string[] => new TextDecoder().decode(bytes).split('\n');
