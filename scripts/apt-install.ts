import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function run(command: string, ...parameters: readonly string[]): boolean {
  console.log(`${command} ${parameters.join(' ')} …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0;
}

/** Installs packages where apt is there and may be used; whether it did. */
export function aptInstall(...packages: readonly string[]): boolean {
  const mayUseApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!mayUseApt) return false;
  return run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
}
