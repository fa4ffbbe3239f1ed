import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { configuration, builtAt } from '../../configuration.ts';
import { type Command, type Check, type CheckOutcome, runCommand } from '../../checks/check.ts';
import { packageVersion } from '../../build/package/package-version.ts';
import { listFiles } from '../list-files.ts';
import { removeReadOnly } from '../remove-read-only.ts';
import { limitFaults } from './limits.ts';

/** The files that differ between two folders, with the difference. The maps contain the bytes of each file by path. */
export function differences(one: ReadonlyMap<string, Uint8Array>, other: ReadonlyMap<string, Uint8Array>): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])].toSorted().flatMap((file) => {
    const [first, second] = [one.get(file), other.get(file)];
    if (first === undefined || second === undefined) return [`${file} is only in one of both.`];
    return Buffer.compare(first, second) === 0 ? [] : [`${file} differs.`];
  });
}

const readAll = (folder: string): ReadonlyMap<string, Uint8Array> =>
  new Map(listFiles(folder).map((file) => [file, readFileSync(join(folder, file))]));

/** Copies the files of the project to another folder, including those that are not committed yet. */
function copyProject(folder: string): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n');
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}

const MAKE: Command = ['node', 'scripts/package.ts', '--allow-changes'];

const failed = (output: string): CheckOutcome => ({ passed: 0, failed: 1, output });

/** Compares the release in `dist` with another one that is made from the same sources in `folder`. */
async function compareReleases(folder: string): Promise<CheckOutcome> {
  const here = await runCommand(MAKE);
  if (!here.isOk) return failed(here.output);
  copyProject(folder);
  const there = await runCommand(MAKE, { folder });
  if (!there.isOk) return failed(there.output);
  const { size } = statSync(join('dist', `it-tools-${packageVersion()}.tgz`));
  const [one = [], other = []] = ['dist', join(folder, 'dist')].map((each) => readFileSync(join(each, 'SHA256SUMS'), 'utf8').split('\n'));
  const differing = [...one.filter((line) => !other.includes(line)), ...other.filter((line) => !one.includes(line))];
  const exported = join(folder, 'exported');
  const exporting = await runCommand(['node', 'dist/bin/it-tools.js', 'export', exported]);
  if (!exporting.isOk) return failed(exporting.output);
  const version = packageVersion();
  const zip = unzipSync(readFileSync(join('dist', `it-tools-${version}-site.zip`)));
  const unpacked = new Map(Object.entries(zip).map(([file, bytes]) => [file.slice(`it-tools-${version}/`.length), bytes]));
  const faults = differences(unpacked, readAll(exported));
  const checks = [
    limitFaults({ package: size }),
    differing.map((line) => `Another folder gives another file: ${line}`),
    faults.map((each) => `Zip and export: ${each}`),
  ];
  const failing = checks.filter((found) => found.length > 0);
  return {
    passed: checks.length - failing.length,
    failed: failing.length,
    output: failing.flat().join('\n'),
    note: `${(size / 1e6).toFixed(1)} MB is the package`,
  };
}

/** Checks that a release in another folder has the same bytes, and that its zip matches the output of `export` for `/`. */
export const packageCheck: Check = {
  name: 'package',
  cores: 2,
  async run() {
    process.env['SOURCE_DATE_EPOCH'] ??= String(builtAt ?? 0);
    process.env['VITE_COMMIT_SHA'] ??= configuration.app.lastCommitSha; // the copy has no Git history
    const folder = mkdtempSync(join(tmpdir(), 'released-'));
    try {
      return await compareReleases(folder);
    } finally {
      removeReadOnly(join(folder, 'dist'));
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
