import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cacheFolder, cacheFolderFor } from './cache-folder.ts';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'cache-folder-')));
const caches = join(home, '.cache');
const folder = join(caches, 'it-tools');
const find = (env: Readonly<Record<string, string>> = { HOME: home }) => cacheFolder(env, 'linux');

beforeEach(() => {
  rmSync(home, { recursive: true });
  mkdirSync(home, { mode: 0o700 });
});
afterAll(() => rmSync(home, { recursive: true }));

describe.skipIf(process.platform === 'win32')('the cache folder on Linux', () => {
  test('is created once, for this user only', () => {
    expect(find()).toBe(folder);
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
    expect(find()).toBe(folder);
  });

  test('is in XDG_CACHE_HOME if that is absolute', () => {
    expect(find({ HOME: home, XDG_CACHE_HOME: join(home, 'x') })).toBe(join(home, 'x/it-tools'));
    expect(find({ HOME: home, XDG_CACHE_HOME: 'x' })).toBe(folder);
  });

  test.each([{}, { HOME: '' }, { HOME: 'relative' }])('is missing without a home folder: %j', (env) => {
    expect(find(env as Record<string, string>)).toBe(undefined);
  });

  test.each([0o755, 0o770, 0o711, 0o500])('is not used with the mode %o', (mode) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, mode);
    expect(find()).toBe(undefined);
  });

  test('is not used if it is a link or a file', () => {
    mkdirSync(join(home, 'elsewhere'), { mode: 0o700 });
    mkdirSync(caches, { mode: 0o700 });
    symlinkSync(join(home, 'elsewhere'), folder);
    expect(find()).toBe(undefined);
    rmSync(folder);
    writeFileSync(folder, '', { mode: 0o700 });
    expect(find()).toBe(undefined);
  });

  test('is neither used nor created if others could replace it', () => {
    mkdirSync(caches, { mode: 0o700 });
    chmodSync(caches, 0o777);
    expect(find()).toBe(undefined);
    expect(() => lstatSync(folder)).toThrow('ENOENT');
  });

  test.runIf(process.geteuid?.() === 0)('is not used if it, or a folder above it, belongs to another user', () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chownSync(folder, 12_345, 12_345);
    expect(find()).toBe(undefined);
    chownSync(folder, 0, 0);
    expect(find()).toBe(folder);
    chownSync(home, 12_345, 12_345);
    expect(find()).toBe(undefined);
  });
});

test.each([['serve'], ['--lang', 'de', 'serve'], ['export', 'out'], ['check'], ['health'], ['mcp', '--tools', 'all']])(
  'is not used by %j',
  (...words) => {
    expect(cacheFolderFor(words, { HOME: home })).toBe(undefined);
    expect(() => lstatSync(caches)).toThrow('ENOENT');
  },
);
