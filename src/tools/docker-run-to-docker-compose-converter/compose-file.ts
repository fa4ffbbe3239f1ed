import { Document } from 'yaml';
import type { ComposeService } from './compose-service.ts';
import { type ComposeMap, type ComposeValue, mapOf, pairsOf } from './compose-value.ts';
import type { NamedVolume } from './service-volumes.ts';

/**
 * Writes the services as a Compose file, without a final line break. A repeated name gets `-2`, `-3`. Networks are external, and volumes
 * are named so that Compose uses the existing ones.
 */
export function writeComposeFile(services: readonly ComposeService[], indent: 2 | 4): string {
  const named = new Map<string, ComposeValue>();
  const networks = new Map<string, ComposeMap>();
  const volumes = new Map<string, NamedVolume>();
  const lastNumbers = new Map<string, number>();
  for (const { name, service, externalNetworks, namedVolumes } of services) {
    named.set(freeName(name, named, lastNumbers), service);
    for (const network of externalNetworks) networks.set(network, mapOf({ external: true, name: network }));
    for (const [volume, definition] of namedVolumes) volumes.set(volume, joined(volumes.get(volume), definition));
  }
  const file = mapOf({
    services: named,
    networks: networks.size > 0 ? networks : undefined,
    volumes: volumes.size > 0 ? new Map([...volumes].map(([name, volume]) => [name, mapOfVolume(name, volume)])) : undefined,
  });
  const document = new Document(file, { compat: 'yaml-1.1', aliasDuplicateObjects: false });
  return document.toString({ indent, lineWidth: 0 }).replace(/\n$/, '');
}

/** Merges two definitions of the same volume. */
const joined = (former: NamedVolume | undefined, { driver, driverOptions, labels }: NamedVolume): NamedVolume => ({
  driver: driver || (former?.driver ?? ''),
  driverOptions: [...(former?.driverOptions ?? []), ...driverOptions],
  labels: [...(former?.labels ?? []), ...labels],
});

const mapOfVolume = (name: string, { driver, driverOptions, labels }: NamedVolume): ComposeMap =>
  mapOf({ name, driver: driver || undefined, driver_opts: pairsOf(driverOptions), labels: pairsOf(labels) });

/** The name, or the name with the next free number. `lastNumbers` has the last number used for each name. */
function freeName(name: string, taken: ReadonlyMap<string, unknown>, lastNumbers: Map<string, number>): string {
  if (!taken.has(name)) return name;
  let number = (lastNumbers.get(name) ?? 1) + 1;
  while (taken.has(`${name}-${number}`)) number += 1;
  lastNumbers.set(name, number);
  return `${name}-${number}`;
}
