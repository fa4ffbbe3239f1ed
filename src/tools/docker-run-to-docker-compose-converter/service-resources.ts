import {
  type ComposeMap,
  type ComposeValue,
  mapOf,
  numberOr,
  pairsOf,
  quoted,
  someMapOf,
  someOf,
  splitPair,
  unique,
} from './compose-value.ts';
import type { GivenFlags } from './given-flags.ts';

/** Converts `--gpus`: `all`, a number, or text such as `device=0,2`, for which Docker requires additional quotes. */
export function deployOf(flags: GivenFlags): ComposeMap | undefined {
  const gpus = flags.last('gpus')?.replaceAll('"', '');
  if (gpus === undefined) return undefined;
  const given = readGpus(gpus);
  const ids = given.get('device') ?? [];
  const [count] = given.get('count') ?? [];
  const device = mapOf({
    driver: given.get('driver')?.[0] ?? 'nvidia',
    count: count === undefined ? undefined : numberOr(count),
    device_ids: someOf(unique(ids).map(quoted)),
    capabilities: unique(given.get('capabilities') ?? ['gpu']),
  });
  return mapOf({ resources: mapOf({ reservations: mapOf({ devices: [device] }) }) });
}

/**
 * Reads the members of `device=0,2,driver=nvidia`. A part without a name belongs to the one before it, or is the count if it is the first.
 */
function readGpus(text: string): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, string[]>();
  let name = 'count';
  for (const part of text.split(',')) {
    const hasName = part.includes('=');
    if (hasName) [name] = splitPair(part);
    const value = hasName ? splitPair(part)[1] : part;
    const values = members.get(name);
    if (values) values.push(value);
    else members.set(name, [value]);
  }
  return members;
}

/** Reads settings such as `/dev/sda:200`: a device and, after the last colon, its value. */
function deviceSettings(
  settings: readonly string[],
  key: string,
  valueOf: (text: string) => ComposeValue = (text) => text,
): readonly ComposeMap[] | undefined {
  return someOf(
    settings.map((setting) => {
      const at = setting.lastIndexOf(':');
      return at === -1 ? mapOf({ path: setting }) : mapOf({ path: setting.slice(0, at), [key]: valueOf(setting.slice(at + 1)) });
    }),
  );
}

export function blkioOf(flags: GivenFlags): ComposeMap | undefined {
  const weight = flags.last('blkio-weight');
  return someMapOf({
    weight: weight === undefined ? undefined : numberOr(weight),
    weight_device: deviceSettings(flags.all('blkio-weight-device'), 'weight', numberOr),
    device_read_bps: deviceSettings(flags.all('device-read-bps'), 'rate'),
    device_read_iops: deviceSettings(flags.all('device-read-iops'), 'rate'),
    device_write_bps: deviceSettings(flags.all('device-write-bps'), 'rate'),
    device_write_iops: deviceSettings(flags.all('device-write-iops'), 'rate'),
  });
}

/** Reads limits: `nofile=1024:2048` has a soft and a hard limit, `nproc=64` one for both. */
export function ulimitsOf(flags: GivenFlags): ComposeMap | undefined {
  const limits = flags.all('ulimit').map((limit): readonly [string, ComposeValue] => {
    const [name, value] = splitPair(limit);
    const [soft, hard] = splitPair(value, ':');
    return [name, value.includes(':') ? mapOf({ soft: numberOr(soft), hard: numberOr(hard) }) : numberOr(value)];
  });
  return limits.length > 0 ? new Map(limits) : undefined;
}

export function healthcheckOf(flags: GivenFlags): ComposeMap | undefined {
  const retries = flags.last('health-retries');
  return someMapOf({
    test: flags.last('health-cmd'),
    interval: flags.last('health-interval'),
    timeout: flags.last('health-timeout'),
    retries: retries === undefined ? undefined : numberOr(retries),
    start_period: flags.last('health-start-period'),
    start_interval: flags.last('health-start-interval'),
    disable: flags.has('no-healthcheck') || undefined,
  });
}

export const loggingOf = (flags: GivenFlags): ComposeMap | undefined =>
  someMapOf({ driver: flags.last('log-driver'), options: pairsOf(flags.all('log-opt')) });
