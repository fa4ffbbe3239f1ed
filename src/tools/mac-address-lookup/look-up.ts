import { ok, type Result } from '#core/result.ts';
import { groupDigits } from '#pure/network/mac-digits.ts';
import { type AddressKind, addressKind } from './address-kind.ts';
import { findVendor, type Vendor } from './find-vendor.ts';
import { type KnownUse, knownUse } from './known-use.ts';
import { type Notations, notationsOf } from './notations.ts';
import { type AddressError, isComplete, parseAddress } from './parse-address.ts';
import type { VendorTable } from './vendor-table.ts';

/** The facts about an address or a prefix. */
interface KnownAddress {
  readonly vendor: Vendor;
  readonly kind: AddressKind;
}

export interface SingleAddress extends KnownAddress {
  readonly use?: KnownUse;
  /** Only for a complete address. */
  readonly notations?: Notations;
}

/** One of several lines: its address with colons, or only the typed text if it is not an address. */
export type ListedAddress = { readonly address: string } & Partial<KnownAddress>;

/** One line gets all details. Several lines are listed in their order. */
export type Lookup =
  | { readonly single: SingleAddress; readonly list?: undefined }
  | { readonly list: readonly ListedAddress[]; readonly single?: undefined };

const describe = (digits: string, table: VendorTable): KnownAddress => ({ vendor: findVendor(digits, table), kind: addressKind(digits) });

/** The lines of a text, trimmed, without empty lines. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Finds the vendors of addresses, one per line. `null` for an empty text. A single invalid line is an error; among several lines, it is
 * listed.
 */
export function lookUpLines(text: string, table: VendorTable): Result<Lookup | null, AddressError> {
  const lines = linesOf(text);
  const [line, ...others] = lines;
  if (line === undefined) return ok(null);
  if (others.length > 0) return ok({ list: lines.map((each) => listLine(each, table)) });
  const looked = lookUpLine(line, table);
  if (looked.ok || looked.error.at === undefined) return looked;
  return { ok: false, error: { ...looked.error, at: text.indexOf(line) + looked.error.at } };
}

function lookUpLine(line: string, table: VendorTable): Result<Lookup, AddressError> {
  const digits = parseAddress(line);
  if (!digits.ok) return digits;
  const use = knownUse(digits.value);
  return ok({
    single: {
      ...describe(digits.value, table),
      ...(use && { use }),
      ...(isComplete(digits.value) && { notations: notationsOf(digits.value) }),
    },
  });
}

function listLine(line: string, table: VendorTable): ListedAddress {
  const digits = parseAddress(line);
  return digits.ok ? { address: groupDigits(digits.value, 2, ':'), ...describe(digits.value, table) } : { address: line };
}
