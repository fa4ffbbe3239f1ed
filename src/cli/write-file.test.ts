import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Content } from './io.ts';
import { writeFile } from './write-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-file-'));
const out = join(folder, 'out');
const at = (name: string): string => join(folder, name);
const text = (name: string): string => readFileSync(at(name), 'utf8');
const modeOf = (name: string): number => statSync(at(name)).mode & 0o777;

beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file and returns the text that went to standard output instead. */
async function write(path: string, content: Content): Promise<string> {
  let written = '';
  const stream = {
    isTerminal: false,
    write: async (piece: Content): Promise<void> => {
      written += await Promise.resolve(String(piece));
    },
  };
  await writeFile(path, content, { stdout: stream, stderr: stream });
  return written;
}

async function* broken() {
  yield await Promise.resolve('half of ');
  throw Object.assign(new Error('full'), { code: 'ENOSPC' });
}

test.each([0o600, 0o640, 0o644, 0o755])('a file keeps its mode %o', async (mode) => {
  writeFileSync(out, 'before');
  chmodSync(out, mode);
  await write(out, 'after');
  expect([text('out'), modeOf('out').toString(8)]).toEqual(['after', mode.toString(8)]);
  expect(readdirSync(folder)).toEqual(['out']);
});

test('the temporary copy of a private file is private', async () => {
  writeFileSync(out, 'before', { mode: 0o600 });
  const modes: string[] = [];
  async function* watched() {
    yield await Promise.resolve('a');
    modes.push(...readdirSync(folder).map((name) => modeOf(name).toString(8)));
    yield 'b';
  }
  await write(out, watched());
  expect(modes).toEqual(['600', '600']);
});

test('a new file has the default mode', async () => {
  writeFileSync(at('other'), '');
  await write(out, 'new');
  expect([text('out'), modeOf('out')]).toEqual(['new', modeOf('other')]);
});

test('writes through a link to its target, including a missing one', async () => {
  mkdirSync(at('sub'));
  writeFileSync(at('sub/file'), 'before');
  for (const [link, target] of [
    ['link', 'sub/file'],
    ['chain', 'link'],
    ['dangling', 'sub/new'],
  ] as const) {
    symlinkSync(target, at(link));
    await write(at(link), link);
    expect([text(target), readlinkSync(at(link))]).toEqual([link, target]);
  }
  expect(readdirSync(at('sub')).toSorted()).toEqual(['file', 'new']);
});

test('a file with two names keeps both names', async () => {
  writeFileSync(out, 'before, and longer');
  linkSync(out, at('second'));
  await write(out, 'after');
  expect([text('out'), text('second'), statSync(out).nlink]).toEqual(['after', 'after', 2]);
  expect(readdirSync(folder)).toEqual(['out', 'second']);
});

test.runIf(process.geteuid?.() === 0)('a file keeps its owner', async () => {
  writeFileSync(out, 'before', { mode: 0o640 });
  chownSync(out, 12345, 23456);
  await write(out, 'after');
  expect([text('out'), statSync(out)]).toEqual(['after', expect.objectContaining({ uid: 12345, gid: 23456 })]);
  expect(modeOf('out')).toBe(0o640);
});

test.each(['plain', 'linked'])('a file that cannot be written completely is unchanged: %s', async (kind) => {
  writeFileSync(out, 'before');
  if (kind === 'linked') linkSync(out, at('second'));
  await expect(write(out, broken())).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(text('out')).toBe('before');
  expect(readdirSync(folder)).toEqual(kind === 'linked' ? ['out', 'second'] : ['out']);
});

describe.runIf(process.platform === 'linux')('open descriptors', () => {
  test.each(['/proc/self/fd/1', `/proc/${process.pid}/fd/1`, '/dev/fd/1', '/dev/stdout', '/dev/stderr'])(
    'writes to %s instead of replacing it',
    async (path) => {
      symlinkSync(path, at('link'));
      const before = lstatSync(path).ino;
      expect(await write(path, 'a')).toBe('a');
      expect(await write(at('link'), 'b')).toBe('b');
      expect(lstatSync(path).ino).toBe(before);
      expect([readlinkSync(at('link')), readdirSync(folder)]).toEqual([path, ['link']]);
    },
  );
});

test.skipIf(process.platform === 'win32')('writes to a pipe directly', async () => {
  expect(spawnSync('mkfifo', [out]).status).toBe(0);
  const reader = spawn('cat', [out]);
  let read = '';
  reader.stdout.setEncoding('utf8').on('data', (piece: string) => (read += piece));
  const closed = once(reader, 'close');
  await write(out, 'through');
  await closed;
  expect([read, lstatSync(out).isFIFO()]).toEqual(['through', true]);
});
