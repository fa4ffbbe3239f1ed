import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LOCK = 'deploy/images.lock';
const digestOf = (digit: string): string => `sha256:${digit.repeat(64)}`;

const imagesIn = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));

/** Runs a script in a folder that has a lock file and, if given, a docker command with this body. */
function play(
  script: string,
  { lock, docker = 'exit 1' }: { readonly lock: string; readonly docker?: string },
  ...words: readonly string[]
) {
  const folder = mkdtempSync(join(tmpdir(), 'images-'));
  for (const name of ['deploy', 'programs']) mkdirSync(join(folder, name));
  cpSync('scripts/package', join(folder, 'scripts/package'), { recursive: true });
  writeFileSync(join(folder, LOCK), lock);
  writeFileSync(join(folder, 'programs/docker'), `#!/bin/sh\n${docker}\n`);
  chmodSync(join(folder, 'programs/docker'), 0o755);
  const env = { ...process.env, PATH: `${join(folder, 'programs')}:${process.env['PATH']}` };
  const { status, stdout, stderr } = spawnSync('bash', [`scripts/package/${script}`, ...words], { cwd: folder, encoding: 'utf8', env });
  const after = readFileSync(join(folder, LOCK), 'utf8');
  rmSync(folder, { recursive: true });
  return { status, stdout, stderr, after };
}

test('each image has a name, a tag, and a digest or a dash', () => {
  const images = imagesIn(readFileSync(LOCK, 'utf8'));
  expect(images.map(([name]) => name)).toEqual(['node', 'emulator', 'builder', 'scanner']);
  for (const image of images) expect(image.join(' ')).toMatch(/^[a-z]+ [\w./-]+:[\w.-]+ (?:-|sha256:[\da-f]{64})$/);
});

test('the Node of the image is the Node that the tests run on', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { node: string } };
  expect(imagesIn(readFileSync(LOCK, 'utf8'))).toContainEqual(['node', `node:${devDependencies.node}-trixie-slim`, expect.any(String)]);
});

test('locked-image.sh prints an image by its digest', () => {
  const lock = `# c\nnode node:24-slim ${digestOf('a')}\nbuilder moby/buildkit:stable ${digestOf('b')}\n`;
  expect(play('locked-image.sh', { lock }, 'builder')).toMatchObject({ status: 0, stdout: `moby/buildkit@${digestOf('b')}\n` });
});

test.each([
  ['has no digest', 'node node:24-slim -\n', 'deploy/images.lock has no digest for node:24-slim'],
  ['has a digest that is too short', 'node node:24-slim sha256:ab\n', 'deploy/images.lock has no digest for node:24-slim'],
  ['is missing', 'builder moby/buildkit:stable -\n', 'deploy/images.lock has no image node'],
])('locked-image.sh fails for an image that %s', (_case, lock, message) => {
  const { status, stdout, stderr } = play('locked-image.sh', { lock }, 'node');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
});

test('lock-images.sh writes the digest of each image, and keeps everything else', () => {
  const lock = `# Comment: keep it\nnode node:24-slim -\nbuilder moby/buildkit:stable ${digestOf('b')}\n`;
  const { status, after } = play('lock-images.sh', { lock, docker: `echo ${digestOf('c')}` });
  expect(status).toBe(0);
  expect(after).toBe(`# Comment: keep it\nnode node:24-slim ${digestOf('c')}\nbuilder moby/buildkit:stable ${digestOf('c')}\n`);
});

test.each([
  ['docker fails', 'exit 1'],
  ['docker prints no digest', 'echo error'],
])('lock-images.sh changes nothing if %s', (_case, docker) => {
  const lock = 'node node:24-slim -\n';
  const { status, after } = play('lock-images.sh', { lock, docker });
  expect(status).not.toBe(0);
  expect(after).toBe(lock);
});
