import { type ComposeMap, type ComposeValue, mapOf, someMapOf, splitPair, unique } from './compose-value.ts';
import type { GivenFlags } from './given-flags.ts';

export interface ServiceVolumes {
  /** Items as typed, and mounts in the long form. */
  readonly volumes: readonly ComposeValue[];
  /** The drivers of the volumes that have a name; empty for that of Docker. */
  readonly named: ReadonlyMap<string, string>;
  /** Parts of mounts that Compose does not have. */
  readonly ignored: readonly string[];
}

/** A name of a volume, and no path (Docker: `[a-zA-Z0-9][a-zA-Z0-9_.-]+`). */
const isName = (source: string): boolean => /^[A-Za-z0-9][\w.-]+$/.test(source);

export function serviceVolumes(flags: GivenFlags): ServiceVolumes {
  const driver = flags.last('volume-driver') ?? '';
  const named = new Map<string, string>();
  for (const volume of flags.all('volume')) {
    const [source] = splitPair(volume, ':');
    if (volume.includes(':') && isName(source)) named.set(source, driver);
  }
  const mounts = flags.all('mount').map(readMount);
  for (const mount of mounts) if (mount.type === 'volume' && isName(mount.source)) named.set(mount.source, mount.driver || driver);
  return {
    volumes: [...unique(flags.all('volume')), ...uniqueMaps(mounts.map(({ entry }) => entry))],
    named,
    ignored: mounts.flatMap((mount) => mount.ignored),
  };
}

/** Two mounts that are written otherwise may be the same. */
const uniqueMaps = (maps: readonly ComposeMap[]): readonly ComposeMap[] => [...new Map(maps.map((map) => [keyOf(map), map])).values()];

const keyOf = (map: ComposeMap): string => JSON.stringify([...map], (_key, value: unknown) => (value instanceof Map ? [...value] : value));

interface Mount {
  readonly type: string;
  readonly source: string;
  readonly driver: string;
  readonly entry: ComposeMap;
  readonly ignored: readonly string[];
}

const mountParts: ReadonlySet<string> = new Set(
  'type source src target destination dst readonly ro bind-propagation volume-nocopy volume-driver tmpfs-size tmpfs-mode'.split(' '),
);

/** `--mount type=bind,source=/a,target=/b,readonly` in the long form of Compose. */
function readMount(text: string): Mount {
  const given = new Map(text.split(',').map((part) => splitPair(part)));
  const first = (...names: readonly string[]): string | undefined =>
    names.map((name) => given.get(name)).find((value) => value !== undefined);
  const isOn = (...names: readonly string[]): true | undefined => {
    const value = first(...names);
    return value === undefined || /^(?:false|f|0)$/i.test(value) ? undefined : true;
  };
  const type = first('type') ?? 'volume';
  const source = first('source', 'src');
  const entry = mapOf({
    type,
    source,
    target: first('target', 'destination', 'dst'),
    read_only: isOn('readonly', 'ro'),
    bind: someMapOf({ propagation: first('bind-propagation') }),
    volume: someMapOf({ nocopy: isOn('volume-nocopy') }),
    tmpfs: someMapOf({ size: first('tmpfs-size'), mode: first('tmpfs-mode') }),
  });
  const ignored = [...given.keys()].filter((name) => !mountParts.has(name));
  return { type, source: source ?? '', driver: first('volume-driver') ?? '', entry, ignored };
}
