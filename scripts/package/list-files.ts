import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/**
 * The paths of all files below a folder, with slashes, sorted by code unit, so that they are the same on every machine. Throws as `node:fs`
 * does.
 */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(resolve(folder), resolve(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted((one, other) => (one < other ? -1 : 1));
}
