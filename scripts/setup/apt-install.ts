import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The installer's view of apt. Tests replace it. */
export interface AptSystem {
  readonly hasApt: boolean;
  readonly isRoot: boolean;
  readonly run: (parameters: readonly string[], minutes: number) => Pick<SpawnSyncReturns<Buffer>, 'status' | 'error'>;
}

/** How long apt waits for another program that is installing packages. */
const LOCK_SECONDS = 120;
/** How long each call of apt may take, for slow mirrors. */
const MINUTES = 10;

export const thisSystem: AptSystem = {
  hasApt: existsSync('/usr/bin/apt-get'),
  isRoot: process.getuid?.() === 0,
  run(parameters, minutes) {
    console.log(`apt-get ${parameters.join(' ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: minutes * 60_000 });
  },
};

/** Installs packages with apt. Returns `undefined` on success, or a message that says why it failed and what to do. */
export function aptInstall(packages: readonly string[], { hasApt, isRoot, run }: AptSystem = thisSystem): string | undefined {
  const byHand = `sudo apt-get install ${packages.join(' ')}`;
  if (!hasApt) return `apt-get was not found. Install the equivalent of these Debian packages: ${packages.join(', ')}`;
  if (!isRoot) return `Only root can install packages. Run: ${byHand}`;
  const wait = `-oDPkg::Lock::Timeout=${LOCK_SECONDS}`;
  const steps = [
    ['update', '-qq', wait],
    ['install', '-y', '-qq', '--no-install-recommends', wait, ...packages],
  ];
  for (const parameters of steps) {
    const { status, error } = run(parameters, MINUTES);
    if (error !== undefined && 'code' in error && error.code === 'ETIMEDOUT')
      return `apt-get ${parameters[0]} was stopped after ${MINUTES} minutes. The network or a mirror is slow. Later, run: ${byHand}`;
    if (status !== 0)
      return `apt-get ${parameters[0]} failed; see the message above. Check the network and that no other apt is running. Then run: ${byHand}`;
  }
  return undefined;
}
