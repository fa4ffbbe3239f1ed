import { realpath, stat } from 'node:fs/promises';
import { relative, resolve, sep, isAbsolute } from 'node:path';
import type { Io } from '#cli/io.ts';
import { NOT_REGULAR, OUTSIDE } from '#cli/sources.ts';

const refused = (code: string, path: string): Error => Object.assign(new Error(path), { code });

function isBelow(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * Opens only regular files below a folder, even if links point outside, and no files without a folder. Paths outside are not looked up, so
 * that nobody learns whether they exist.
 */
export const filesBelow =
  (root: string | undefined, openFile: Io['openFile']): Io['openFile'] =>
  async (path) => {
    const requested = root === undefined || path.includes('\0') ? undefined : resolve(root, path);
    if (root === undefined || requested === undefined || !isBelow(root, requested)) throw refused(OUTSIDE, path);
    const real = await realpath(requested);
    if (!isBelow(root, real)) throw refused(OUTSIDE, path);
    const found = await stat(real);
    // Opening a pipe without a writer would block its thread in the kernel, where nothing can end it.
    if (!found.isFile() && !found.isDirectory()) throw refused(NOT_REGULAR, path);
    return openFile(real);
  };
