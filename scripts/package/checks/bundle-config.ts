import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is read of the configuration of a bundle, as the runtime specification of the OCI has it; all else is kept. */
interface BundleConfig {
  readonly process: Readonly<Record<string, unknown>> & { readonly env: readonly string[] };
  readonly root: Readonly<Record<string, unknown>>;
  readonly mounts: readonly { readonly destination: string }[];
  readonly linux: Readonly<Record<string, unknown>> & { readonly namespaces: readonly { readonly type: string }[] };
}

export interface Start {
  readonly variables: Readonly<Record<string, string>>;
  /** The path of a network namespace; else the network of this machine. */
  readonly network?: string;
  /** How much of the processors it may have: 0.1 is a tenth of one; else all that there is. */
  readonly cores?: number;
}

/** In microseconds: of each so much the processors are given out. */
const PERIOD = 100_000;

/** Nobody's user: of no image and no system. */
const USER = 4_242_424;

const NO_CAPABILITY = { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] };

/** Says to a bundle how it is to be started: nothing can be written, no capability, nobody's user, and nothing mounted but `/proc`. */
export function configureBundle(bundle: string, { variables, network, cores }: Start): void {
  const path = join(bundle, 'config.json');
  const unpacked = join(bundle, 'unpacked.json'); // as the image has it: what a start before was told is not told again
  if (!existsSync(unpacked)) copyFileSync(path, unpacked);
  const config = JSON.parse(readFileSync(unpacked, 'utf8')) as BundleConfig; // umoci wrote it
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
