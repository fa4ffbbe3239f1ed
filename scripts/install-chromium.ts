// Finds the Chromium for the tests; where there is none and apt may be used, installs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

function run(command: string, ...parameters: readonly string[]): boolean {
  console.log(`${command} ${parameters.join(' ')} …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0;
}

function installChromium(): boolean {
  const mayUseApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!mayUseApt) return false;
  return (
    run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')
  );
}

const found = findChromium() ?? (installChromium() ? findChromium() : undefined);
if (found && existsSync(found)) {
  console.log(`Browser for the tests: ${found}`);
} else {
  console.error(
    [
      found ? `There is no file ${found}, which CHROMIUM_PATH names.` : 'The browser tests need Chromium, and none was found.',
      'Install it (Debian and Ubuntu: `sudo apt-get install chromium`), or say where it is: CHROMIUM_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
  process.exit(1);
}
