import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandSizes, sizeFaults } from './command-sizes.ts';

const folder = mkdtempSync(join(tmpdir(), 'command-sizes-'));
for (const name of ['bin', 'chunks', 'work']) mkdirSync(join(folder, name));
const write = (path: string, code: string, length: number): void => writeFileSync(join(folder, path), code.padEnd(length));

write('bin/it-tools.js', 'var{start:t}=await import(`../chunks/start-1.js`);', 1000);
write('chunks/start-1.js', 'import"./shared-1.js";', 20_000);
write('chunks/shared-1.js', '', 9000);
write('work/light.js', 'import{a}from"../chunks/shared-1.js";await import("../chunks/heavy-1.js");', 10_000);
write('work/planted.js', 'export*from"../chunks/heavy-1.js";', 10_000);
write('chunks/heavy-1.js', 'import"./shared-1.js";', 240_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('the size of a command includes each file loaded before its work begins, once', () => {
  const sizes = commandSizes(folder).toSorted((one, other) => one.kilobytes - other.kilobytes);
  expect(sizes).toEqual([
    { tool: 'light', kilobytes: 40 },
    { tool: 'planted', kilobytes: 280 },
  ]);
});

test('reports a command that is too large, and an unnecessary exception', () => {
  const sizes = commandSizes(folder);
  expect(sizeFaults(sizes, {})).toEqual(['planted reads 280 kB, and may read 250 kB.']);
  expect(sizeFaults(sizes, { planted: 281 })).toEqual([]);
  expect(sizeFaults(sizes, { planted: 279 })).toEqual(['planted reads 280 kB, and may read 279 kB.']);
  expect(sizeFaults(sizes, { planted: 281, light: 300 })).toEqual(['light needs no exception.']);
});
