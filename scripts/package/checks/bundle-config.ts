import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a bundle's configuration (OCI runtime specification) that are read here. The other parts are kept unchanged. */
interface BundleConfig {
  readonly process: Readonly<Record<string, unknown>> & { readonly env: readonly string[] };
  readonly root: Readonly<Record<string, unknown>>;
  readonly mounts: readonly { readonly destination: string }[];
  readonly linux: Readonly<Record<string, unknown>> & { readonly namespaces: readonly { readonly type: string }[] };
}

export interface Start {
  readonly variables: Readonly<Record<string, string>>;
  /** Path of a network namespace. The default is the network of this machine. */
  readonly network?: string;
  /** The number of cores that it may use, such as 0.1. The default is all of them. */
  readonly cores?: number;
}

/** The period of the CPU quota, in microseconds. */
const PERIOD = 100_000;

/** A user ID that is not in use in any image or system. */
const USER = 4_242_424;

const NO_CAPABILITY = { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] };

/** Configures how a bundle starts: a read-only root, no capabilities, an unknown user, and no mounts except `/proc`. */
export function configureBundle(bundle: string, { variables, network, cores }: Start): void {
  const path = join(bundle, 'config.json');
  const unpacked = join(bundle, 'unpacked.json'); // the original configuration, without changes by an earlier start
  if (!existsSync(unpacked)) copyFileSync(path, unpacked);
  const config = JSON.parse(readFileSync(unpacked, 'utf8')) as BundleConfig; // written by umoci
  const { resources: _limits, ...linux } = config.linux;
  const namespaces = config.linux.namespaces.filter(({ type }) => !['network', 'user', 'cgroup'].includes(type));
  const named = Object.keys(variables);
  const env = config.process.env.filter((each) => !named.includes(each.split('=', 1)[0] ?? ''));
  writeFileSync(
    path,
    JSON.stringify({
      ...config,
      process: {
        ...config.process,
        terminal: false,
        user: { uid: USER, gid: 0 },
        capabilities: NO_CAPABILITY,
        noNewPrivileges: true,
        env: [...env, ...Object.entries(variables).map(([name, value]) => `${name}=${value}`)],
      },
      root: { ...config.root, readonly: true },
      mounts: config.mounts.filter(({ destination }) => destination === '/proc'),
      linux: {
        ...linux,
        namespaces: [...namespaces, ...(network === undefined ? [] : [{ type: 'network', path: network }])],
        ...(cores !== undefined && { resources: { cpu: { quota: cores * PERIOD, period: PERIOD } } }),
      },
    }),
  );
}
