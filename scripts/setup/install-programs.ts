// Finds the programs that the tests compare results with, or installs them with apt.
import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install.ts';

const packageOf = { openssl: 'openssl', 'ssh-keygen': 'openssh-client' } as const;

// Only checks whether the program starts, because ssh-keygen has no parameter that prints its version.
const isInstalled = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
const missing = () => Object.entries(packageOf).filter(([program]) => !isInstalled(program));

const packages = missing().map(([, name]) => name);
const problem = packages.length > 0 ? aptInstall(packages) : undefined;
const left = missing().map(([program]) => program);
if (left.length > 0) {
  console.error(
    `The tests need these programs, which are missing: ${left.join(', ')}\n${problem ?? 'apt installed them, but they are not on the PATH.'}`,
  );
  process.exit(1);
}
