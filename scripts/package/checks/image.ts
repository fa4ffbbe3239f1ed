import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';

/** Runs a program to its end and returns its output. Throws with the output if the program fails. */
export function must(program: string, ...words: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}

const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/** An unpacked image. */
export interface Unpacked {
  /** The folder that `runc` runs. */
  readonly bundle: string;
  readonly root: string;
  /** Size of the packed image, in bytes. */
  readonly size: number;
}

/**
 * Builds the image from a Containerfile and the files in `dist`, and unpacks it into a folder. Needs neither a container daemon nor a
 * network. Throws if a program fails.
 */
export function makeImage(folder: string, containerfile = 'deploy/Containerfile'): Unpacked {
  const storage = ['--storage-driver', 'vfs', '--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const policy = join(folder, 'policy.json'); // which sources of images to trust: this one is our own
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
