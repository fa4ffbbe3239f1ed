// Finds the programs that the tests hold our formats against; where one is missing and apt may be used, installs it.
import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install.ts';

const packageOf = { openssl: 'openssl', 'ssh-keygen': 'openssh-client' } as const;

// Any answer will do: ssh-keygen knows no parameter that only says its version.
const isThere = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
const missing = () => Object.entries(packageOf).filter(([program]) => !isThere(program));

const packages = missing().map(([, name]) => name);
if (packages.length > 0) aptInstall(...packages);
const left = missing();
if (left.length > 0) {
  console.error(
    `The tests need ${left.map(([program]) => program).join(' and ')} (Debian and Ubuntu: \`sudo apt-get install ${left.map(([, name]) => name).join(' ')}\`).`,
  );
  process.exit(1);
}
