import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Problems with the root of an image. No file may be writable, and only Node and its libraries may be executable. */
export function rootFaults(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const name = relative(root, path);
    if (entry.isSymbolicLink() || !(entry.isFile() || entry.isDirectory())) return [`${name} is neither a file nor a folder.`];
    const mode = statSync(path).mode & 0o7777;
    const wanted = entry.isDirectory() || /^(?:node$|lib)/.test(name) ? 0o555 : 0o444;
    return mode === wanted ? [] : [`${name} has mode ${mode.toString(8)}, not ${wanted.toString(8)}.`];
  });
}
