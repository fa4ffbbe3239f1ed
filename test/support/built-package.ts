import { spawnSync } from 'node:child_process';

interface Around {
  readonly cwd: string;
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Runs a program and returns its output. Throws if the program fails. */
export function mustRun(command: string, words: readonly string[], around: Around): string {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', ...around });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Builds the npm package into a folder. */
export const buildPackageInto = (dist: string): string =>
  mustRun(process.execPath, ['scripts/build-package.ts'], { cwd: '.', env: { ...process.env, PACKAGE_DIRECTORY: dist } });

const npm = (words: readonly string[], cwd: string): string => mustRun('npm', words, { cwd });

/** Packs the built package and installs it as from the npm registry, but without a network. */
export function installPackage(dist: string, consumer: string): void {
  const file = npm(['pack', dist, '--silent', '--pack-destination', consumer], consumer).trim();
  npm(['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--silent', `./${file}`], consumer);
}
