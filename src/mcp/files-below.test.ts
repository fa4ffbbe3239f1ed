import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from './files-below.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'below-')));
const root = join(folder, 'root');
const open = (from: string | undefined, path: string) => filesBelow(from, (found) => Promise.resolve(new Blob([found])))(path);

beforeAll(() => {
  mkdirSync(join(root, 'in'), { recursive: true });
  writeFileSync(join(folder, 'secret'), '');
  writeFileSync(join(root, 'in/a'), '');
  writeFileSync(join(root, '..a'), '');
  symlinkSync(join(folder, 'secret'), join(root, 'out'));
  symlinkSync(folder, join(root, 'up'));
  symlinkSync(join(root, 'in/a'), join(root, 'link'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(['in/a', './in/../in/a', join(root, 'in/a'), 'link', '..a'])('%s is inside the folder', async (path) => {
  const real = path === '..a' ? '..a' : 'in/a';
  expect(await (await open(root, path)).text()).toBe(join(root, real));
});

test.each(['../secret', '../absent', '/etc/passwd', 'out', 'up/secret', 'in/../../secret', 'in/a\0', '..', `${root}-beside`])(
  '%j is outside the folder',
  async (path) => {
    await expect(open(root, path)).rejects.toMatchObject({ code: 'EOUTSIDE' });
  },
);

test('reports a missing file, and refuses every file without a folder', async () => {
  await expect(open(root, 'absent')).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(open(undefined, 'in/a')).rejects.toMatchObject({ code: 'EOUTSIDE' });
});

test.skipIf(process.platform === 'win32')('refuses pipes and devices inside the folder, and accepts folders', async () => {
  expect(spawnSync('mkfifo', [join(root, 'pipe')]).status).toBe(0);
  symlinkSync(join(root, 'pipe'), join(root, 'link-to-pipe'));
  for (const path of ['pipe', 'link-to-pipe']) await expect(open(root, path)).rejects.toMatchObject({ code: 'ENOTREGULAR' });
  await expect(open('/', 'dev/zero')).rejects.toMatchObject({ code: 'ENOTREGULAR' });
  expect(await (await open(root, 'in')).text()).toBe(join(root, 'in'));
});
