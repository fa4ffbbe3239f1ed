// Finds the programs that the tests hold our formats against; where one is missing and apt may be used, installs it.
import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install.ts';

const packageOf = { openssl: 'openssl', 'ssh-keygen': 'openssh-client' } as const;

// Any answer will do: ssh-keygen knows no parameter that only says its version.
const isThere = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
const missing = () => Object.entries(packageOf).filter(([program]) => !isThere(program));

const packages = missing().map(([, name]) => name);
const hindrance = packages.length > 0 ? aptInstall(packages) : undefined;
const left = missing().map(([program]) => program);
if (left.length > 0) {
  console.error(
    `The tests need ${left.join(' and ')}, which this system lacks.\n${hindrance ?? 'apt has installed it, but not on the path.'}`,
  );
  process.exit(1);
}
