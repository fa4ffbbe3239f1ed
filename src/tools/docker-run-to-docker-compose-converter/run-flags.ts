/** The reason why a flag is missing in the file. */
export type NoteCode = 'detach' | 'remove' | 'publishAll' | 'noEquivalent' | 'unknown' | 'substitution' | 'skipped' | 'client';

/**
 * The form of a flag under a key of the service: text, a number, `true`, a list item, or a map member. In the Compose schema, only `list`
 * may contain duplicates. Of equal `settings`, which override earlier ones, the last one remains.
 */
type KeyKind = 'text' | 'number' | 'list' | 'uniqueList' | 'quotedUniqueList' | 'settings' | 'map' | 'switch';

export type FlagRule =
  | { readonly kind: KeyKind; readonly key: string }
  | { readonly kind: 'note'; readonly note: NoteCode; readonly isSwitch: boolean }
  /** Several flags that together form one key. */
  | { readonly kind: 'joint' }
  | { readonly kind: 'jointSwitch' };

const keysFor = (kind: KeyKind, flags: Readonly<Record<string, string>>) =>
  Object.entries(flags).map(([flag, key]) => [flag, { kind, key }] as const);
/** Maps flags to keys that only replace `-` with `_`. */
const sameName = (...flags: readonly string[]) => Object.fromEntries(flags.map((flag) => [flag, flag.replaceAll('-', '_')]));
const each = (rule: FlagRule, ...flags: readonly string[]) => flags.map((flag) => [flag, rule] as const);
const noted = (note: NoteCode, isSwitch: boolean): FlagRule => ({ kind: 'note', note, isSwitch });

/** The flags of `docker run` by long name (Docker 29, `docker run --help` and its hidden flags). */
export const runFlags: ReadonlyMap<string, FlagRule> = new Map<string, FlagRule>([
  ...keysFor('text', {
    ...sameName('platform', 'hostname', 'domainname', 'user', 'restart', 'isolation', 'runtime', 'shm-size', 'cgroup-parent'),
    ...sameName('mac-address', 'ipc', 'pid', 'uts', 'stop-signal'),
    workdir: 'working_dir',
    pull: 'pull_policy',
    userns: 'userns_mode',
    cgroupns: 'cgroup',
    memory: 'mem_limit',
    'memory-reservation': 'mem_reservation',
    'memory-swap': 'memswap_limit',
    'cpuset-cpus': 'cpuset',
  }),
  ...keysFor('number', {
    ...sameName('oom-score-adj', 'pids-limit', 'cpus', 'cpu-shares', 'cpu-period', 'cpu-quota', 'cpu-rt-period', 'cpu-rt-runtime'),
    ...sameName('cpu-count', 'cpu-percent'),
    'memory-swappiness': 'mem_swappiness',
  }),
  ...keysFor('switch', {
    ...sameName('init', 'privileged', 'read-only', 'oom-kill-disable', 'use-api-socket'),
    interactive: 'stdin_open',
    tty: 'tty',
  }),
  ...keysFor('list', { 'label-file': 'label_file', 'env-file': 'env_file', device: 'devices' }),
  ...keysFor('uniqueList', {
    ...sameName('tmpfs', 'cap-add', 'cap-drop', 'security-opt', 'group-add', 'dns', 'dns-search'),
    'device-cgroup-rule': 'device_cgroup_rules',
    link: 'links',
    'dns-option': 'dns_opt',
    'add-host': 'extra_hosts',
  }),
  ...keysFor('settings', { env: 'environment', label: 'labels', annotation: 'annotations', sysctl: 'sysctls' }),
  ...keysFor('quotedUniqueList', { publish: 'ports', expose: 'expose' }),
  ...keysFor('map', { 'storage-opt': 'storage_opt' }),
  ...each({ kind: 'joint' }, 'name', 'entrypoint', 'stop-timeout', 'volumes-from', 'ulimit', 'log-driver', 'log-opt', 'gpus'),
  ...each({ kind: 'joint' }, 'health-cmd', 'health-interval', 'health-timeout', 'health-retries', 'health-start-period'),
  ...each({ kind: 'joint' }, 'health-start-interval', 'blkio-weight', 'blkio-weight-device', 'device-read-bps', 'device-read-iops'),
  ...each({ kind: 'joint' }, 'device-write-bps', 'device-write-iops', 'network', 'network-alias', 'ip', 'ip6', 'link-local-ip'),
  ...each({ kind: 'joint' }, 'volume', 'volume-driver', 'mount'),
  ...each({ kind: 'jointSwitch' }, 'no-healthcheck'),
  ...each(noted('detach', true), 'detach'),
  ...each(noted('remove', true), 'rm'),
  ...each(noted('publishAll', true), 'publish-all'),
  ...each(noted('noEquivalent', true), 'sig-proxy', 'quiet', 'disable-content-trust'),
  ...each(
    noted('noEquivalent', false),
    'attach',
    'detach-keys',
    'cidfile',
    'cpuset-mems',
    'kernel-memory',
    'io-maxbandwidth',
    'io-maxiops',
  ),
]);

/** Aliases of long flags. */
const otherNames: Readonly<Record<string, string>> = { net: 'network', 'net-alias': 'network-alias', 'dns-opt': 'dns-option' };

export const shortFlags: ReadonlyMap<string, string> = new Map([
  ['a', 'attach'],
  ['c', 'cpu-shares'],
  ['d', 'detach'],
  ['e', 'env'],
  ['h', 'hostname'],
  ['i', 'interactive'],
  ['l', 'label'],
  ['m', 'memory'],
  ['p', 'publish'],
  ['P', 'publish-all'],
  ['q', 'quiet'],
  ['t', 'tty'],
  ['u', 'user'],
  ['v', 'volume'],
  ['w', 'workdir'],
]);

export const longNameOf = (name: string): string => (Object.hasOwn(otherNames, name) ? (otherNames[name] ?? name) : name);

/** Whether a flag needs no value. */
export const isSwitch = (rule: FlagRule): boolean =>
  rule.kind === 'switch' || rule.kind === 'jointSwitch' || (rule.kind === 'note' && rule.isSwitch);
