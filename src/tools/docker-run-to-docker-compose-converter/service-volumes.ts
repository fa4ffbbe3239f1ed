import { readCsvRecord } from '#pure/notation/csv/csv.ts';
import { type ComposeMap, type ComposeValue, mapOf, someMapOf, splitPair, unique } from './compose-value.ts';
import type { GivenFlags } from './given-flags.ts';

/** The properties with which Docker would create a volume. */
export interface NamedVolume {
  /** Empty for the default driver. */
  readonly driver: string;
  readonly driverOptions: readonly string[];
  readonly labels: readonly string[];
}

export interface ServiceVolumes {
  /** Items as typed, and mounts in the long form. */
  readonly volumes: readonly ComposeValue[];
  readonly named: ReadonlyMap<string, NamedVolume>;
  /** Parts of mounts that Compose does not support. */
  readonly ignored: readonly string[];
}

/** Whether a source is a volume name instead of a path (Docker: `[a-zA-Z0-9][a-zA-Z0-9_.-]+`). */
const isName = (source: string): boolean => /^[A-Za-z0-9][\w.-]+$/.test(source);

export function serviceVolumes(flags: GivenFlags): ServiceVolumes {
  const driver = flags.last('volume-driver') ?? '';
  const named = new Map<string, NamedVolume>();
  for (const volume of flags.all('volume')) {
    const [source] = splitPair(volume, ':');
    if (volume.includes(':') && isName(source)) named.set(source, { driver, driverOptions: [], labels: [] });
  }
  const mounts = flags.all('mount').map(readMount);
  for (const { isNamed, source, volume } of mounts) if (isNamed) named.set(source, { ...volume, driver: volume.driver || driver });
  return {
    volumes: [...unique(flags.all('volume')), ...uniqueMaps(mounts.map(({ entry }) => entry))],
    named,
    ignored: mounts.flatMap((mount) => mount.ignored),
  };
}

/** Removes duplicate mounts, even if they were written differently. */
const uniqueMaps = (maps: readonly ComposeMap[]): readonly ComposeMap[] => [...new Map(maps.map((map) => [keyOf(map), map])).values()];

const keyOf = (map: ComposeMap): string => JSON.stringify([...map], (_key, value: unknown) => (value instanceof Map ? [...value] : value));

interface Mount {
  readonly isNamed: boolean;
  readonly source: string;
  readonly volume: NamedVolume;
  readonly entry: ComposeMap;
  readonly ignored: readonly string[];
}

const mountParts: ReadonlySet<string> = new Set(
  `type source src target destination dst readonly ro consistency bind-propagation bind-create-src bind-nonrecursive bind-recursive volume-nocopy
  volume-subpath volume-driver image-subpath tmpfs-size tmpfs-mode`.split(/\s+/),
);
/** Parts that configure the volume itself. In a Compose file, only named volumes have them. */
const volumeParts: ReadonlySet<string> = new Set(['volume-opt', 'volume-label']);

/** Converts `--mount type=bind,source=/a,target=/b,readonly` to the long form of Compose. Docker reads the value as a CSV record. */
function readMount(text: string): Mount {
  const parts = readCsvRecord(text, ',').map((part) => splitPair(part));
  const given = new Map(parts);
  const first = (...names: readonly string[]): string | undefined =>
    names.map((name) => given.get(name)).find((value) => value !== undefined);
  const all = (wanted: string): readonly string[] => parts.filter(([name]) => name === wanted).map(([, value]) => value);
  const isOn = (...names: readonly string[]): true | undefined => {
    const value = first(...names);
    return value === undefined || /^(?:false|f|0)$/i.test(value) ? undefined : true;
  };
  const type = first('type') ?? 'volume';
  const source = first('source', 'src');
  const isNamed = type === 'volume' && isName(source ?? '');
  const entry = mapOf({
    type,
    source,
    target: first('target', 'destination', 'dst'),
    read_only: isOn('readonly', 'ro'),
    consistency: first('consistency'),
    bind: someMapOf({
      propagation: first('bind-propagation'),
      create_host_path: isOn('bind-create-src'),
      recursive: first('bind-recursive') ?? (isOn('bind-nonrecursive') && 'disabled'),
    }),
    volume: someMapOf({ nocopy: isOn('volume-nocopy'), subpath: first('volume-subpath') }),
    image: someMapOf({ subpath: first('image-subpath') }),
    tmpfs: someMapOf({ size: first('tmpfs-size'), mode: first('tmpfs-mode') }),
  });
  const ignored = [...given.keys()].filter((name) => !mountParts.has(name) && !(isNamed && volumeParts.has(name)));
  const volume = { driver: first('volume-driver') ?? '', driverOptions: all('volume-opt'), labels: all('volume-label') };
  return { isNamed, source: source ?? '', volume, entry, ignored };
}
