import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackageInto } from '#test/support/built-package.ts';

const folder = mkdtempSync(join(tmpdir(), 'package-'));
const dist = join(folder, 'dist');
const work = join(folder, 'work');
const bin = join(dist, 'bin/it-tools.js');

interface Around {
  readonly input?: string | Buffer;
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the built command in a separate folder. */
function run(words: readonly string[], { input = '', flags = [], env = {} }: Around = {}) {
  const options = { cwd: work, input, env: { PATH: process.env['PATH'], LANG: 'C', ...env } };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, bin, ...words], options);
  return { exitCode: status, stdout, said: stdout.toString(), stderr: stderr.toString() };
}

beforeAll(() => {
  mkdirSync(work);
  buildPackageInto(dist);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('reads its input from a pipe and writes the result to a pipe', () => {
  expect(run(['json-to-yaml'], { input: '{"a":[1]}' })).toMatchObject({ exitCode: 0, said: 'a:\n  - 1\n', stderr: '' });
});

test('the environment sets the language and provides a key', () => {
  // RFC 4231, case 2.
  const env = { K: 'Jefe', LANG: 'de_DE.UTF-8' };
  expect(run(['hmac-generator', 'what do ya want for nothing?', '--key-env', 'K'], { env })).toMatchObject({
    exitCode: 0,
    said: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843\n',
  });
  expect(run(['hmac-generator', 'x', '--key-env', 'L'], { env }).stderr).toBe('it-tools: Die Umgebungsvariable L ist nicht gesetzt.\n');
});

test('exits with 1 for rejected input and 2 for an invalid command, each with a message', () => {
  expect(run(['json-minify'], { input: '[1,,]' })).toMatchObject({ exitCode: 1, said: '', stderr: expect.stringMatching(/^stdin:1:4: /) });
  expect(run(['json-minify', '@absent.json'])).toMatchObject({ exitCode: 1, stderr: 'it-tools: absent.json does not exist.\n' });
  expect(run(['json-minify', '@.'])).toMatchObject({ exitCode: 1, stderr: 'it-tools: . is a folder.\n' });
  expect(run(['json-minify', '--absent'])).toMatchObject({ exitCode: 2, stderr: 'it-tools: json-minify has no option --absent.\n' });
});

test.each([
  ['a file that is not there', ['hash-text', '--file', 'absent.bin'], 'absent.bin does not exist.', 1],
  ['a folder as a file', ['hash-text', '--file', '.'], '. is a folder.', 1],
  ['a file that is no text', ['json-minify', '@bytes.bin'], 'bytes.bin is not UTF-8 text.', 1],
  ['a text that no string can hold', ['json-minify', '@large.json'], 'large.json is too large. The limit for text is 500 MB.', 1],
  ['a folder that is not there', ['json-minify', '{}', '-o', 'absent/a.json'], 'absent/a.json cannot be written: ENOENT.', 1],
  ['a folder to be written', ['json-minify', '{}', '-o', '.'], '. is a folder.', 1],
  ['a language that there is not', ['json-minify', '{}', '--lang', 'xx'], '--lang must be one of en, de, es, fr, pt, ru, uk, zh, vi.', 2],
  ['a shell that there is not', ['completion', 'cmd'], 'completion must be one of bash, zsh, fish.', 2],
])('%s has its own message and exit code', (_what, words, sentence, exitCode) => {
  writeFileSync(join(work, 'bytes.bin'), Buffer.from([0xff]));
  writeFileSync(join(work, 'large.json'), '');
  truncateSync(join(work, 'large.json'), 600_000_000); // a sparse file, which takes no space
  expect(run(words)).toMatchObject({ exitCode, said: '', stderr: `it-tools: ${sentence}\n` });
  for (const name of ['bytes.bin', 'large.json']) rmSync(join(work, name));
});

test('writes lines as they are processed, and handles a closed pipe and a full disk', () => {
  const script = 'set -o pipefail; yes 10.0.0.1 | "$0" "$1" ipv4-address-converter --lines --pick decimal';
  const end = (behind: string) => spawnSync('bash', ['-c', `${script} ${behind}`, process.execPath, bin], { encoding: 'utf8' });
  const { stdout, stderr } = end('| head -n 2');
  expect({ stdout, stderr }).toEqual({ stdout: '167772161\n167772161\n', stderr: '' });
  expect(end('> /dev/full').stderr).toContain('it-tools: stdout cannot be written: ENOSPC.\n');
});

test('exits quietly if the reader closes the pipe', () => {
  const command = `set -o pipefail; "$0" "$1" token-generator --quantity 1000 --length 512 | head -c 1`;
  const { status, stderr } = spawnSync('bash', ['-c', command, process.execPath, bin], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('writes a file completely or leaves it unchanged, without temporary files', () => {
  const out = join(work, 'out.json');
  writeFileSync(out, 'before');
  expect(run(['json-minify', '{', '-o', 'out.json']).exitCode).toBe(1);
  expect(readFileSync(out, 'utf8')).toBe('before');
  expect(run(['json-minify', '{ }', '-o', 'out.json']).exitCode).toBe(0);
  expect(readFileSync(out, 'utf8')).toBe('{}\n');
  expect(readdirSync(work)).toEqual(['out.json']);
});

test('reports a full disk for -o and standard output', () => {
  const full = 'cannot be written: ENOSPC.\n';
  expect(run(['json-minify', '{}', '-o', '/dev/full'])).toMatchObject({ exitCode: 1, stderr: `it-tools: /dev/full ${full}` });
  const { status, stderr } = spawnSync('sh', ['-c', '"$0" "$1" json-minify {} > /dev/full', process.execPath, bin], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: `it-tools: stdout ${full}` });
});

test('writes bytes to a pipe unchanged', () => {
  const bytes = Buffer.from([0, 255, 10, 13, 128]);
  expect(run(['base64-file-converter', 'decode', bytes.toString('base64')]).stdout).toEqual(bytes);
});

test('reads large piped input completely', () => {
  const input = Buffer.alloc(20_000_000, 'a');
  const digest = createHash('sha256').update(input).digest('hex');
  const { said, exitCode } = run(['hash-text', '--file', '-', '--pick', 'SHA-256'], { input });
  expect({ said, exitCode }).toEqual({ said: `${digest}\n`, exitCode: 0 });
});

test('a command runs with read access to the package only', () => {
  const flags = ['--permission', `--allow-fs-read=${dist}`];
  expect(run(['hash-text', 'abc', '--pick', 'CRC-32'], { flags })).toMatchObject({ exitCode: 0, said: '352441c2\n' });
});

test('Ctrl+C ends a command that would run for years', async () => {
  const child = spawn(process.execPath, [bin, 'regex-tester', `${'a'.repeat(60)}!`, '--pattern', '(a|a)*$'], { stdio: 'ignore' });
  await once(child, 'spawn');
  setTimeout(() => child.kill('SIGINT'), 500);
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
});

test('the code of every tool can be loaded', () => {
  const ids = run(['list'])
    .said.trim()
    .split('\n')
    .map((line) => line.split('\t', 1)[0]);
  const load = `for (const id of ${JSON.stringify(ids)}) await import(${JSON.stringify(`file://${dist}/work/`)} + id + '.js')`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', load], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
