import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const setup = resolve('scripts/setup.mjs');

/** A lock file with one package of this version. */
const lockOf = (version: string): string => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } });

/** Runs the setup in a project that has version 1.0.0 of a package installed, with an npm that always fails. */
function setUp({ locked }: { readonly locked: string }): { readonly isOk: boolean; readonly output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'set-up-'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(folder, 'programs'));
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ devDependencies: { node: process.version.slice(1) } }));
  writeFileSync(join(folder, 'package-lock.json'), lockOf(locked));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), lockOf('1.0.0'));
  writeFileSync(join(folder, 'programs/npm'), '#!/bin/sh\necho no network\nexit 1\n');
  chmodSync(join(folder, 'programs/npm'), 0o755);
  const env = { ...process.env, PATH: `${join(folder, 'programs')}:${process.env['PATH']}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [setup], { cwd: folder, encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  return { isOk: status === 0, output: stdout + stderr };
}

test('does not run npm when the locked packages are installed, so a second start needs no network', () => {
  const { isOk, output } = setUp({ locked: '1.0.0' });
  expect(isOk).toBe(true);
  expect(output).toMatch(/^Packages: up to date \(\d+\.\d s\)\n$/);
});

test('stops and explains what npm needs when npm fails', () => {
  const { isOk, output } = setUp({ locked: '2.0.0' });
  expect(isOk).toBe(false);
  expect(output).toContain('no network');
  expect(output).toContain('`npm ci` failed; see the message above.\nThe first time, it needs a network and the registry');
});
