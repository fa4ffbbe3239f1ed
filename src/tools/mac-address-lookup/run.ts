import type { DataContext } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { readOnce } from '#pure/bytes/read-once.ts';
import type { declaration } from './declare.ts';
import { findVendor } from './find-vendor.ts';
import { linesOf, lookUpLines } from './look-up.ts';
import { parseAddress } from './parse-address.ts';
import { decodeVendorAddresses, decodeVendorTable } from './vendor-table.ts';

type Addresses = Given<typeof declaration, 'lookUp'>;
type Data = Pick<DataContext, 'loadData'>;

const vendorTable = readOnce(decodeVendorTable);
const vendorAddresses = readOnce(decodeVendorAddresses);

export const lookUp = async ({ addresses }: Addresses, { loadData }: Data) =>
  lookUpLines(addresses, vendorTable(await loadData('mac-vendors')));

/**
 * The postal address of the vendor of a single address, with its registry lines separated by commas. `null` without a named vendor, or for
 * several addresses.
 */
export async function locate({ addresses }: Addresses, { loadData }: Data) {
  const [line = '', ...others] = linesOf(addresses);
  const digits = parseAddress(line);
  if (!digits.ok || others.length > 0) return ok(null);
  const vendor = findVendor(digits.value, vendorTable(await loadData('mac-vendors')));
  if (vendor.status !== 'named') return ok(null);
  const lines = vendorAddresses(await loadData('mac-vendor-addresses'))[vendor.record] ?? '';
  return ok(lines.replaceAll('\t', ', '));
}

export const run = { lookUp, locate } satisfies Runs<typeof declaration>;
