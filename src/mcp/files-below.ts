import { realpath, stat } from 'node:fs/promises';
import { relative, resolve, sep, isAbsolute } from 'node:path';
import type { Io } from '#cli/io.ts';
import { NOT_REGULAR, OUTSIDE } from '#cli/sources.ts';

const outside = (path: string): Error => Object.assign(new Error(path), { code: OUTSIDE });

function isBelow(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * Opens files below a folder alone, whatever links lead out of it; none where there is no folder. What stands outside is not looked at, so that
 * nobody learns whether it is there. A pipe or a device could keep the thread for good, so neither is opened.
 */
export const filesBelow =
  (root: string | undefined, openFile: Io['openFile']): Io['openFile'] =>
  async (path) => {
    const said = root === undefined || path.includes('\0') ? undefined : resolve(root, path);
    if (root === undefined || said === undefined || !isBelow(root, said)) throw outside(path);
    const real = await realpath(said);
    if (!isBelow(root, real)) throw outside(path);
    const found = await stat(real);
    if (!found.isFile() && !found.isDirectory()) throw Object.assign(new Error(path), { code: NOT_REGULAR });
    return openFile(real);
  };
