import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { registryData } from '../../../src/tools/mac-address-lookup/registry-data.ts';

/** A block of addresses in the registry of the IEEE. */
export interface RegisteredBlock {
  /** 6, 7, or 9 uppercase hexadecimal digits. */
  readonly prefix: string;
  /** The owner of the block. */
  readonly record: VendorRecord;
}

export interface VendorRecord {
  readonly name: string;
  /** The lines of the address. Empty if the owner asked not to be listed. */
  readonly address: readonly string[];
}

const require = createRequire(import.meta.url);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * All blocks of the registries MA-L, MA-M, and MA-S in the package oui-data. Throws if the version of the package differs from the one that
 * the page names.
 */
export function readRegistry(): readonly RegisteredBlock[] {
  // Reads the file instead of importing it, because the compiler would create a type with 50,000 members.
  const file = require.resolve('oui-data');
  const { version } = readJson(join(dirname(file), 'package.json')) as { version: string };
  if (version !== registryData.version) throw new Error(`oui-data is ${version}: write its version and date into registry-data.ts.`);
  return Object.entries(readJson(file) as Readonly<Record<string, string>>).map(([prefix, text]) => {
    const [name = '', ...address] = text.split('\n');
    return { prefix, record: { name, address } };
  });
}
