import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { openFile } from './node-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'node-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.skipIf(process.platform === 'win32')('reads a pipe to its end', async () => {
  const pipe = join(folder, 'pipe');
  expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
  spawn('sh', ['-c', 'printf Jefe > "$0"', pipe]);
  expect(await (await openFile(pipe)).text()).toBe('Jefe');
});

test.runIf(process.platform === 'linux')('reads a file of /proc although its size is 0', async () => {
  expect(await (await openFile('/proc/version')).text()).toMatch(/^Linux/);
});

test('reads an empty file and a device, and rejects a folder', async () => {
  const empty = join(folder, 'empty');
  writeFileSync(empty, '');
  expect((await openFile(empty)).size).toBe(0);
  expect((await openFile('/dev/null')).size).toBe(0);
  await expect(openFile(folder)).rejects.toMatchObject({ code: 'EISDIR' });
  await expect(openFile(join(folder, 'absent'))).rejects.toMatchObject({ code: 'ENOENT' });
});
