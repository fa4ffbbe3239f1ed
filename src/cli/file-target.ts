import { constants } from 'node:fs';
import { access, readlink, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process'; // the bundler empties the environment of the global process

/** A path to an open file descriptor: in /proc on Linux, in /dev on other systems. */
const DESCRIPTOR = /^(?:\/proc\/(\d+)(?:\/task\/\d+)?|\/dev)\/fd\/(\d+)$/;

/** The target of a path to write to. */
export type FileTarget =
  | { readonly kind: 'new'; readonly path: string }
  /** A regular file. `isShared` if replacing it would affect others, because it has several hard links or another owner. */
  | { readonly kind: 'file'; readonly path: string; readonly mode: number; readonly isShared: boolean }
  /** A pipe, a device, or a file that only another process has open. */
  | { readonly kind: 'special'; readonly path: string }
  /** A descriptor of this process. */
  | { readonly kind: 'descriptor'; readonly descriptor: number };

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The target of a symbolic link; `undefined` for any other path. */
async function linkTarget(path: string): Promise<string | undefined> {
  try {
    return await readlink(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EINVAL' || error.code === 'ENOENT' || error.code === 'UNKNOWN'))
      return undefined; // Windows reports UNKNOWN
    throw error;
  }
}

/** Follows links one at a time, up to a file or to the name of a descriptor, whose own link has no usable target. */
export async function followed(path: string): Promise<string> {
  const named = join(await realpath(dirname(path)), basename(path));
  if (DESCRIPTOR.test(named)) return named;
  const target = await linkTarget(named);
  return target === undefined ? named : followed(resolve(dirname(named), target));
}

/** Whether a new file in this place would belong to another user or group. */
const isForeign = ({ uid, gid }: { readonly uid: number; readonly gid: number }): boolean =>
  (process.geteuid !== undefined && process.geteuid() !== uid) || (process.getegid !== undefined && process.getegid() !== gid);

/** Finds the target of a path. Rejects like `node:fs`, also if the file is not writable. */
export async function fileTarget(path: string): Promise<FileTarget> {
  const named = await stat(path).then(
    () => true,
    (error: unknown) => (isMissing(error) ? false : Promise.reject(error)),
  );
  const file = await followed(path);
  const [, owner, descriptor] = DESCRIPTOR.exec(file) ?? [];
  if (descriptor !== undefined && (owner === undefined || Number(owner) === process.pid))
    return { kind: 'descriptor', descriptor: Number(descriptor) };
  if (descriptor === undefined && !named) return { kind: 'new', path: file };
  const found = await stat(file);
  if (descriptor !== undefined || !found.isFile()) return { kind: 'special', path: file };
  await access(file, constants.W_OK);
  return { kind: 'file', path: file, mode: found.mode & 0o777, isShared: found.nlink > 1 || isForeign(found) };
}
