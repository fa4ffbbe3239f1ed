import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';

/** Runs a program to its end; throws what it printed where that is a bad one. */
export function must(program: string, ...words: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}

const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/** An image that is unpacked. */
export interface Unpacked {
  /** What `runc` runs. */
  readonly bundle: string;
  readonly root: string;
  /** Bytes, packed. */
  readonly size: number;
}

/** Builds the image from a Containerfile and what lies in `dist`, and unpacks it in a folder. No container daemon, no network. Throws where a program fails. */
export function makeImage(folder: string, containerfile = 'deploy/Containerfile'): Unpacked {
  const storage = ['--storage-driver', 'vfs', '--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const policy = join(folder, 'policy.json'); // of whom images are taken: it is ours
  writeFileSync(policy, '{ "default": [{ "type": "insecureAcceptAnything" }] }');
  const architecture = architectures[process.arch] ?? process.arch;
  const build = ['bud', '--isolation', 'chroot', '--signature-policy', policy, '--build-arg', `TARGETARCH=${architecture}`];
  must('buildah', ...storage, ...build, '--tag', 'it-tools', '--file', containerfile, '.');
  const archive = join(folder, 'oci');
  must('buildah', ...storage, 'push', '--signature-policy', policy, 'it-tools', `oci:${archive}:latest`);
  const bundle = join(folder, 'bundle');
  must('umoci', 'unpack', '--image', `${archive}:latest`, bundle);
  const size = listFiles(archive).reduce((sum, file) => sum + statSync(join(archive, file)).size, 0);
  return { bundle, root: join(bundle, 'rootfs'), size };
}
