import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What apt is called with, and what is known of it: tests bring their own. */
export interface AptSystem {
  readonly hasApt: boolean;
  readonly isRoot: boolean;
  readonly run: (parameters: readonly string[], minutes: number) => Pick<SpawnSyncReturns<Buffer>, 'status' | 'error'>;
}

/** So long it waits for another program that installs, and for slow mirrors. */
const LOCK_SECONDS = 120;
const MINUTES = 10;

const thisSystem: AptSystem = {
  hasApt: existsSync('/usr/bin/apt-get'),
  isRoot: process.getuid?.() === 0,
  run(parameters, minutes) {
    console.log(`apt-get ${parameters.join(' ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: minutes * 60_000 });
  },
};

/** Installs packages with apt. What kept it from that, and what to do; `undefined` when they are installed. */
export function aptInstall(packages: readonly string[], { hasApt, isRoot, run }: AptSystem = thisSystem): string | undefined {
  const byHand = `sudo apt-get install ${packages.join(' ')}`;
  if (!hasApt) return `There is no apt-get here. Install what Debian has as ${packages.join(' and ')} by the means of this system.`;
  if (!isRoot) return `Only root may install. Run it yourself: ${byHand}`;
  const wait = `-oDPkg::Lock::Timeout=${LOCK_SECONDS}`;
  const steps = [
    ['update', '-qq', wait],
    ['install', '-y', '-qq', '--no-install-recommends', wait, ...packages],
  ];
  for (const parameters of steps) {
    const { status, error } = run(parameters, MINUTES);
    if (error !== undefined && 'code' in error && error.code === 'ETIMEDOUT')
      return `apt-get ${parameters[0]} took more than ${MINUTES} minutes and was ended. The network or a mirror is slow; when it is back: ${byHand}`;
    if (status !== 0)
      return `apt-get ${parameters[0]} failed; its message stands above. It needs a network, and no other apt at work. Then: ${byHand}`;
  }
  return undefined;
}
