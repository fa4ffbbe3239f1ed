import { type ComposeMap, type ComposeValue, numberOr, pairsOf, quoted, someOf, unique } from './compose-value.ts';
import { GivenFlags } from './given-flags.ts';
import type { Note, RunCommand } from './read-run.ts';
import { runFlags } from './run-flags.ts';
import { serviceKeys } from './service-keys.ts';
import { serviceNetworks } from './service-networks.ts';
import { blkioOf, deployOf, healthcheckOf, loggingOf, ulimitsOf } from './service-resources.ts';
import { type NamedVolume, serviceVolumes } from './service-volumes.ts';

export interface ComposeService {
  readonly name: string;
  readonly service: ComposeMap;
  readonly externalNetworks: readonly string[];
  readonly namedVolumes: ReadonlyMap<string, NamedVolume>;
  readonly notes: readonly Note[];
}

/** Creates the service for the container of a `docker run`. */
export function composeService({ flags: given, image, command, notes }: RunCommand): ComposeService {
  const flags = new GivenFlags(given);
  const network = serviceNetworks(flags);
  const { volumes, named, ignored } = serviceVolumes(flags);
  const entrypoint = flags.last('entrypoint');
  const stopTimeout = flags.last('stop-timeout');
  const containerName = flags.last('name');
  const members: Readonly<Record<string, ComposeValue | undefined>> = {
    ...simpleMembers(flags),
    image,
    container_name: containerName,
    entrypoint: entrypoint === '' ? [] : entrypoint && [entrypoint],
    command: someOf(command),
    volumes: someOf(volumes),
    volumes_from: someOf(unique(flags.all('volumes-from')).map((container) => `container:${container}`)),
    networks: network.networks,
    network_mode: network.mode,
    ulimits: ulimitsOf(flags),
    blkio_config: blkioOf(flags),
    deploy: deployOf(flags),
    healthcheck: healthcheckOf(flags),
    logging: loggingOf(flags),
    stop_grace_period: stopTimeout === undefined ? undefined : `${stopTimeout}s`,
  };
  const service = new Map<string, ComposeValue>();
  for (const key of serviceKeys) {
    const value = members[key];
    if (value !== undefined) service.set(key, value);
  }
  const leftOut = [...network.ignored.map((part) => `--network ${part}`), ...ignored.map((part) => `--mount ${part}`)];
  return {
    name: serviceName(containerName ?? nameOfImage(image)),
    service,
    externalNetworks: network.external,
    namedVolumes: named,
    notes: [...notes, ...leftOut.map((about): Note => ({ about, code: 'noEquivalent' }))],
  };
}

/** The members for flags that have a key of their own. */
function simpleMembers(flags: GivenFlags): Readonly<Record<string, ComposeValue | undefined>> {
  const members: Record<string, ComposeValue | undefined> = {};
  for (const [name, rule] of runFlags) {
    const last = flags.last(name);
    if (last === undefined) continue;
    if (rule.kind === 'text') members[rule.key] = last;
    if (rule.kind === 'number') members[rule.key] = numberOr(last);
    if (rule.kind === 'switch') members[rule.key] = true;
    if (rule.kind === 'list') members[rule.key] = flags.all(name);
    if (rule.kind === 'uniqueList') members[rule.key] = unique(flags.all(name));
    if (rule.kind === 'quotedUniqueList') members[rule.key] = unique(flags.all(name)).map(quoted);
    if (rule.kind === 'settings') members[rule.key] = unique(flags.all(name).toReversed()).toReversed();
    if (rule.kind === 'map') members[rule.key] = pairsOf(flags.all(name));
  }
  return members;
}

/** The last part of `registry:5000/team/image:tag@sha256:…`, without tag and digest. */
const nameOfImage = (image: string): string =>
  image
    .replace(/@.*/, '')
    .replace(/^[^]*\//, '')
    .replace(/:.*/, '');

const serviceName = (name: string): string => name.replaceAll(/[^\w.-]/g, '-') || 'service';
